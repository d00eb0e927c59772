import type { Card, Level, ScorePlayAnswer, Side } from '../../engine/types.js';
import type { Dealer, ExercisePosition, PegExercise } from '../exercise.js';
import { legalOf } from '../peg_skill.js';

// Continues the play of an exercise until it is our turn to choose a card.

export type PlayedCards = PegExercise['played'];

/** A deal whose starter is cut and whose play can begin, with all cards of both players. `kept` and `thrown` are ours. */
export interface DealtTable extends ExercisePosition {
  readonly kept: readonly Card[];
  readonly thrown: readonly Card[];
  readonly starter: Card;
  readonly theirFour: readonly Card[];
  readonly theirTwo: readonly Card[];
  readonly seed: number;
}

/** A position in the play: the turns so far, and the answer of the engine's `scorePlay` about them. */
export interface PlayPosition {
  readonly played: PlayedCards;
  readonly fallen: ScorePlayAnswer;
}

const other = (side: Side): Side => (side === 'us' ? 'them' : 'us');

// Asks the engine which card the opponent plays. The question describes the position as the opponent sees it.
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

/**
 * Continues the play until it is our turn and we have a card that may be played, or to the end. A level of the engine plays for
 * the opponent. If we have no such card, says go for us.
 */
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

/** Returns the card that a player of this level would play in our place. It must be our turn. */
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

/** Returns the turns with our card added. */
export const withOurs = ({ played }: PlayPosition, card: Card): PlayedCards => [...played, ['us', card]];
