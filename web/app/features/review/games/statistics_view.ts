import { html, nothing } from 'lit/html.js';
import { statisticsWords } from '../../../messages/statistics.js';
import { type GameResult, pointKinds, type ReviewState } from '../../../state/slices/review.js';
import type { State } from '../../../state/state.js';
import type { Controls } from '../../view_types.js';
import { printSummaries } from './game_summaries.js';
import { allGames, endedAtTable, notJudged } from './kept_games.js';
import { meansOf, usualPoints } from './points_scored.js';
import { daysInRow, enoughGames, type Mean, type Statistics, statisticsOf } from './statistics.js';

// This file draws the statistics: a handicap, whether the cards were fair, a row for each opponent, and the points of our
// hands, cribs and pegs.

const loss = ({ mean }: Mean, games: number) => (games > 0 ? statisticsWords.loss(mean) : '–');

const byOpponent = (rows: Statistics['against']) => html`
  <table class="by-deal">
    <caption>${statisticsWords.table}</caption>
    <thead>
      <tr>${statisticsWords.columns.map((name) => html`<th scope="col">${name}</th>`)}</tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ against, games, won, judged, own, throws, plays, luck }) => html`
          <tr>
            <th scope="row">${statisticsWords.against(against)}</th>
            <td>${statisticsWords.wonOf(won, games)}</td>
            <td>${loss(throws, own)}</td>
            <td>${loss(plays, own)}</td>
            <td>${judged > 0 ? statisticsWords.change(luck.mean) : '–'}</td>
          </tr>
        `,
      )}
    </tbody>
  </table>
`;

const ofJudged = ({ all, last, luck, interval, decisions, hints }: Statistics) => html`
  ${
    last.own > 0
      ? html`
          <p class="handicap">
            <span>${statisticsWords.given}</span>
            <b>${statisticsWords.rate(last.lost.mean, last.lost.error)}</b>
            <span class="note">${statisticsWords.split(last.games, last.throws.mean, last.plays.mean, last.counting.mean)}</span>
          </p>
        `
      : nothing
  }
  ${hints > 0 ? html`<p class="note">${statisticsWords.hints(hints, decisions)}</p>` : nothing}
  <h2>${statisticsWords.luckTitle}</h2>
  <p>${statisticsWords.luck(luck.mean, interval, all.judged >= enoughGames)}</p>
`;

const onAverage = ({ points }: Statistics) => {
  const means = meansOf(points);
  const shown = pointKinds.filter((kind) => means[kind] !== undefined);
  return shown.length === 0
    ? nothing
    : html`
        <table class="by-deal">
          <caption>${statisticsWords.pointsTitle}</caption>
          <thead>
            <tr>${statisticsWords.pointsColumns.map((name) => html`<th scope="col">${name}</th>`)}</tr>
          </thead>
          <tbody>
            ${shown.map(
              (kind) => html`
                <tr>
                  <th scope="row">${statisticsWords.pointKinds[kind]}</th>
                  <td>${statisticsWords.mean(means[kind] ?? 0)}</td>
                  <td>${statisticsWords.mean(usualPoints[kind])}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
        <p class="note">${statisticsWords.pointsNote}</p>
      `;
};

const days = (games: readonly GameResult[], today: string) => {
  const { now, most } = daysInRow(
    games.map(({ date }) => date),
    today,
  );
  return statisticsWords.days(now, most);
};

const figures = (review: ReviewState, games: readonly GameResult[]) => {
  const all = statisticsOf(games);
  const { games: played, judged, won } = all.all;
  const waiting = notJudged(review).filter((game) => 'match' in game.played).length;
  return html`
    ${judged > 0 ? ofJudged(all) : nothing}
    <p>${statisticsWords.won(won, played)} ${days(games, review.today)}</p>
    ${byOpponent(all.against)}
    <p class="note">${judged > 0 ? statisticsWords.note : statisticsWords.noReview} ${judged > 0 && waiting > 0 ? statisticsWords.toJudge(waiting) : nothing}</p>
    ${onAverage(all)}
  `;
};

const toGames = ({ dispatch }: Controls) => html`
  <button type="button" @click=${() => dispatch({ type: 'review', action: { type: 'pageChosen', page: 'games' } })}>
    ${statisticsWords.games}
  </button>
`;

const keeping = (review: ReviewState, controls: Controls) => {
  const { dispatch, effects } = controls;
  return html`
  <div class="review-buttons">
    ${toGames(controls)}
    <button type="button" @click=${() => effects.copyText()}>${statisticsWords.copy}</button>
    <button type="button" @click=${() => effects.files()?.save(statisticsWords.fileName(review.today), printSummaries(allGames(review)))}>
      ${statisticsWords.save}
    </button>
    <button type="button" @click=${() => dispatch({ type: 'review', action: { type: 'statisticsErased' } })}>${statisticsWords.erase}</button>
  </div>
`;
};

export const statistics = (state: State, review: ReviewState, controls: Controls) => {
  const ended = endedAtTable(state);
  const games = allGames(ended ? { ...review, kept: [...review.kept, ended] } : review);
  return games.length === 0
    ? html`<p>${statisticsWords.none}</p><div class="review-buttons">${toGames(controls)}</div>`
    : html`${figures(review, games)}${keeping(review, controls)}`;
};
