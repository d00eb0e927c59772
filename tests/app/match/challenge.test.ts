import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEngine } from '../../../dist/engine/index.js';
import { matchFeature } from '../../../web/app/features/match/feature.js';
import { selectLead } from '../../../web/app/features/match/selectors.js';
import { levels } from '../../../web/app/features/match/settings.js';
import { printChallenge, readChallenge } from '../../../web/app/features/match/start/challenge_link.js';
import { reduce } from '../../../web/app/root/reducer.js';
import { dealOf } from '../../../web/app/session/game.js';
import { counters, targets, usualSettings } from '../../../web/app/session/match.js';
import { emptyMatchState } from '../../../web/app/state/slices/match.js';
import type { State } from '../../../web/app/state/state.js';
import { atBoard, begun, goOnTo, inMatch, match, settled, stored } from './playing.js';

const engine = await createEngine();

const offers = fc.record({
  level: fc.constantFrom(...levels),
  seed: fc.nat(2 ** 52 - 1),
  swapped: fc.boolean(),
  settings: fc.record({
    target: fc.constantFrom(...targets),
    counts: fc.constantFrom(...counters),
    games: fc.constant(1 as const),
  }),
  lead: fc.integer({ min: -121, max: 121 }).filter((lead) => lead !== 0),
});

describe('the link of an offer', () => {
  test('reads as it was written, in 128 characters at most', () =>
    fc.assert(
      fc.property(offers, (offer) => {
        const link = printChallenge(offer);
        expect(link.length).toBeLessThanOrEqual(128);
        expect(readChallenge(`#${link}`)).toEqual(offer);
        expect(readChallenge(encodeURIComponent(link))).toEqual(offer);
      }),
    ));

  // Links that were sent must always be readable.
  const later = '#v1/against/expert/5/first/won-1/what/comes/later';
  const muggins = { target: 61, counts: 'muggins', games: 1 };
  test.each([
    ['#v1/against/club/1234567/first/won-7', { level: 'club', seed: 1234567, swapped: false, lead: 7 }],
    [
      '#v1/against/pub/99/second/lost-31/61/muggins',
      { level: 'pub', seed: 99, swapped: true, settings: muggins, lead: -31 },
    ],
    [later, { level: 'expert', seed: 5, swapped: false, lead: 1 }],
  ])('%s is read', (link, offer) => expect(readChallenge(link)).toEqual({ settings: usualSettings, ...offer }));

  test.each([
    '',
    '#v1/board/',
    '#v1/against/',
    '#v1/against/club',
    '#v1/against/club/1/first',
    '#v1/against/master/1/first/won-7',
    '#v1/against/club/-1/first/won-7',
    '#v1/against/club/4503599627370496/first/won-7',
    '#v1/against/club/1/third/won-7',
    '#v1/against/club/1/first/won-0',
    '#v1/against/club/1/first/won-122',
    '#v2/against/club/1/first/won-7',
    `#v1/against/club/1/first/won-7/${'a'.repeat(128)}`,
  ])('“%s” offers nothing', (link) => expect(readChallenge(link)).toBeUndefined());
});

const followed = (link: string, state = atBoard): State => reduce(state, inMatch({ type: 'challengeOpened', link }));

const accepted = (state: State, sameSide: boolean): Promise<State> =>
  settled(engine, reduce(state, inMatch({ type: 'challengeAccepted', sameSide })));

describe('an offer', () => {
  const link = 'v1/against/beginner/11/first/won-7/61/own';

  test('lies in front until it is taken up, and nothing is begun before', () => {
    const state = followed(link);
    expect(state.match).toMatchObject({ page: 'offer', current: null });
    expect(matchFeature.queries(state)).toEqual([]);
    expect(stored(state.match).page).toBe('offer');
  });

  test('announces only the game in front', async () => {
    const state = followed(link);
    const game = await begun(engine, 'club', 3);
    const saying = (front: 'offer' | 'match') =>
      matchFeature.announce({
        ...game,
        match: { ...(game.match ?? emptyMatchState), page: front },
      });
    expect([saying('offer'), saying('match'), matchFeature.announce({ ...state, match: null })]).toEqual([
      '',
      expect.stringMatching(/ cut the /),
      '',
    ]);
  });

  test('is waited for where its rules are not there yet', () =>
    expect(followed(link, { ...atBoard, match: null }).pendingMatchAction).toEqual({ type: 'challengeOpened', link }));

  test('leads back to the board when it is left, and is gone', () => {
    const left = reduce(followed(link), inMatch({ type: 'matchLeft' }));
    expect(left.match).toMatchObject({ page: 'board', offer: '', current: null });
  });

  test('leads to the choice of an opponent if it cannot be read, and says so', () => {
    const state = followed('v1/against/nobody');
    expect(state.match?.page).toBe('choice');
    expect(state.ui.notice).toBe('The link to a game with the same cards cannot be read.');
  });

  test('gives the cards of the chosen side, and the agreed terms', async () => {
    const sender = await goOnTo(engine, 'throw', await begun(engine, 'beginner', 11));
    for (const sameSide of [true, false]) {
      const there = await goOnTo(engine, 'throw', await accepted(followed(link), sameSide));
      const { game, counts, rival } = match(there);
      expect([game.target, counts]).toEqual([61, 'own']);
      expect(rival).toEqual({ who: 'friend', sameSide, lead: 7 });
      expect(dealOf(game).weDeal === dealOf(match(sender).game).weDeal).toBe(sameSide);
    }
  });

  test('is compared with what came of it at the end', async () => {
    for (const sameSide of [true, false]) {
      const over = await goOnTo(engine, 'over', await accepted(followed(link), sameSide));
      const lead = selectLead(over, match(over));
      const wanted = sameSide ? lead - 7 : lead + 7;
      expect(wanted).not.toBe(0);
      const words = sameSide ? (wanted > 0 ? 'better' : 'worse') : wanted > 0 ? 'ahead' : 'behind';
      expect(matchFeature.announce(over)).toMatch(
        new RegExp(`my friend won by 7.* ${Math.abs(wanted)} holes? ${words}`),
      );
    }
  }, 60_000);
});

test('the same cards from the other side stand beside what came of them before', async () => {
  const over = await goOnTo(engine, 'over', await begun(engine, 'beginner', 11, false, { target: 61, counts: 'app' }));
  const other = await settled(engine, reduce(over, inMatch({ type: 'sidesSwapped' })));
  expect(match(other)).toMatchObject({ seed: 11, swapped: true, game: { target: 61 } });
  expect(match(other).rival).toEqual({ who: 'us', sameSide: false, lead: selectLead(over, match(over)) });
}, 60_000);
