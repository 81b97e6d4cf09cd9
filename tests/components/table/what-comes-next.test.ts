/** What comes next, in words that are true: the end of a round is not the round that follows it. */
import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import NowPanel from '$lib/components/game/now/NowPanel.svelte';
import { setLanguage } from '$lib/text';
import { deedTo, investing, mx, rich, table } from '../../engine/1822mx/support';
import { correct, newMex, openingOver, operatingTurn, startCompany } from '../../support/mex';
import { openAt } from '../stock/desk';

describe('§5.12.8 everybody passes, and then the owner of P7 is asked', () => {
	const asked = () =>
		deedTo(rich(investing(table(), 'p1'), { p1: 200, p2: 350, p3: 300 }), 'P7', 'p1');

	beforeEach(() => setLanguage('en'));

	it('the button says that the round ends, the line below that somebody is asked', async () => {
		const { context } = await openAt(asked(), [], mx);
		const { container } = render(NowPanel, { context });
		const pass = screen.getByRole('button', { name: /^Everyone left passes/ });
		expect(pass).toHaveTextContent('3 passes, then the end of SR 2');
		const line = [...container.querySelectorAll('p')].find((each) =>
			each.textContent?.startsWith('Everyone left passes:')
		);
		expect(line?.textContent).toMatch(/\. Then: [A-Z].*$/);
	});

	it('in Spanish too', async () => {
		await setLanguage('es');
		const { context } = await openAt(asked(), [], mx);
		render(NowPanel, { context });
		expect(screen.getByText('3 pases, después el final de la RB 2')).toBeInTheDocument();
	});
});

describe('the last company of a set', () => {
	it('“Next” is followed by the round itself', async () => {
		await setLanguage('en');
		const last = correct(
			startCompany(openingOver(newMex()), 'CHI', {
				held: { p1: [20, 10, 10] },
				treasury: 100,
				trains: ['2']
			}),
			...['A', 'B', 'C'].map((company) => ({ kind: 'operated', company, operated: true }) as const)
		);
		const { context } = await openAt(operatingTurn(last, 'CHI', { number: 2, parts: 1 }));
		render(NowPanel, { context });
		const next = screen.getByText('Next', { exact: true }).closest('p');
		expect(next?.textContent?.replace(/\s+/g, ' ').trim()).toBe('Next SR 3');
	});
});
