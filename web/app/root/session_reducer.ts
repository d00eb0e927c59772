import type { Card } from '../../engine/index.js';
import { seatAfter } from '../features/count/feature.js';
import { strings } from '../messages/app.js';
import {
  type Deal,
  dealOf,
  handSize,
  isBare,
  isCounting,
  isShown,
  ourSeat,
  showSeats,
  theirSeat,
  turnsOf,
  withDeal,
} from '../session/game.js';
import { layRank, playOf, withPlay } from '../session/pegging_slice.js';
import type { Sitting } from '../session/session.js';
import { beginGame, dealAnother, dealNext, pegPoints, pegShow, sayDealer } from '../session/session_updates.js';
import type { Step } from '../state/actions.js';
import { standing } from '../state/score_selectors.js';
import type { State, View } from '../state/state.js';
import { screenOf } from './registry.js';

type Keep = Extract<Step, { type: 'keptPlayed' | 'keptCounted' }>;

// What each step makes of the sitting. A sentence in place of one says why nothing changed.

// A deal begins with the six that are entered on Discard, or with our four on Pegging. Where the hands of a show lie on the table
// already, the cards are those of another deal.
const entersAnother = (view: View, deal: Deal, isOurs: (ours: readonly Card[]) => boolean): boolean => {
  if (isBare({ ...deal, dealt: [] }) && !isCounting(deal)) return false;
  if (view === 'discard') return deal.dealt.length === 0;
  const begun = turnsOf(deal).length + deal.thrown.length > 0 || isOurs(deal.hands[ourSeat(deal)]);
  return view === 'play' && !begun;
};

// The play comes before the show, and our own hand is what we keep.
const keepsAnother = (deal: Deal, { type: step, kept }: Keep): boolean => {
  if (deal.steps.length + deal.thrown.length > 0) return false;
  const ours = deal.hands[ourSeat(deal)];
  if (ours.length > 0 && ours.every((card) => kept.includes(card))) return false;
  return showSeats.some((seat) => isShown(deal, seat) && (step === 'keptPlayed' || seat !== theirSeat(deal)));
};

/** The cards of this step are those of another deal than the one on the table. */
export const beginsDeal = ({ view, sitting: { game } }: State, step: Step): boolean => {
  const deal = dealOf(game);
  switch (step.type) {
    case 'cardTapped':
      return entersAnother(view, deal, (ours) => ours.length > 0);
    case 'cardsGiven':
      return entersAnother(view, deal, (ours) => ours.some((card) => step.cards.slice(0, handSize).includes(card)));
    case 'keptPlayed':
    case 'keptCounted':
      return keepsAnother(deal, step);
    case 'sixDealt':
    case 'playDealt':
    case 'showDealt':
      return !isBare(deal);
    default:
      return false;
  }
};

const onScreen = (
  { view, sitting, ranking }: State,
  change: (screen: ReturnType<typeof screenOf>, part: never) => unknown,
): Sitting | string => {
  const screen = screenOf(view);
  const changed = change(screen, screen.partOf({ sitting, ranking }));
  return typeof changed === 'string' ? changed : screen.withPart(sitting, changed as never);
};

// Our four and our two: what they are in the deal, whatever lay there before.
const keep = (sitting: Sitting, { type: step, kept, thrown }: Keep): Sitting => {
  const deal = dealOf(sitting.game);
  const again = [...kept, ...thrown].every((card) => [...deal.hands[ourSeat(deal)], ...deal.thrown].includes(card));
  // A card is in one place: where it was said to be elsewhere it is here now.
  const six = [...kept, ...thrown];
  const theirs = deal.hands[theirSeat(deal)].filter((card) => !six.includes(card));
  const hands = {
    ...deal.hands,
    [theirSeat(deal)]: theirs,
    [ourSeat(deal)]: kept,
    crib: again ? deal.hands.crib : [],
  };
  const starter = deal.starter && six.includes(deal.starter) ? null : deal.starter;
  const steps = deal.steps.filter((step) => !('turn' in step));
  const seat = step === 'keptCounted' ? ourSeat(deal) : 'pone';
  return { ...sitting, seat, game: withDeal(sitting.game, { ...deal, hands, thrown, starter, steps }) };
};

// Random cards, on a table without any.
const lay = (sitting: Sitting, step: Extract<Step, { type: 'sixDealt' | 'playDealt' | 'showDealt' }>): Sitting => {
  const deal = dealOf(sitting.game);
  const onTable = (changed: Partial<Deal>) => ({ ...sitting, game: withDeal(sitting.game, { ...deal, ...changed }) });
  switch (step.type) {
    case 'sixDealt':
      return onTable({ dealt: step.dealt });
    case 'playDealt': {
      const { kept, thrown, starter } = step;
      const hands = { ...deal.hands, [ourSeat(deal)]: kept };
      return onTable({ dealt: [...kept, ...thrown], thrown, hands, starter });
    }
    case 'showDealt':
      return { ...onTable({ hands: step.hands, starter: step.starter }), seat: 'pone' };
  }
};

const isOver = (state: State): boolean => standing(state).winner !== undefined;

/** Why this step cannot be taken; empty if it can. */
export const refusalOf = (state: State, step: Step): string => {
  const after = stepped(state, step);
  return typeof after === 'string' ? after : '';
};

/** The sitting after a step. */
export const stepped = (before: State, step: Step): Sitting | string => {
  const state = beginsDeal(before, step) ? { ...before, sitting: dealAnother(before.sitting) } : before;
  const { sitting } = state;
  switch (step.type) {
    case 'cardTapped':
      return onScreen(state, (screen, part) => screen.tap(part, step.card));
    case 'cardsGiven':
      return onScreen(state, (screen, part) => screen.give(part, step.cards));
    case 'cleared':
      return onScreen(state, (screen, part) => screen.clear(part));
    case 'ranksGiven':
      return { ...sitting, seat: 'any', loose: [], ranks: step.ranks };
    case 'dealerChosen':
      return sayDealer(sitting, step.weDeal);
    case 'keptPlayed':
    case 'keptCounted':
      return keep(sitting, step);
    case 'rankLaid': {
      const laid = layRank(playOf(sitting), step.rank);
      return laid ? withPlay(sitting, laid) : strings.notTheirRank(step.rank);
    }
    case 'goSaid':
      return withPlay(sitting, { ...playOf(sitting), played: [...playOf(sitting).played, 'go'] });
    case 'sixDealt':
    case 'playDealt':
    case 'showDealt':
      return lay(sitting, step);
    case 'pegged':
      return isOver(state) || step.points < 1 ? sitting : pegPoints(sitting, step.by, step.points);
    case 'showPegged':
      return isOver(state) ? sitting : { ...pegShow(sitting, step.seat), seat: seatAfter(step.seat) ?? step.seat };
    case 'dealEnded':
      return isOver(state) ? sitting : dealNext(sitting);
    case 'gameBegun': {
      const { winner, skunk } = standing(state);
      return beginGame(sitting, winner && { winner, ...(skunk && { skunk }) });
    }
    case 'named':
      return { ...sitting, names: { ...sitting.names, [step.by]: step.name } };
    case 'objectiveChosen':
      return { ...sitting, objective: step.objective };
  }
};
