import { html } from 'lit/html.js';
import { againstWords } from '../messages/match.js';
import { outlookWords } from '../messages/win_chances.js';
import { dealOf } from '../session/game.js';
import type { Names } from '../session/record_text.js';
import { lengthAt, type Result, type SeriesLength, type SeriesStanding, seriesWinner } from '../session/series.js';
import { resultIn, selectStanding } from '../state/score_selectors.js';
import type { State } from '../state/state.js';

// This file counts a series and says how it stands, at the table and against the engine.

/** Game points as in tournaments (ACC): a skunk is worth one more, and a double skunk no more than a skunk. */
const gamePoints = ({ skunk }: Result): number => (skunk ? 3 : 2);

/** Returns the standing of a series of two sides after these games. */
export const seriesStandingOf = (length: SeriesLength, games: readonly Result[]): SeriesStanding => {
  const wins = { us: 0, them: 0 };
  const points = { us: 0, them: 0 };
  const skunks = { skunk: 0, doubleSkunk: 0 };
  for (const game of games) {
    const winner = game.winner === 'us' ? 'us' : 'them';
    wins[winner] += 1;
    points[winner] += gamePoints(game);
    if (game.skunk) skunks[game.skunk] += 1;
  }
  const leads = games.map(({ winner, lead = Number.NaN }) => (winner === 'us' ? lead : -lead));
  const spread = leads.reduce((sum, each) => sum + each, 0);
  const winner = seriesWinner(length, games);
  return {
    length,
    wins,
    gamePoints: points,
    skunks,
    ...(!Number.isNaN(spread) && { spread }),
    ...(winner && { winner }),
  };
};

/** Returns the standing of the series at the table, with this game if it is over. Single games are a series of one. */
export const selectTableSeries = (state: Pick<State, 'session' | 'counted'>): SeriesStanding => {
  const { game, games, won } = state.session;
  const result = resultIn(selectStanding(state));
  return seriesStandingOf(lengthAt(dealOf(game), games), result ? [...won, result] : won);
};

/** Says how many games each side has won and, once the series is won, by whom. */
export const saySeries = (series: SeriesStanding, names: Names): string => {
  const won = series.winner ? `${againstWords.seriesWon(series.winner, series, names)} ` : '';
  return `${won}${outlookWords.games(series, names)}.`;
};

/** Draws the standing of a series after a game, with its game points. */
export const seriesStanding = (series: SeriesStanding, names: Names) => html`
  <p class="who">${saySeries(series, names)}</p>
  <p class="note">${againstWords.gamePoints(series, names)}</p>
`;
