import type { Card, PlayAnswer } from '../engine/types.js';
import type { Dealer, PegExercise } from './exercise.js';
import { askCard } from './generate/ask_card.js';
import { goOn } from './generate/play_to_turn.js';

/** Plays our card, and the club player answers. Returns our next turn, or the finished play. Says go for us. */
export const playOn = async (
  dealer: Dealer,
  asked: PegExercise,
  card: Card,
): Promise<PegExercise | { over: PlayAnswer }> => {
  const standing = await goOn(dealer, asked, [...asked.played, ['us', card]]);
  if (standing.fallen.over) return { over: standing.fallen };
  return askCard(dealer, asked, asked.unit, standing);
};
