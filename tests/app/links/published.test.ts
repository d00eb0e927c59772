import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isBeforeGame } from '../../../web/app/session/session.js';
import { cardsOf, hands, taps } from '../play_through.js';
import { engine, Player } from '../screens/drawn.js';
import { open } from './history.js';

interface GoldenLink {
  readonly name: string;
  readonly link: string;
  /** The address that the app writes after a visit to another screen; the link itself by default. */
  readonly writes?: string;
  readonly seat: string;
  readonly cards: string;
  readonly points?: number;
  readonly spoken?: string;
  readonly totals?: readonly string[];
  /** True if more cards are expected, so the pad is open. */
  readonly waits?: boolean;
  readonly best?: string;
  /** Our score and theirs, on the board or in the chip that leads to the board. */
  readonly score?: string;
}

// Published links must always be readable. Add links to links.json, and never change one.
const golden = JSON.parse(
  readFileSync(new URL('../../cases/links.json', import.meta.url), 'utf8'),
) as readonly GoldenLink[];

// The screen's name for each hand of a link. In these links the player deals. A hand by itself has no owner.
const seats: Readonly<Record<string, RegExp>> = { Pone: /^Them/, Dealer: /^Me/ };
const seatsAlone: Readonly<Record<string, RegExp>> = { Pone: /^Hand$/, Crib: /^Crib$/ };

/** Returns the score on the screen less the points pegged in play: a link to Pegging has the score before the play. */
const scoreBeforeIt = (player: Player): string => {
  const score = player.text('.score-plate dd') || player.text('.score-chip span').replace(/\D+/g, ' ').trim();
  const pegged = player.text('.turn .pegged').match(/\d+/g) ?? [];
  return score
    .split(' ')
    .slice(0, 2)
    .map((hole, side) => Number(hole) - Number(pegged[side] ?? 0))
    .join(' ');
};

test.each(golden)('a published link opens its old position: $name', async (expected) => {
  const { link, writes = link, seat, cards, points, spoken, totals, waits = false, best, score } = expected;
  const player = await new Player(engine).open(link);
  const [, handsOnly = ''] = /^#v1\/count\/([^-/]*)/.exec(link) ?? [];
  const isCount = player.state.view === 'count' && seat !== 'Any';
  const isAlone = isCount && handsOnly.split('.').filter(Boolean).length <= 1;
  const names = isAlone ? seatsAlone : seats;
  // An empty table has the name of the app where the hands would be.
  if (isAlone && cards === '') expect(player.text('.app-title .wordmark')).toBe('Fifteen Two');
  else expect(player.button(names[seat] ?? new RegExp(`^${seat}`)).attributes['aria-pressed']).toBe('true');
  if (isCount) {
    expect(isBeforeGame(player.state.session)).toBe(isAlone);
    expect(player.chip !== '').toBe(!isAlone);
  }
  expect(player.cards).toBe(cards);
  expect(player.all('.shell')[0]?.attributes['data-pad'] === 'open' || player.all('.rank-pad').length > 0).toBe(waits);
  if (points !== undefined) expect(player.text('.numeral')).toBe(String(points));
  if (spoken !== undefined) expect(player.text('.spoken')).toContain(spoken);
  if (totals) expect(player.texts('.totals dd').slice(0, 3)).toEqual(totals);
  if (best !== undefined)
    expect(player.all('.discard-row').map(({ attributes }) => attributes['data-thrown'])).toMatchObject({
      0: best,
      length: 15,
    });
  if (score !== undefined) expect(scoreBeforeIt(player)).toBe(score);
  expect(player.status.look).not.toBe('notice');
  const here = player.state.view;
  await player.go(here === 'count' ? 'discard' : 'count');
  await player.go(here);
  expect(player.fragment).toBe(writes);
});

// Each row has the fault, the link, and a part of the error message (the wrong card or ranks).
test.each([
  ['a bad card', 'v1/count/5H5X6C7D', '5X'],
  ['a bad starter', 'v1/count/4S5H5D6C-11D', ''],
  ['a card twice', 'v1/count/5H5H6C7D', 'five of hearts'],
  ['a card twice in two hands', 'v1/count/5H6H7H8H.5H2C3C4C-JD', ''],
  ['the starter also in a hand', 'v1/count/5H6H7H8H-5H', ''],
  ['five cards in a hand', 'v1/count/4S5H5D6C7C-JD', ''],
  ['seven cards dealt', 'v1/discard/5DJH6S4H5S2CKC', ''],
  ['two starters', 'v1/count/4S5H5D6C-JD-QD', ''],
  ['a seat that is none', 'v1/count/4S5H5D6C-JD/banker', ''],
  ['an unknown version', 'v2/count/4S5H5D6C-JD', ''],
  ['an unknown screen', 'v1/poker/4S5H5D6C', ''],
  ['no version', 'hello', ''],
  ['more than 128 characters', `v1/count/${'5H'.repeat(80)}`, ''],
  ['markup', 'v1/count/%3Cimg%20src=x%20onerror=alert(1)%3E', ''],
  ['percent signs', 'v1/count/%E0%A4%A', ''],
  ['signs where cards belong', 'v1/play/%%%%', '“%%%%” is not a card'],
  ['bad ranks', 'v1/count/A2Z/ranks', 'Z'],
])('a link that cannot be read says so and leaves the cards alone: %s', async (_, link, said) => {
  const { store, history, address } = open('', engine);
  for (const tap of taps('4S 5H 5D 6C')) store.dispatch(tap);
  history.follow(link);
  await address.open();
  const { view, suspended, ui } = store.state();
  expect([view, suspended, hands(store.state()).pone]).toEqual(['count', null, cardsOf('4S 5H 5D 6C')]);
  expect(ui.notice).toMatch(/^That (link could not be read|is not a Fifteen Two link)\./);
  expect(ui.notice).toContain(said);
  expect(history.place.fragment()).toBe('v1/count/4S5H5D6C');
});
