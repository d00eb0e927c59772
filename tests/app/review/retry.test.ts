import { expect, test } from 'vitest';
import { reviewFeature } from '../../../web/app/features/review/reducer.js';
import { selectVerdict } from '../../../web/app/features/review/retry.js';
import { goTo, reach } from '../play_through.js';
import { deskIn, done, drawn, judgedIn, oneDeal, reviewed } from './reviewing.js';

// A record without the play, in which Ann throws the jack.
const throws = oneDeal.split('\n').slice(0, 4).join('\n').replace('JS / 2C KH', 'KH / 2C JS');

test.each([
  ['a card', oneDeal, 'Ben: which card to play?'],
  ['a throw', throws, 'Ann: which two cards go to Ben’s crib?'],
])(
  '%s is tried again with its answer hidden, and then judged',
  async (_, record, question) => {
    let state = await reviewed(record);
    const place = judgedIn(state).worst[0];
    if (!place) throw new Error('nothing mattered');
    const tried = () => {
      const { retry } = deskIn(state);
      if (!retry) throw new Error('nothing is tried');
      return retry;
    };
    // The words beside the cards of each choice.
    const rows = () =>
      drawn(state)
        .texts('.trial-choices span')
        .filter((text) => /[a-z]/.test(text));
    const answer = async (cards: readonly string[] = []) => {
      state = await done(state, { type: 'retryOpened', place });
      for (const card of cards) state = await done(state, { type: 'cardChosen', card: card as never });
      state = await done(state, { type: 'retryAnswered' });
    };
    state = await done(state, { type: 'retryOpened', place });
    expect(selectVerdict(state, tried())).toBeUndefined();
    expect(reviewFeature.announce(state)).toBe(question);
    await answer(place.step.chosen);
    expect(selectVerdict(state, tried())).toMatchObject({ verdict: 'costs' });
    expect(selectVerdict(state, tried())?.cost).toBeCloseTo(place.step.lost ?? 0, 6);
    expect(rows()).toEqual(['Best', 'My choice, In the game']);
    // The cost is the difference of the two chances as they are shown.
    const [best = 0, mine = 0] = drawn(state).texts('.trial-choices b').map(Number.parseFloat);
    expect(drawn(state).text('.sentence')).toBe(`Costs ${(best - mine).toFixed(1)}% of games.`);
    await answer(place.step.best);
    expect(selectVerdict(state, tried())).toMatchObject({ verdict: 'best', cost: 0 });
    expect(rows()).toEqual(['Best, My choice', 'In the game']);
    // After the verdict, the choice cannot be changed.
    const [was] = place.step.chosen ?? [];
    state = await done(state, { type: 'cardChosen', card: was as never });
    expect(tried().chosen).toEqual(place.step.best);
  },
  60_000,
);

test('a decision that is tried is not asked for while its record is read anew', async () => {
  const state = await reviewed(oneDeal);
  const [place = null] = judgedIn(state).worst;
  const tried = await done(state, { type: 'retryOpened', place });
  const back = reach([goTo('board'), goTo('review')], tried);
  expect([deskIn(back).retry, reviewFeature.announce(back)]).toEqual([deskIn(tried).retry, '']);
}, 60_000);

test('a decision to be asked again is on the list once, and off it after a second touch', async () => {
  let state = await reviewed(oneDeal);
  const [place] = judgedIn(state).worst;
  if (!place) throw new Error('nothing mattered');
  state = await done(state, { type: 'mistakeToggled', place });
  const { kind, chosen, best, lost } = place.step;
  expect(deskIn(state).mistakes).toMatchObject([{ kind, chosen, best, cost: lost, date: '2026-11-23' }]);
  expect(deskIn(await done(state, { type: 'mistakeToggled', place })).mistakes).toEqual([]);
}, 60_000);
