import { strings } from '../../messages/app.js';
import { dealerNow, dealOf } from '../../session/game.js';
import { isOfMore } from '../../session/session.js';
import { selectStanding } from '../../state/score_selectors.js';
import type { State } from '../../state/state.js';
import { crossOf, crossOutlookOf, outlookOf } from './feature.js';

/** Announces who deals and the chance of winning, or the chance under the cross of the map. */
export const announceBoard = (state: State): string => {
  const { names, objective } = state.session;
  const under = crossOutlookOf(state);
  if (state.ui.map?.at) return under ? strings.underCross(crossOf(state), under.chance, names) : '';
  const outlook = selectStanding(state).winner || isOfMore(state.session) ? undefined : outlookOf(state);
  return outlook
    ? `${strings.deals(dealerNow(dealOf(state.session.game)), names)}: ${strings.prospects(outlook.chance, outlook.worth, objective, names)}.`
    : '';
};
