/** Plain text to paste: the scores for a forum, and a play log for BG Stats or BoardGameGeek. */
import { playTime, standings, type Standing } from '$engine';
import { describeEnd } from '$lib/text/describe-state';
import { formatPercent } from '$lib/text/money';
import { speaker, type Speaker } from '$lib/text/speaker';
import { dayOf, duration, gameTitle, minutesOf, stateOf, type GameOnPaper } from './game-on-paper';

export const TEXT_TYPE = 'text/plain;charset=utf-8';

/** For a forum: one line a player, the parts indented below. */
export function scoresText(game: GameOnPaper): string {
	const { title, words, screen, head } = game;
	const state = stateOf(game);
	const time = playTime(title, head);
	const heading = state.finished === null ? screen.textStandings : screen.textFinal;
	const day = dayOf(game);
	const about = [
		day,
		time === null ? null : words.score.duration({ time: duration(words, time.played) }),
		words.score.entries({ count: head.count })
	].filter((part) => part !== null);
	const lines = standings(title, state).list.flatMap((standing) => textOf(game, standing));
	const top = [`${gameTitle(game)}: ${heading}`, describeEnd(words, title, state)];
	return `${[...top, about.join(', '), '', ...lines].join('\n')}\n`;
}

function textOf(game: GameOnPaper, standing: Standing): string[] {
	const say = speaker(game.words, game.title, stateOf(game));
	const { rank, name, score } = standing;
	const parts = partsOf(game, say, standing);
	return [`${rank}. ${name} ${say.money(score.total)}`, `   ${parts.join(', ')}`];
}

/** What a total is made of, one after the other. */
export function partsOf({ screen }: GameOnPaper, say: Speaker, standing: Standing): string[] {
	const { cash, shares, deeds, debts } = standing;
	return [
		`${screen.csvCash} ${say.money(cash)}`,
		...shares.map((l) => `${l.about} ${formatPercent(l.amount)} ${say.money(l.value)}`),
		...deeds.filter((l) => l.value !== 0).map((l) => `${l.about} ${say.money(l.value)}`),
		...debts.map((l) => `${screen.csvDebt} ${say.money(-Math.abs(l.value))}`)
	];
}

/** What a play log asks for, in its order: game, date, minutes, players with seat, score and win. */
export function playLog(game: GameOnPaper): string {
	const { title, words, head } = game;
	const state = stateOf(game);
	const h = words.history;
	const time = playTime(title, head);
	const day = dayOf(game);
	const players = standings(title, state).list.map(({ rank, name, score }) => {
		const seat = state.seats.indexOf(score.player) + 1;
		const won = rank === 1 && state.finished !== null ? `, ${h.won}` : '';
		return `${rank}. ${name}, ${score.total}, ${words.table.seat({ seat })}${won}`;
	});
	const lines = [
		`${h.game}: ${title.name}`,
		...(day === null ? [] : [`${h.date}: ${day}`]),
		...(time === null ? [] : [`${h.minutes}: ${minutesOf(time.played)}`]),
		`${words.table.players}:`,
		...players,
		`${h.comment}: ${[game.name, describeEnd(words, title, state)].filter((t) => t !== '').join('. ')}`
	];
	return `${lines.join('\n')}\n`;
}
