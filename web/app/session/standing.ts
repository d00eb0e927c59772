import type { DealRecord, Peg, Player, ReadGameAnswer, Side } from '../../engine/index.js';
import {
  type Deal,
  dealOf,
  type Game,
  isHeels,
  lastHole,
  type Person,
  people,
  type Score,
  type ShowSeat,
  type Skunk,
  scorerOf,
  sidesOf,
} from './game.js';

/** The holes of a side's two pegs: its score, and its score before it last pegged. */
export type Pegs = readonly [front: number, behind: number];

/** The score and everything else that the engine derives from a game. */
export interface Standing {
  readonly score: Score;
  /** The score when the current deal's cards were thrown: before its heels, play and shows. */
  readonly beforeThrow: Score;
  /** The score before the first card of the current play, with heels already pegged. */
  readonly beforePlay: Score;
  /** Of partners, those of the first. */
  readonly pegs: Readonly<Record<Side, Pegs>> & Readonly<Partial<Record<Person, Pegs>>>;
  /** The points pegged by the dealer for the starter of the current deal. */
  readonly heels: number;
  /** The points of each show pegged in the current deal; absent if it was not pegged. */
  readonly shows: Readonly<Partial<Record<ShowSeat, number>>>;
  readonly last?: { readonly by: Person; readonly points: number; readonly source: Peg['source'] };
  readonly winner?: Person;
  readonly skunk?: Skunk;
}

/** Returns the person whom a record calls by this letter. */
export const personOf = (who: Player): Person => people['abcd'.indexOf(who)] as Person;

const scoreOf = ({ a, b }: { readonly a: number; readonly b: number }): Score => ({ ours: a, theirs: b });

/** Returns the standing of a game in which nothing was pegged. */
export const unpegged = ({ start, deals: [deal] }: Pick<Game, 'start' | 'deals'>): Standing => ({
  score: start,
  beforeThrow: start,
  beforePlay: start,
  pegs: {
    us: [start.ours, 0],
    them: [start.theirs, 0],
    ...(deal && sidesOf(deal).includes('third') && { third: [start.third ?? 0, 0] as const }),
  },
  heels: 0,
  shows: {},
});

const pegsOf = (game: Game, deals: readonly DealRecord[]): Standing['pegs'] => {
  const pegs: Record<Side, Pegs> & Partial<Record<Person, Pegs>> = { ...unpegged(game).pegs };
  for (const { by, score } of deals.flatMap((deal) => deal.pegs)) {
    const side = scorerOf(dealOf(game), personOf(by));
    pegs[side] = [score, pegs[side]?.[0] ?? 0];
  }
  return pegs;
};

// Returns the score at the throw. It includes points entered as numbers before any played card or show. Such points set
// a score, or belong to a game that is scored only on the board.
const beforeThrow = ({ steps, starter }: Deal, { before, pegs }: DealRecord): Score => {
  const first = steps.findIndex((step) => !('by' in step));
  const heels = isHeels({ starter }) ? 1 : 0;
  const score: Partial<Record<Person, number>> = { us: before.a, them: before.b };
  for (const { by, points } of pegs.slice(heels, heels + (first < 0 ? steps.length : first)))
    score[personOf(by)] = (score[personOf(by)] ?? 0) + points;
  return { ours: score.us ?? 0, theirs: score.them ?? 0 };
};

// Returns the score before the first card of the play. It includes heels, and points entered as numbers before that card.
const beforePlay = (game: Game, { before, pegs }: DealRecord): Score => {
  const deal = dealOf(game);
  const first = deal.steps.findIndex((step) => 'turn' in step);
  const count = (isHeels(deal) ? 1 : 0) + (first < 0 ? deal.steps.length : first);
  const score: Partial<Record<Person, number>> = { us: before.a, them: before.b };
  for (const peg of pegs.slice(0, count)) score[personOf(peg.by)] = peg.score;
  return { ours: score.us ?? 0, theirs: score.them ?? 0 };
};

/** Turns the engine's answer about a game into the game's standing. */
export const standingOf = (game: Game, answer: ReadGameAnswer): Standing => {
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
    ...(last && { last: { by: personOf(last.by), points: last.points, source: last.source } }),
    ...(answer.winner && { winner: personOf(answer.winner) }),
    ...(answer.skunk && { skunk: answer.doubleSkunk ? 'doubleSkunk' : 'skunk' }),
  };
};

/** Returns how many holes the next side was behind the winner. */
export const leadOf = ({ pegs }: Standing, winner: Person): number =>
  (pegs[winner]?.[0] ?? 0) - Math.max(...people.flatMap((who) => (who !== winner && pegs[who] ? [pegs[who][0]] : [])));

/** Returns the part of a question that gives the score. It is empty at 0–0 and when the game is over. */
export const scoreAsked = ({ ours, theirs }: Score): Partial<Score> =>
  ours + theirs === 0 || Math.max(ours, theirs) >= lastHole ? {} : { ours, theirs };
