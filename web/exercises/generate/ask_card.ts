import type { Order } from '../../engine/types.js';
import { cardErrorOf } from '../../ui/error_margins.js';
import { temptingCard, worthOfCard } from '../distractor.js';
import type { Dealer, PegExercise, Unit } from '../exercise.js';
import { pegSkill } from '../peg_skill.js';
import type { DealtTable, PlayPosition } from './play_to_turn.js';

/** Makes an exercise of a position in which it is our turn. Asks the engine for the worth of each card that may be played. */
export const askCard = async (
  dealer: Dealer,
  table: DealtTable,
  unit: Unit,
  { played, fallen }: PlayPosition,
): Promise<PegExercise> => {
  const { kept, thrown, starter, weDeal, ours, theirs, seed, theirFour, theirTwo } = table;
  const order: Order = unit === 'win' ? 'winChance' : 'points';
  const { legal } = await dealer.valuePlays({ kept, thrown, starter, weDeal, played, ours, theirs, order });
  const weighed = temptingCard(legal, order, unit === 'win' ? cardErrorOf.winChance : cardErrorOf.net);
  const { best, wrong } = weighed ?? { best: legal[0], wrong: legal[0] };
  const turn = { kept, fallen, ours, theirs };
  return {
    ...{ topic: 'peg', kind: best && wrong ? pegSkill(turn, wrong.card, best.card) : 'anyPeg', seed, unit },
    ...{ weDeal, ours, theirs, kept, thrown, starter, theirFour, theirTwo, played, fallen },
    choices: legal.map((each) => ({ cards: [each.card], worth: worthOfCard(each, order) })),
    tempting: wrong ? [wrong.card] : [],
  };
};
