import type { Card } from '../../../engine/index.js';
import type { Kind } from '../../../practice/kinds.js';
import { pegKind } from '../../../practice/peg_kind.js';
import { throwKind } from '../../../practice/throw_kind.js';
import type { State } from '../../state/state.js';
import { playedIn } from './retry.js';
import { decisionAt, deskOf, reviewOf } from './selectors.js';

export const ofReview = (state: State): readonly Kind[] => {
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
