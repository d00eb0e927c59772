import { expect, test } from 'vitest';
import {
  keptQueries,
  type PlayPosition,
  playReason,
  playReasonQueries,
  throwReason,
} from '../../web/app/features/choice_reasons.js';
import type { Query, QueryResult } from '../../web/app/state/queries.js';
import type { State } from '../../web/app/state/state.js';
import type { Card } from '../../web/engine/index.js';
import { cardsOf, engine, start } from './play_through.js';

// Answers all queries, until no new ones follow from the answers.
const answered = async (queries: (state: State) => readonly Query[]): Promise<State> => {
  let state = start;
  for (;;) {
    const open = queries(state).filter(({ key }) => !state.results.has(key));
    if (open.length === 0) return state;
    const results = new Map<string, QueryResult>(state.results);
    for (const { key, name, question } of open)
      results.set(key, { ok: await (engine[name] as (question: unknown) => Promise<never>)(question) });
    state = { ...state, results };
  }
};

const why = async (position: PlayPosition, card: Card): Promise<string | undefined> => {
  const { theyHold } = await engine.valuePlays({ ...position, played: [...position.played] });
  const state = await answered((known) => playReasonQueries(known, position, [card], theyHold));
  return playReason(state, position, card, theyHold);
};

const lead: PlayPosition = {
  kept: cardsOf('4C 5H TD KS'),
  thrown: cardsOf('AS 8D'),
  starter: '2D',
  weDeal: false,
  played: [],
};

test('a lead of a five says which cards make fifteen on it, and how often they are held', async () => {
  expect(await why(lead, '5H')).toMatch(
    /^The 5 pegs nothing now; they can answer with a 10, jack, queen or king \(fifteen for two\): \d+% of their hands have a (10|jack|queen|king)\.$/,
  );
});

test('a lead of a four can only be paired', async () => {
  expect(await why(lead, '4C')).toMatch(
    /^The 4 pegs nothing now; they can answer with a 4 \(pair for two\): \d+% of their hands have one\.$/,
  );
});

test('a card that pegs says its points with their reasons', async () => {
  const position: PlayPosition = { ...lead, weDeal: true, played: [['them', 'JH']] };
  expect(await why(position, '5H')).toMatch(/^The 5 pegs 2 now, fifteen for two; /);
});

test('a card that the opponent cannot answer says only what it pegs', async () => {
  const played = 'them JH,us TD,them QC,us 5H,them 3S,us KS,them 6H'.split(',').map((turn) => turn.split(' '));
  const position = { ...lead, weDeal: true, played } as unknown as PlayPosition;
  expect(await why(position, '4C')).toMatch(/^The 4 pegs \d+ now, [^;]*\.$/);
});

test('nothing is said before the engine has answered', () => {
  expect(playReason(start, lead, '5H', [])).toBeUndefined();
  expect(throwReason(start, [], true)).toBeUndefined();
});

test('a throw says what it keeps or, if that counts nothing yet, how it compares with the next', async () => {
  const reasonFor = async (dealt: string): Promise<string | undefined> => {
    const choices = await engine.valueDiscards({ dealt, weDeal: true, order: 'points' });
    const state = await answered(() => keptQueries(choices.slice(0, 1)));
    return throwReason(state, choices, true);
  };
  expect(await reasonFor('5D JH 6S 4H 5S 2C')).toBe('Keeps a double run and two fifteens.');
  expect(await reasonFor('AD 3H 6S 8C TD QS')).toMatch(/^(Keeps .*|Compared with the next throw: .*)\.$/);
});
