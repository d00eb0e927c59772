import { expect, test } from 'vitest';
import { prompt } from '../../../web/app/features/count/prompt.js';
import { strings } from '../../../web/app/messages/app.js';
import type { Action } from '../../../web/app/root/reducer.js';
import { cardsSeen } from '../../../web/app/root/registry.js';
import { countOf } from '../../../web/app/session/count_slice.js';
import type { State } from '../../../web/app/state/state.js';
import { type Card, type Rank, ranks, suits } from '../../../web/engine/index.js';
import { cardsOf, engine, goTo, keepingScore, playThrough, reach, taps } from '../play_through.js';

const sit = (seat: 'pone' | 'dealer' | 'crib' | 'any'): Action => ({ type: 'seatChosen', seat });
const said = (...actions: readonly Action[]) => prompt(reach(actions));

test('a hand waits for its cards, then for the starter, until the cuts are there, and then for nothing', async () => {
  expect(said()).toBe(strings.countPrompt);
  expect(said(...taps('4S'))).toBe(strings.more(3));
  expect(said(...taps('4S 5H 5D'))).toBe(strings.more(1));
  expect(said(...taps('4S 5H 5D 6C'))).toBe(strings.starterNext);
  expect(prompt(await playThrough(engine, taps('4S 5H 5D 6C')))).toBe('');
  expect(said(...taps('4S 5H 5D 6C JD'))).toBe('');
});

test('any cards wait for the first, may be more while the pad is open, and ranks for nothing', () => {
  const some = [sit('any'), ...taps('4S 5H')];
  expect(said(sit('any'))).toBe(strings.anyPrompt);
  expect(said(...some)).toBe(strings.anyWhole);
  expect(said(...some, { type: 'trayTapped' })).toBe('');
  expect(said({ type: 'ranksGiven', ranks: 'A2233444' })).toBe('');
});

test('the next hand says what the one before it has just pegged, and how many cards are missing', async () => {
  const pone = [...keepingScore, ...taps('4S 5H 5D 6C KH')];
  const shown = await playThrough(engine, [...pone, { type: 'showPegged', seat: 'pone' }]);
  expect(shown.session.seat).toBe('dealer');
  expect(prompt(shown)).toBe(`${strings.justCounted('them', 16, 16, shown.session.names)} ${strings.more(4)}`);
  expect(said(...pone, sit('dealer'))).toBe(strings.more(4));
});

test('the opponent’s hand has room only for the ranks they played, and the refusal names the card', () => {
  const played = (ranks: readonly Rank[]) => [
    goTo('play'),
    ...taps('4H 5S 5D 6S 9C'),
    ...ranks.map((rank) => ({ type: 'rankPlayed', rank }) as const),
    goTo('count'),
    sit('pone'),
  ];
  const hand = (state: State) => countOf(state.session).hands.pone;
  const all = reach([...played(['8', '9', '7', '4']), ...taps('8S 9D 7C')]);
  const lit = ranks
    .flatMap((rank) => suits.map((suit): Card => `${rank}${suit}`))
    .filter((card) => !cardsSeen(all).includes(card));
  expect(lit.toSorted()).toEqual(cardsOf('4S 4D 4C 7C 8S 9D').toSorted());
  for (const refused of [reach(taps('KS'), all), reach([{ type: 'cardsGiven', cards: cardsOf('8S 9D KS 4C') }], all)])
    expect([hand(refused), refused.ui.notice]).toEqual([hand(all), strings.notInHand('KS', ['8', '9', '7', '4'])]);
  const three = reach([...played(['8', '9', '7']), ...taps('KS 8S')]);
  expect([hand(three), reach(taps('QS'), three).ui.notice]).toEqual([
    ['KS', '8S'],
    strings.notInHand('QS', ['8', '9', '7']),
  ]);
  expect(hand(reach(taps('KS QS 2S'), reach([...played(['8', '9']), ...taps('7H 9D')])))).toEqual(['7H', '9D', 'KS']);
  expect(hand(reach([...played(['8', '8']), { type: 'cardsGiven', cards: cardsOf('8S 8D KS QS') }]))).toHaveLength(4);
});

test('the opponent’s hand names the ranks they played without a suit, and ours does not', () => {
  const play = [goTo('play'), ...taps('4H 5S 5D 6S 9C'), { type: 'rankPlayed', rank: '7' } as const, goTo('count')];
  expect(said(...play, sit('pone'))).toBe(strings.theyLaid(['7']));
  expect(said(...play, sit('crib'))).toBe(strings.more(4));
});
