/** A major acquires a minor of 1822MX: who is on offer, what would follow, and what the journal says of it. */
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { State } from '$engine';
import { operatingView } from '$lib/components/game/views';
import { describeEntry, catalogues, setLanguage } from '$lib/text';
import AcquireSheet from '$lib/titles-ui/1822mx/operating/AcquireSheet.svelte';
import {
	business,
	companyIn,
	deedTo,
	inPhase,
	minor,
	mx,
	operating,
	spotIn,
	table
} from '../../engine/1822mx/support';
import { booked } from '../support/booked';
import { openAt, type Opened } from '../stock/desk';

beforeEach(() => setLanguage('en'));

/** FCM may acquire M9 of Benito at twice `price`; M5 of Carla first ran in this round. */
function pair(price: number): State {
	const ran = { shares: { p1: 40 }, cash: 400, trains: ['3'], turns: 2 };
	let state = business(inPhase(table(), '3'), 'FCM', { price: 165, ...ran });
	state = minor(state, 'M9', 'p2', { price: 90, cash: 70, trains: ['2'], turns: 2 });
	state = minor(state, 'M5', 'p3', { price: 50, cash: 0, trains: ['L'], turns: 1 });
	const faceDown = { ...companyIn(state, 'M5'), faceDown: true };
	const dear = { ...companyIn(state, 'FCM'), spot: { ...spotIn(state, 'FCM'), price: 160 } };
	const sold = { ...companyIn(state, 'M9'), spot: { ...spotIn(state, 'M9'), price } };
	const companies = { ...state.companies, M5: faceDown, FCM: dear, M9: sold };
	return operating(deedTo({ ...state, companies }, 'P10', 'M9'), 'FCM', { settled: true });
}

async function open(price: number): Promise<Opened> {
	const opened = await openAt(pair(price), [], mx);
	const view = operatingView(opened.teller.title, opened.teller.state);
	if (view === null) throw new Error('nobody operates');
	render(AcquireSheet, { props: { view, onclose: () => {} }, context: opened.context });
	return opened;
}

describe('acquiring a minor', () => {
	it('§6.17 one that first ran in this round is listed, muted with its reason, and says more when tapped', async () => {
		await open(90);
		const minors = within(screen.getByRole('group', { name: 'Which minor?' })).getAllByRole(
			'button'
		);
		const [able, refused] = minors;
		expect(minors).toHaveLength(2);
		expect(able).toHaveAccessibleName('Minor M9');
		expect(refused).toHaveAccessibleName('Minor M5: no earlier run §6.17');
		await userEvent.click(refused ?? document.body);
		expect(screen.getByRole('alert')).toHaveTextContent(/earlier operating round.*§6\.17/);
		expect(screen.queryByRole('radio')).toBeNull();
	});

	it('§6.18.5 the preview names the minor’s private and the shares that are given', async () => {
		await open(90);
		await userEvent.click(screen.getByRole('radio', { name: /^Two shares/ }));
		const follows = screen.getByLabelText('What follows');
		expect(follows).toHaveTextContent(/Benito\s*0%\s*20%/);
		expect(follows).toHaveTextContent(/P10.*Minor M9\s*FCM/);
	});

	const said = async (price: number, terms: RegExp): Promise<readonly string[]> => {
		const { session } = await open(price);
		const before = session.present;
		await userEvent.click(screen.getByRole('radio', { name: terms }));
		await userEvent.click(screen.getByRole('button', { name: /^Acquire Minor M9/ }));
		await booked(session);
		const entry = session.line.at(-1);
		if (entry === undefined) throw new Error('nothing was booked');
		return [catalogues.en, catalogues.es].map((words) => describeEntry(words, mx, before, entry));
	};

	it('§4.2.2 what the minor’s owner gives is its director’s certificate, not a percent', async () => {
		await open(90);
		const lost = screen.getByText('Benito', { selector: 'dt:has(*)' }).closest('div');
		expect(lost).toHaveTextContent(/director’s certificate.*–/);
		expect(lost).not.toHaveTextContent('%');
	});

	it('§6.18.2 an even deal moves no cash, and its sentence names none', async () => {
		const [en, es] = await said(160, /^Two shares/);
		expect(en).toMatch(/^FCM acquires Minor M9 for 2 shares, /);
		expect(es).toMatch(/ por 2 acciones, /);
	});

	it('§6.18.2 a deal for cash names no shares', async () => {
		const [en, es] = await said(90, /^Cash only/);
		expect(en).toMatch(/^FCM acquires Minor M9 for \$180, /);
		expect(es).toMatch(/ por 180 \$|por \$180/);
	});

	it('§6.18.2 one share and the rest in cash', async () => {
		const [en] = await said(90, /^One share/);
		expect(en).toMatch(/^FCM acquires Minor M9 for 1 share and \$20, /);
	});

	it('§6.18.2 what the director pays comes back', async () => {
		const [en] = await said(90, /^Two shares/);
		expect(en).toMatch(/^FCM acquires Minor M9 for 2 shares, with \$140 back, /);
	});
});
