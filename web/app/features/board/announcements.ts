import { adviceWords } from '../../messages/advice.js';
import { strings } from '../../messages/app.js';
import { outlookWords } from '../../messages/win_chances.js';
import { dealerNow, dealOf } from '../../session/game.js';
import { isOfMore } from '../../session/session.js';
import { holesOf, sayScores, selectStanding } from '../../state/score_selectors.js';
import type { State } from '../../state/state.js';
import type { InWords } from '../feature.js';
import { crossOf, crossOutlookOf, endSentence, outlookOf } from './feature.js';

// Announces who deals and the chance of winning, or the chance under the cross of the map.
const announce = (state: State): string => {
  const { names, objective } = state.session;
  const under = crossOutlookOf(state);
  if (state.ui.map?.at) return under ? outlookWords.underCross(crossOf(state), under.chance, names) : '';
  const outlook = selectStanding(state).winner || isOfMore(state.session) ? undefined : outlookOf(state);
  return outlook
    ? `${strings.deals(dealerNow(dealOf(state.session.game)), names)}: ${adviceWords.prospects(outlook.chance, outlook.worth, objective, names)}.`
    : '';
};

// Returns the scores, who deals, and the chance of winning, as plain text.
const text = (state: State): string => {
  const { names, objective } = state.session;
  const outlook = isOfMore(state.session) ? undefined : outlookOf(state);
  const result = endSentence(state);
  const where = sayScores(state.session, holesOf(state));
  if (result) return `${where}. ${result}`;
  const who = `${where}, ${strings.dealsNow(dealerNow(dealOf(state.session.game)), names)}`;
  return outlook ? `${who}: ${adviceWords.prospects(outlook.chance, outlook.worth, objective, names)}.` : `${who}.`;
};

export const boardInWords: InWords = { announce, text };
