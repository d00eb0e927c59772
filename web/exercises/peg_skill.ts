import { lastHole } from '../engine/game.js';
import type { Card } from '../engine/types.js';
import type { ExercisePosition } from './exercise.js';
import { gapOf, pipsOf } from './rank_order.js';
import type { PegSkill } from './skills.js';

// Finds the skill that is trained by choosing a card in the play.

/** The cards played so far and the current count, either from the engine's answer or from the record of a game. */
export interface PlayedPile {
  readonly plays: readonly { readonly card: Card }[];
  readonly count: number;
}

/** Our turn. */
export interface PegTurn extends Pick<ExercisePosition, 'ours' | 'theirs'> {
  /** The four cards that we kept, including those already played. */
  readonly kept: readonly Card[];
  readonly fallen: PlayedPile;
}

/** Returns those of our four cards that we still hold. */
export const heldOf = ({ kept, fallen }: Pick<PegTurn, 'kept' | 'fallen'>): readonly Card[] =>
  kept.filter((card) => !fallen.plays.some((played) => played.card === card));

/** Returns the cards in our hand that may be played. */
export const legalOf = (turn: Pick<PegTurn, 'kept' | 'fallen'>): readonly Card[] =>
  heldOf(turn).filter((card) => turn.fallen.count + pipsOf(card) <= 31);

// Returns the card that was played last in the current count. Undefined if a new count begins.
const topOf = ({ fallen }: PegTurn): Card | undefined => (fallen.count > 0 ? fallen.plays.at(-1)?.card : undefined);

const pairs = (turn: PegTurn, card: Card): boolean => {
  const top = topOf(turn);
  return top !== undefined && gapOf(top, card) === 0;
};

/** True if the card makes the count 31, or 21, after which any card worth ten makes it 31. */
const meetsThirtyOne = ({ fallen }: PegTurn, card: Card): boolean => [21, 31].includes(fallen.count + pipsOf(card));

/** True if the card is one or two ranks from the last card. It may then make a run, or let the opponent make one. */
const meetsRun = (turn: PegTurn, card: Card): boolean => {
  const top = topOf(turn);
  return top !== undefined && [1, 2].includes(gapOf(top, card));
};

const holesOfAPlay = 12; // the points two players may peg in one play, with room for one good series

const isNearTheEnd = ({ ours, theirs }: PegTurn): boolean => lastHole - Math.max(ours, theirs) <= holesOfAPlay;

/** Returns the skill by which a player tells the wrong card from the best one, judged by the cards alone. */
export const pegSkill = (turn: PegTurn, wrong: Card, best: Card): PegSkill => {
  const only = (meets: (turn: PegTurn, card: Card) => boolean): boolean => meets(turn, wrong) !== meets(turn, best);
  const { plays } = turn.fallen;
  if (plays.length === 0) return 'lead';
  if (plays.length === 1 && only(pairs)) return isNearTheEnd(turn) ? 'pairNearTheEnd' : 'pairTheLead';
  if (only(meetsThirtyOne)) return 'thirtyOne';
  if (heldOf(turn).length <= 2) return 'lastCards';
  return only(meetsRun) ? 'runs' : 'anyPeg';
};

/** True if, among the cards that may be played, there are two between which a player chooses by this skill. */
export const mayTurnOn = (kind: PegSkill, turn: PegTurn): boolean => {
  const legal = legalOf(turn);
  const differ = (one: Card, two: Card): boolean =>
    gapOf(one, two) > 0 && (kind === 'anyPeg' || pegSkill(turn, one, two) === kind);
  return legal.some((one) => legal.some((two) => differ(one, two)));
};
