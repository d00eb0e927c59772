import type { Card, Level, PlayAnswer, Side } from '../../engine/types.js';
import type { Dealer, ExercisePosition, PegExercise } from '../exercise.js';
import { legalOf } from '../peg_skill.js';

// The play goes on by itself until it is our turn to choose.

export type PlayedCards = PegExercise['played'];

/** A deal after the cut: what both know, and what each holds. */
export interface DealtTable extends ExercisePosition {
  readonly kept: readonly Card[];
  readonly thrown: readonly Card[];
  readonly starter: Card;
  readonly theirFour: readonly Card[];
  readonly theirTwo: readonly Card[];
  readonly seed: number;
}

/** What has fallen, and what the engine counts of it. */
export interface PlayPosition {
  readonly played: PlayedCards;
  readonly fallen: PlayAnswer;
}

const other = (side: Side): Side => (side === 'us' ? 'them' : 'us');

// What they see: their own cards, and the table from the other side.
const theirTurn = async (
  dealer: Dealer,
  table: DealtTable,
  played: PlayedCards,
  level: Level,
): Promise<Card | 'go'> => {
  const { card } = await dealer.choosePlay({
    kept: table.theirFour,
    thrown: table.theirTwo,
    starter: table.starter,
    weDeal: !table.weDeal,
    played: played.map(([by, what]) => [other(by), what] as const),
    ours: table.theirs,
    theirs: table.ours,
    level,
    seed: table.seed,
  });
  return card ?? 'go';
};

/** Goes on from what was played to our next turn with a card that may be laid, or to the end. Our goes are said for us. */
export const goOn = async (
  dealer: Dealer,
  table: DealtTable,
  played: PlayedCards,
  level: Level = 'club',
): Promise<PlayPosition> => {
  const { weDeal, ours, theirs, kept } = table;
  let turns = played;
  for (;;) {
    const fallen = await dealer.scorePlay({ played: turns, weDeal, ours, theirs });
    if (fallen.over) return { played: turns, fallen };
    if (fallen.toPlay === 'us' && legalOf({ kept, fallen }).length > 0) return { played: turns, fallen };
    const turn = fallen.toPlay === 'us' ? 'go' : await theirTurn(dealer, table, turns, level);
    turns = [...turns, [fallen.toPlay ?? 'us', turn]];
  }
};

/** What a player of a level lays for us, on our turn. */
export const ourCard = async (
  dealer: Dealer,
  table: DealtTable,
  { played }: PlayPosition,
  level: Level,
): Promise<Card> => {
  const { kept, thrown, starter, weDeal, ours, theirs, seed } = table;
  const { card } = await dealer.choosePlay({ kept, thrown, starter, weDeal, played, ours, theirs, level, seed });
  return card as Card;
};

/** The same play with a card of ours laid. */
export const withOurs = ({ played }: PlayPosition, card: Card): PlayedCards => [...played, ['us', card]];
