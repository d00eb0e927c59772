import { afterAll, expect, test } from 'vitest';
import {
  ranks as allRanks,
  type Combination,
  createEngine,
  type Discard,
  rankOf,
  type Spoken,
  suitOf,
  suits,
} from '../../dist/engine/index.js';
import { chances, discards, errors, objectives, plays, ranks, shows, spoken } from './cases.js';

const engine = await createEngine();
afterAll(() => engine.close());

const pointsByKind = (combinations: readonly Combination<string>[]) => {
  const kinds: Record<string, number> = {};
  for (const { kind, points } of combinations) kinds[kind] = (kinds[kind] ?? 0) + points;
  return kinds;
};

const showOf = ({ hand, starter, crib }: { hand: string; starter?: string; crib?: boolean }) => ({
  hand,
  ...(starter !== undefined && { starter }),
  ...(crib !== undefined && { crib }),
});

test.each(shows)('shows $name', async (show) => {
  const answer = await engine.scoreShow(showOf(show));
  expect(answer.points).toBe(show.points);
  expect(answer.heels).toBe(show.heels ?? false);
  expect(answer.nearMisses.map(({ kind }) => kind)).toEqual(show.nearMisses ?? []);
  if (show.kinds) expect(pointsByKind(answer.combinations)).toEqual(show.kinds);
});

test.each([false, true])('shows are worth the same one by one and all at once, with crib %s', async (crib) => {
  const read = shows
    .filter((show) => show.starter !== undefined && (show.crib ?? false) === crib)
    .map(async ({ hand, starter, points }) => {
      const { cards } = await engine.parseCards({ text: `${hand} ${starter}` });
      return { cards, points };
    });
  const whole = (await Promise.all(read)).filter(({ cards }) => cards.length === 5);
  expect(whole.length).toBeGreaterThan(1);
  const points = whole.map((show) => show.points);
  const hands = whole.map(({ cards }) => cards.join(' '));
  expect(await engine.scoreShows({ hands, crib })).toEqual({ points });
  expect(await engine.scoreShows({ hands: hands.join('\n'), crib })).toEqual({ points });
  const numbers = whole.flatMap(({ cards }) =>
    cards.map((card) => 4 * allRanks.indexOf(rankOf(card)) + suits.indexOf(suitOf(card))),
  );
  expect(await engine.scoreShows({ hands: Uint8Array.from(numbers), crib })).toEqual({ points });
});

test('the first wrong of many hands is named', async () => {
  const right = [16, 17, 18, 43, 19];
  for (const [wrong, code] of [
    [[16, 17, 18, 43, 16], 'duplicateCard'],
    [[16, 17, 18, 43, 52], 'badCard'],
    [[16, 17, 18, 43, 255], 'badCard'],
    [[16, 17, 18, 43], 'wrongCount'],
  ] as const)
    await expect(engine.scoreShows({ hands: Uint8Array.from([...right, ...right, ...wrong]) })).rejects.toMatchObject({
      code,
      line: 3,
    });
});

test.each(ranks)('ranks $name', async (each) => {
  const answer = await engine.scoreRanks({ ranks: each.ranks });
  expect(answer.points).toBe(each.points);
  if (each.kinds) expect(pointsByKind(answer.combinations)).toEqual(each.kinds);
});

test.each(spoken)('the count as it is spoken $name', async (each) => {
  const { hand, ranks = '' } = each;
  const count = (spoken?: Spoken) =>
    hand === undefined
      ? engine.scoreRanks({ ranks, ...(spoken && { spoken }) })
      : engine.scoreShow({ ...showOf({ ...each, hand }), ...(spoken && { spoken }) });
  expect((await count()).spoken).toBe(each.spoken);
  expect((await count('short')).spoken).toBe(each.spoken);
  expect((await count('long')).spoken).toBe(each.long);
});

test.each(discards)('discards $name', async ({ dealt, weDeal, opponent, bestNow, handMeans, best }) => {
  const choices = await engine.valueDiscards({ dealt, weDeal, ...(opponent && { opponent }) });
  expect(Math.max(...choices.map(({ hand }) => hand.now))).toBe(bestNow);
  if (handMeans) {
    const means = choices.map(({ hand }) => hand.mean).sort((a, b) => b - a);
    expect(means.map((mean) => mean.toFixed(2))).toEqual(handMeans.map((mean) => mean.toFixed(2)));
  }
  if (!best) return;
  const withoutPlay = ({ points, play }: Discard) => points - play.ours + play.theirs;
  const [first] = [...choices].sort((a, b) => withoutPlay(b) - withoutPlay(a)) as [Discard, ...Discard[]];
  expect(first.thrown.join(' ')).toBe(best.thrown);
  expect(first.kept.join(' ')).toBe(best.kept);
  expect(first.hand.sum).toBe(best.handSum);
  expect(first.crib.histogram.reduce((sum, cases, points) => sum + cases * points, 0)).toBe(best.cribSum);
  expect(withoutPlay(first)).toBeCloseTo(best.points, 4);
});

test.each(chances)('chances $name', async ({ dealt, weDeal, ours, theirs, wins, over, by, pointsLess }) => {
  const choices = await engine.valueDiscards({ dealt, weDeal, ours, theirs });
  const choiceOf = (thrown: string) => choices.find((choice) => choice.thrown.join(' ') === thrown) as Discard;
  const [winning, other] = [choiceOf(wins), choiceOf(over)];
  const [chance, less] = [winning.winChance ?? Number.NaN, other.winChance ?? Number.NaN];
  expect(chance).toBeGreaterThan((choices[0]?.winChance ?? 1) - 0.025);
  expect(chance - less).toBeGreaterThan(by);
  expect(other.points - winning.points).toBeGreaterThan(pointsLess);
});

test.each(objectives)('objectives $name', async ({ ask, question, best, worth, over, by = 0 }) => {
  type Choice = { readonly worth?: number; readonly card?: string; readonly thrown?: readonly string[] };
  const method = engine[ask] as (question: object) => Promise<readonly Choice[] | { legal: readonly Choice[] }>;
  const answer = await method(question);
  const choices = 'legal' in answer ? answer.legal : answer;
  const nameOf = ({ card, thrown = [] }: Choice) => card ?? thrown.join(' ');
  const [first] = choices;
  expect(first && nameOf(first)).toBe(best);
  if (worth !== undefined) expect(first?.worth).toBe(worth);
  const other = choices.find((choice) => nameOf(choice) === over);
  if (over) expect((first?.worth ?? 0) - (other?.worth ?? Number.NaN)).toBeGreaterThan(by);
});

test.each(plays)('plays $name', async ({ played, weDeal, ours = 0, theirs = 0, points, reasons, count, toPlay }) => {
  const answer = await engine.scorePlay({ played, weDeal, ours, theirs });
  expect(answer.plays.map((laid) => laid.points)).toEqual(points);
  expect(answer.plays.map((laid) => laid.reasons.join(' '))).toEqual(reasons);
  expect(answer.count).toBe(count);
  expect(answer.toPlay).toBe(toPlay);
  expect(answer.over).toBe(toPlay === undefined);
});

test.each(errors)('bad input $name', async ({ ask, question, code, text }) => {
  const method = engine[ask] as (question: object) => Promise<unknown>;
  await expect(method(question)).rejects.toMatchObject({ name: 'CribbageError', code, text });
});
