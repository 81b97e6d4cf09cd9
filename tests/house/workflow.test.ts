/** What is published was tested: the workflow's jobs, read as they are written. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const workflow = readFileSync('.github/workflows/pages.yml', 'utf8');

/** The lines of one job, below its name. */
function job(name: string): string {
	const from = workflow.indexOf(`\n  ${name}:\n`);
	if (from < 0) throw new Error(`there is no job ${name}`);
	const rest = workflow.slice(from + 1);
	const next = /\n {2}\w+:\n/.exec(rest);
	return next === null ? rest : rest.slice(0, next.index);
}

describe('the publishing workflow', () => {
	it('runs for every change of main', () => {
		expect(workflow).toMatch(/push:\n\s+branches: \[main\]/);
		expect(job('test')).toMatch(/run: npm test$/m);
	});

	it('publishes the static build from main only, and only after the tests', () => {
		const publish = job('publish');
		expect(publish).toMatch(/^ {4}needs: test$/m);
		expect(publish).toContain("github.ref == 'refs/heads/main'");
		expect(publish).toMatch(/npm run build -- --base/);
		// A host that knows no game's address shows the app all the same.
		expect(publish).toContain('cp build/200.html build/404.html');
		expect(publish).toMatch(/upload-pages-artifact@v\d+\n\s+with:\n\s+path: build/);
		expect(publish).toContain('actions/deploy-pages@');
	});

	it('makes the release with its checksums after the tests too', () => {
		const release = job('release');
		expect(release).toMatch(/^ {4}needs: test$/m);
		expect(release).toContain('npm run release');
		expect(release).toContain('release/*');
	});
});
