import { lastHole } from '../engine/game.js';
import type { Card } from '../engine/types.js';
import type { ExercisePosition } from './exercise.js';
import { gapOf, pipsOf } from './rank_order.js';
import type { PegSkill } from './skills.js';

// Finds the skill that a card in the play exercises.

/** The played cards, as the engine counts them or as far as a record gives them. */
export interface PlayedPile {
  readonly plays: readonly { readonly card: Card }[];
  readonly count: number;
}

/** Our turn. */
export interface PegTurn extends Pick<ExercisePosition, 'ours' | 'theirs'> {
  /** Our four cards, played ones included. */
  readonly kept: readonly Card[];
  readonly fallen: PlayedPile;
}

/** Returns the cards of our four that we still hold. */
export const heldOf = ({ kept, fallen }: Pick<PegTurn, 'kept' | 'fallen'>): readonly Card[] =>
  kept.filter((card) => !fallen.plays.some((played) => played.card === card));

/** Returns the cards in our hand that may be played. */
export const legalOf = (turn: Pick<PegTurn, 'kept' | 'fallen'>): readonly Card[] =>
  heldOf(turn).filter((card) => turn.fallen.count + pipsOf(card) <= 31);

// Returns the card played last; undefined at the start of a count.
const topOf = ({ fallen }: PegTurn): Card | undefined => (fallen.count > 0 ? fallen.plays.at(-1)?.card : undefined);

const pairs = (turn: PegTurn, card: Card): boolean => {
  const top = topOf(turn);
  return top !== undefined && gapOf(top, card) === 0;
};

/** True if the card makes thirty-one, or twenty-one, from which a ten makes thirty-one. */
const meetsThirtyOne = ({ fallen }: PegTurn, card: Card): boolean => [21, 31].includes(fallen.count + pipsOf(card));

/** True if the card makes a run, or leaves room for one. */
const meetsRun = (turn: PegTurn, card: Card): boolean => {
  const top = topOf(turn);
  return top !== undefined && [1, 2].includes(gapOf(top, card));
};

const holesOfAPlay = 12; // the points two players may peg in one play, with room for one good series

const isNearTheEnd = ({ ours, theirs }: PegTurn): boolean => lastHole - Math.max(ours, theirs) <= holesOfAPlay;

/** Returns the skill that separates a card from the best card, judged by the cards alone. */
export const pegSkill = (turn: PegTurn, wrong: Card, best: Card): PegSkill => {
  const only = (meets: (turn: PegTurn, card: Card) => boolean): boolean => meets(turn, wrong) !== meets(turn, best);
  const { plays } = turn.fallen;
  if (plays.length === 0) return 'lead';
  if (plays.length === 1 && only(pairs)) return isNearTheEnd(turn) ? 'pairNearTheEnd' : 'pairTheLead';
  if (only(meetsThirtyOne)) return 'thirtyOne';
  if (heldOf(turn).length <= 2) return 'lastCards';
  return only(meetsRun) ? 'runs' : 'anyPeg';
};

/** True if two legal cards differ in this skill. */
export const mayTurnOn = (kind: PegSkill, turn: PegTurn): boolean => {
  const legal = legalOf(turn);
  const differ = (one: Card, two: Card): boolean =>
    gapOf(one, two) > 0 && (kind === 'anyPeg' || pegSkill(turn, one, two) === kind);
  return legal.some((one) => legal.some((two) => differ(one, two)));
};
