import type { Rank } from '../../../engine/index.js';
import { countOf } from '../../games/count.js';
import { scoreNow, standing } from '../../model/counting.js';
import type { State } from '../../model/state.js';
import { dealOf, handSize, type ShowSeat, showSeats, sideOf, theirSeat, turnsOf } from '../../record/game.js';
import { strings } from '../../strings.js';
import { startersOf } from './answers.js';

// What the opponent laid in the play without a suit, where that hand is in front.
const ranksFallen = ({ sitting: { game, seat } }: State): readonly Rank[] => {
  const deal = dealOf(game);
  if (seat !== theirSeat(deal)) return [];
  return turnsOf(deal).filter((turn): turn is Rank => turn.length === 1);
};

// What the hand before this one has just pegged.
const counted = (state: State): string => {
  const { seat, game, names } = state.sitting;
  const before = showSeats[showSeats.indexOf(seat as ShowSeat) - 1];
  const points = before && standing(state).shows[before];
  if (!before || points === undefined) return '';
  const by = sideOf(dealOf(game), before);
  const { ours, theirs } = scoreNow(state);
  return strings.justCounted(by, points, by === 'us' ? ours : theirs, names);
};

/** What the hand in front still waits for; empty where it is whole. */
export const prompt = (state: State): string => {
  const count = countOf(state.sitting);
  if (count.seat === 'any' && count.hands.any.length === 0) return count.ranks ? '' : strings.anyPrompt;
  if (count.seat === 'any') return state.ui.padOpen ? strings.anyWhole : '';
  const held = count.hands[count.seat].length;
  const fell = held < handSize ? ranksFallen(state) : [];
  if (fell.length > 0) return strings.theyLaid(fell);
  if (held === 0) return count.starter ? `${counted(state)}${strings.more(handSize)}` : strings.countPrompt;
  if (held < handSize) return strings.more(handSize - held);
  return count.starter || startersOf(state) ? '' : strings.starterNext;
};
