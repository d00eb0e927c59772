import { lastHole } from '../engine/game.js';
import type { Card } from '../engine/types.js';
import type { ExercisePosition } from './exercise.js';
import { gapOf, pipsOf } from './rank_order.js';
import type { PegSkill } from './skills.js';

// What a card in the play turns on.

/** What has fallen: as the engine counts it, or as far as a record tells. */
export interface PlayedPile {
  readonly plays: readonly { readonly card: Card }[];
  readonly count: number;
}

/** Our turn. */
export interface PegTurn extends Pick<ExercisePosition, 'ours' | 'theirs'> {
  /** Our four, those that fell too. */
  readonly kept: readonly Card[];
  readonly fallen: PlayedPile;
}

/** Those of our four that we still hold. */
export const heldOf = ({ kept, fallen }: Pick<PegTurn, 'kept' | 'fallen'>): readonly Card[] =>
  kept.filter((card) => !fallen.plays.some((laid) => laid.card === card));

/** Those of them that may be laid. */
export const legalOf = (turn: Pick<PegTurn, 'kept' | 'fallen'>): readonly Card[] =>
  heldOf(turn).filter((card) => turn.fallen.count + pipsOf(card) <= 31);

// The card that the next one is laid on; none where a count begins.
const topOf = ({ fallen }: PegTurn): Card | undefined => (fallen.count > 0 ? fallen.plays.at(-1)?.card : undefined);

const pairs = (turn: PegTurn, card: Card): boolean => {
  const top = topOf(turn);
  return top !== undefined && gapOf(top, card) === 0;
};

/** It makes thirty-one, or leaves twenty-one: thirty-one with a ten. */
const meetsThirtyOne = ({ fallen }: PegTurn, card: Card): boolean => [21, 31].includes(fallen.count + pipsOf(card));

/** It makes a run, or leaves room for one. */
const meetsRun = (turn: PegTurn, card: Card): boolean => {
  const top = topOf(turn);
  return top !== undefined && [1, 2].includes(gapOf(top, card));
};

const holesOfAPlay = 12; // what two players may peg in one play, with room for one good series

const isNearTheEnd = ({ ours, theirs }: PegTurn): boolean => lastHole - Math.max(ours, theirs) <= holesOfAPlay;

/** What decides between a card and the best one, asked of the cards alone. */
export const pegSkill = (turn: PegTurn, wrong: Card, best: Card): PegSkill => {
  const only = (meets: (turn: PegTurn, card: Card) => boolean): boolean => meets(turn, wrong) !== meets(turn, best);
  const { plays } = turn.fallen;
  if (plays.length === 0) return 'lead';
  if (plays.length === 1 && only(pairs)) return isNearTheEnd(turn) ? 'pairNearTheEnd' : 'pairTheLead';
  if (only(meetsThirtyOne)) return 'thirtyOne';
  if (heldOf(turn).length <= 2) return 'lastCards';
  return only(meetsRun) ? 'runs' : 'anyPeg';
};

/** Two cards that may be laid differ in what the kind turns on. */
export const mayTurnOn = (kind: PegSkill, turn: PegTurn): boolean => {
  const legal = legalOf(turn);
  const differ = (one: Card, two: Card): boolean =>
    gapOf(one, two) > 0 && (kind === 'anyPeg' || pegSkill(turn, one, two) === kind);
  return legal.some((one) => legal.some((two) => differ(one, two)));
};
