import type { Card, ScorePlayAnswer } from '../engine/types.js';
import type { Dealer, PegExercise } from './exercise.js';
import { askCard } from './generate/ask_card.js';
import { goOn } from './generate/play_to_turn.js';

/**
 * Plays our card in an exercise, and continues with the club player as the opponent. Returns an exercise of our next turn, or
 * the finished play. If we have no card that may be played, says go for us.
 */
export const playOn = async (
  dealer: Dealer,
  asked: PegExercise,
  card: Card,
): Promise<PegExercise | { over: ScorePlayAnswer }> => {
  const standing = await goOn(dealer, asked, [...asked.played, ['us', card]]);
  if (standing.fallen.over) return { over: standing.fallen };
  return askCard(dealer, asked, asked.unit, standing);
};
