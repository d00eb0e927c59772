import { expect, test } from 'vitest';
import { createEngine } from '../../../dist/engine/index.js';
import { linkTo, reviewOf } from '../../../web/app/against/review.js';
import { rules } from '../../../web/app/against/rules.js';
import { splitRoute } from '../../../web/app/links/route.js';
import type { State } from '../../../web/app/model/state.js';
import { update } from '../../../web/app/update/update.js';
import { begun, match, score, settled, stage, stepOn } from './playing.js';

const engine = await createEngine();

const over = async (level: 'beginner' | 'pub', seed: number): Promise<State> => {
  let state = await begun(engine, level, seed);
  while (stage(state) !== 'over') state = await stepOn(engine, state);
  return state;
};

const reviewing = (state: State): State => update(state, { type: 'against', deed: { do: 'review' } });

test('a game that is over is judged deal by deal, and only when that is asked for', async () => {
  const state = await over('beginner', 21);
  const asked = (there: State) => rules.questions(there).filter(({ name }) => name === 'reviewDeal');
  expect(asked(state)).toEqual([]);
  let there = reviewing(state);
  const questions = asked(there);
  expect(questions.length).toBe(match(there).game.deals.length);
  for (const [at, { key, question }] of questions.entries()) {
    expect(question).toMatchObject({ deal: at + 1 });
    expect(reviewOf(there, match(there)).done).toBe(at);
    there = update(there, { type: 'answered', key, reply: { ok: await engine.reviewDeal(question as never) } });
  }
  expect(reviewOf(there, match(there)).done).toBe(questions.length);
  const left = update(there, { type: 'against', deed: { do: 'leave' } });
  expect(asked(left)).toEqual([]);
}, 120_000);

test('what the cards did and what each gave away add up to the result', async () => {
  for (const seed of [21, 22]) {
    const state = await settled(engine, reviewing(await over('pub', seed)));
    const { before, whole, deals, curve, mistakes, done, all } = reviewOf(state, match(state));
    expect(done).toBe(all);
    const won = score(state).ours === 121 ? 1 : 0;
    expect(before + whole.luck - whole.lost.us + whole.lost.them).toBeCloseTo(won, 9);
    expect(deals.at(-1)?.after).toBe(won);
    expect([curve[0], curve.at(-1)]).toEqual([before, won]);
    // How it ended is part of it.
    expect(rules.announce(state)).toMatch(/win.* by \d+.*From \d+\.\d%: cards [+−]\d+\.\d%, my decisions −/);
    // One who throws the first two and lays the first card gives much away.
    expect(whole.lost.us).toBeGreaterThan(0.05);
    expect(mistakes.length).toBe(3);
    const costs = mistakes.map(({ step }) => step.lost ?? 0);
    expect(costs).toEqual([...costs].sort((one, two) => two - one));
    expect(costs.every((cost) => cost > 0 && cost <= whole.lost.us + 1e-12)).toBe(true);
  }
}, 120_000);

test('each choice of a review has a link that opens', async () => {
  const state = await settled(engine, reviewing(await over('beginner', 23)));
  let links = 0;
  for (const { key } of [...state.results.keys()].map((key) => ({ key }))) {
    if (!key.startsWith('reviewDeal')) continue;
    const reply = state.results.get(key);
    const { steps } = (reply && 'ok' in reply ? reply.ok : { steps: [] }) as Awaited<
      ReturnType<typeof engine.reviewDeal>
    >;
    for (const step of steps.filter(({ question }) => question)) {
      const link = splitRoute(linkTo(step) ?? '');
      expect(link, linkTo(step)).toBeDefined();
      const opened = await link?.open(engine, undefined);
      expect(opened, linkTo(step)).toBeDefined();
      links += 1;
    }
  }
  expect(links).toBeGreaterThan(10);
}, 120_000);
