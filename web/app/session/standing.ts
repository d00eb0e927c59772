import type { DealRecord, GameAnswer, Peg, Side, Who } from '../../engine/index.js';
import {
  type Deal,
  dealOf,
  type Game,
  isHeels,
  lastHole,
  other,
  type Score,
  type ShowSeat,
  type Skunk,
} from './game.js';

/** The two holes of a side's pegs: where it stands, and where it stood before. */
export type Pegs = readonly [front: number, behind: number];

/** What follows from a game: the engine has counted it. */
export interface Standing {
  readonly score: Score;
  /** When the cards on the table were thrown: before its heels, its play and its shows. */
  readonly beforeThrow: Score;
  /** Before the first card of its play, heels already pegged. */
  readonly beforePlay: Score;
  readonly pegs: Readonly<Record<Side, Pegs>>;
  /** What the dealer has pegged for the starter of the deal on the table. */
  readonly heels: number;
  /** What each show has pegged of the deal on the table; absent where it was not. */
  readonly shows: Readonly<Partial<Record<ShowSeat, number>>>;
  /** What was pegged last. */
  readonly last?: { readonly by: Side; readonly points: number; readonly source: Peg['source'] };
  readonly winner?: Side;
  readonly skunk?: Skunk;
}

const sideOf = (who: Who): Side => (who === 'a' ? 'us' : 'them');

const scoreOf = ({ a, b }: { readonly a: number; readonly b: number }): Score => ({ ours: a, theirs: b });

/** Of a game in which nothing was pegged yet. */
export const unpegged = ({ start }: Pick<Game, 'start'>): Standing => ({
  score: start,
  beforeThrow: start,
  beforePlay: start,
  pegs: { us: [start.ours, 0], them: [start.theirs, 0] },
  heels: 0,
  shows: {},
});

const pegsOf = ({ start }: Game, deals: readonly DealRecord[]): Standing['pegs'] => {
  const pegs: Record<Side, Pegs> = { us: [start.ours, 0], them: [start.theirs, 0] };
  for (const { by, score } of deals.flatMap((deal) => deal.pegs)) {
    const side = sideOf(by);
    pegs[side] = [score, pegs[side][0]];
  }
  return pegs;
};

// What was pegged by hand before any card brought points: a score that was set, or that of a game scored on the board.
const beforeThrow = ({ steps, starter }: Deal, { before, pegs }: DealRecord): Score => {
  const first = steps.findIndex((step) => !('by' in step));
  const heels = isHeels({ starter }) ? 1 : 0;
  const score = { us: before.a, them: before.b };
  for (const { by, points } of pegs.slice(heels, heels + (first < 0 ? steps.length : first)))
    score[sideOf(by)] += points;
  return { ours: score.us, theirs: score.them };
};

// Heels and what was pegged by hand before the first card.
const beforePlay = (game: Game, { before, pegs }: DealRecord): Score => {
  const deal = dealOf(game);
  const first = deal.steps.findIndex((step) => 'turn' in step);
  const count = (isHeels(deal) ? 1 : 0) + (first < 0 ? deal.steps.length : first);
  const score = { us: before.a, them: before.b };
  for (const peg of pegs.slice(0, count)) score[sideOf(peg.by)] = peg.score;
  return { ours: score.us, theirs: score.them };
};

/** What the engine's answer says of the game it was asked about. */
export const standingOf = (game: Game, answer: GameAnswer): Standing => {
  const deal = answer.deals.at(-1);
  if (!deal) return unpegged(game);
  const last = deal.pegs.at(-1);
  const table = dealOf(game);
  const shows = Object.fromEntries(
    table.steps.flatMap((step) =>
      'show' in step ? [[step.show, deal.shows[step.show] ?? step.claimed ?? 0] as const] : [],
    ),
  );
  return {
    score: scoreOf(answer.score),
    beforeThrow: beforeThrow(table, deal),
    beforePlay: beforePlay(game, deal),
    pegs: pegsOf(game, answer.deals),
    heels: deal.heels,
    shows,
    ...(last && { last: { by: sideOf(last.by), points: last.points, source: last.source } }),
    ...(answer.winner && { winner: sideOf(answer.winner) }),
    ...(answer.skunk && { skunk: answer.doubleSkunk ? 'doubleSkunk' : 'skunk' }),
  };
};

/** How many holes the loser was behind. */
export const leadOf = ({ pegs }: Standing, winner: Side): number => pegs[winner][0] - pegs[other(winner)][0];

/** The score as a question has it, which nobody asks at nought or when it is over. */
export const scoreAsked = ({ ours, theirs }: Score): Partial<Score> =>
  ours + theirs === 0 || Math.max(ours, theirs) >= lastHole ? {} : { ours, theirs };
