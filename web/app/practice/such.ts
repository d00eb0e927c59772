import type { Card } from '../../engine/index.js';
import { kindsOfCount } from '../../practice/count_kind.js';
import type { Kind } from '../../practice/kinds.js';
import { kindOfTurn } from '../../practice/mistakes.js';
import { pegKind } from '../../practice/peg_kind.js';
import { kindOfThrow, throwKind } from '../../practice/throw_kind.js';
import { countOf, handIsWhole } from '../games/count.js';
import { playOf } from '../games/play.js';
import type { State } from '../model/state.js';
import { dealOf } from '../record/game.js';
import { decisionAt, deskOf, reviewOf } from '../review/asking.js';
import { playedIn } from '../review/trial.js';
import { showOf } from '../screens/count/answers.js';
import { discardsOf, scoreReckoned } from '../screens/discard/screen.js';
import { adviceOf, playAnswer } from '../screens/play/screen.js';

// What the screen in front turns on, for who wants such hands again.

const ofCount = (state: State): readonly Kind[] => {
  const count = countOf(state.sitting);
  const { seat, starter } = count;
  const answer = seat !== 'any' && handIsWhole(count) ? showOf(state, seat) : undefined;
  if (!answer || !starter || seat === 'any') return ['anyCount'];
  const kinds = kindsOfCount({ hand: count.hands[seat], starter, crib: seat === 'crib', answer });
  return kinds.length > 1 ? kinds.filter((kind) => kind !== 'anyCount') : ['anyCount'];
};

const ofDiscard = (state: State): Kind => {
  const discards = discardsOf(state);
  const { game } = state.sitting;
  const { order } = state.ranking;
  if (!discards) return 'anyThrow';
  return kindOfThrow({ dealt: [], weDeal: dealOf(game).weDeal, order, ...scoreReckoned(state) }, discards);
};

const ofPlay = (state: State): Kind => {
  const [advice, fallen] = [adviceOf(state), playAnswer(state)];
  if (!advice || !fallen) return 'anyPeg';
  const { kept, weDeal } = playOf(state.sitting);
  return kindOfTurn({ kept, played: [], weDeal, ...scoreReckoned(state) }, advice.legal, fallen);
};

// As what was chosen in the game differs from the best.
const ofReview = (state: State): readonly Kind[] => {
  const desk = deskOf(state);
  const judged = desk && reviewOf(state, desk);
  const step = desk?.trial && judged && decisionAt(judged, desk.trial.place)?.step;
  if (!desk?.trial || !step) return [];
  const { kind, question } = desk.trial.choosing;
  const { best = [], chosen = [] } = step;
  const { ours = 0, theirs = 0, weDeal } = question;
  if (kind === 'throw') return [throwKind({ ours, theirs, weDeal }, chosen, best)];
  const [fallen, wrong, right] = [playedIn(state, question), chosen[0], best[0]];
  return fallen && wrong && right
    ? [pegKind({ kept: question.kept as readonly Card[], fallen, ours, theirs }, wrong, right)]
    : [];
};

/** The kinds of what is in front: more than one where a hand is hard in more than one way. */
export const kindsHere = (state: State): readonly Kind[] => {
  switch (state.view) {
    case 'count':
      return ofCount(state);
    case 'discard':
      return [ofDiscard(state)];
    case 'play':
      return [ofPlay(state)];
    case 'review':
      return ofReview(state);
    default:
      return [];
  }
};
