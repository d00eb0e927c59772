import { adviceWords } from '../../messages/advice.js';
import { strings } from '../../messages/app.js';
import { againstWords } from '../../messages/match.js';
import { outlookWords } from '../../messages/win_chances.js';
import { dealerNow, dealOf, isUntouched } from '../../session/game.js';
import { isOfMore } from '../../session/session.js';
import { holesOf, sayScores, selectStanding, sideNames } from '../../state/score_selectors.js';
import type { State } from '../../state/state.js';
import type { InWords } from '../feature.js';
import { saySeries, selectTableSeries } from '../series_standing.js';
import { crossOf, crossOutlookOf, endSentence, outlookOf } from './feature.js';

/** Says which game of the series is on the table. */
export const seriesGame = (state: State): string => {
  const { length, wins } = selectTableSeries(state);
  const finished = wins.us + wins.them;
  return againstWords.seriesGame(selectStanding(state).winner ? finished : finished + 1, length);
};

/** Says how the series at the table stands after a game or before the next one; empty for single games. */
export const announceSeries = (state: State): string => {
  const series = selectTableSeries(state);
  if (series.length === 1) return '';
  const { winner } = selectStanding(state);
  const { game, won } = state.session;
  const stands = winner || won.length > 0 ? saySeries(series, sideNames(state.session)) : '';
  return winner || !isUntouched(game) ? stands : `${seriesGame(state)}. ${stands}`.trim();
};

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
