/** Dependencies are few: each is pinned, and docs/dependencies.md says what it is for. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const about = JSON.parse(readFileSync('package.json', 'utf8')) as {
	readonly dependencies: Readonly<Record<string, string>>;
	readonly devDependencies: Readonly<Record<string, string>>;
};
const all = Object.entries({ ...about.dependencies, ...about.devDependencies });

it.each(all)('%s is pinned and has its reason', (name, version) => {
	// Or one version of a package under another name.
	expect(version).toMatch(/^(npm:\w+@)?\d+\.\d+\.\d+$/);
	expect(readFileSync('docs/dependencies.md', 'utf8')).toContain(`\`${name}\``);
});
