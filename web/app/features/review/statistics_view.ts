import { html, nothing } from 'lit/html.js';
import { askedWords } from '../../../ui/messages/practice.js';
import { reviewWords } from '../../messages/review.js';
import { statisticsWords } from '../../messages/statistics.js';
import { sourceOfMatch } from '../../state/review_sources.js';
import type { FinishedGame, GameResult, ReviewState } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import type { Controls } from '../view_types.js';
import { allGames, notReviewed } from './finished_games.js';
import { printSummaries } from './game_summaries.js';
import { enoughGames, type Statistics, statisticsOf } from './statistics.js';

// This file draws the statistics: a handicap, whether the cards were fair, a row for each opponent, and the games still
// to be reviewed.

const byOpponent = (rows: ReturnType<typeof statisticsOf>['against']) => html`
  <table class="by-deal">
    <caption>${statisticsWords.table}</caption>
    <thead>
      <tr>${statisticsWords.columns.map((name) => html`<th scope="col">${name}</th>`)}</tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ against, games, won, judged, lost }) => html`
          <tr>
            <th scope="row">${statisticsWords.against(against)}</th>
            <td>${games}</td>
            <td>${won}</td>
            <td>${judged > 0 ? statisticsWords.rate(lost.mean, lost.error) : '–'}</td>
          </tr>
        `,
      )}
    </tbody>
  </table>
`;

const ofJudged = ({ all, last, luck, interval }: Statistics) => html`
  <p class="handicap">
    <span>${statisticsWords.given}</span>
    <b>${statisticsWords.rate(last.lost.mean, last.lost.error)}</b>
    <span class="note">${statisticsWords.split(last.games, last.throws.mean, last.plays.mean, last.counting.mean)}</span>
  </p>
  <h2>${statisticsWords.luckTitle}</h2>
  <p>${statisticsWords.luck(luck.mean, interval, all.judged >= enoughGames)}</p>
`;

const figures = (games: readonly GameResult[]) => {
  const all = statisticsOf(games);
  const { games: played, judged, won } = all.all;
  return html`
    ${judged > 0 ? ofJudged(all) : nothing}
    <p>${statisticsWords.won(won, played)}</p>
    ${byOpponent(all.against)}
    <p class="note">${judged > 0 ? statisticsWords.note : statisticsWords.noReview}</p>
  `;
};

const toReview = (state: State, { date, score, match }: FinishedGame, { dispatch }: Controls) => {
  const name = statisticsWords.ended(match.level, score);
  const review = () =>
    dispatch({ type: 'review', action: { type: 'recordOpened', source: sourceOfMatch(state, match) } });
  return html`
    <li class="decision">
      <p><span>${name}</span><span class="note">${askedWords.day(date)}</span></p>
      <button type="button" aria-label=${`${reviewWords.review}: ${name}`} @click=${review}>${reviewWords.review}</button>
    </li>
  `;
};

const allToReview = (state: State, games: readonly FinishedGame[], controls: Controls) =>
  games.length === 0
    ? nothing
    : html`
        <h2>${statisticsWords.notReviewed}</h2>
        <ul class="decisions" role="list">${games.map((game) => toReview(state, game, controls))}</ul>
      `;

const keeping = (review: ReviewState, { dispatch, effects }: Controls) => html`
  <div class="review-buttons">
    <button type="button" @click=${() => effects.copyText()}>${statisticsWords.copy}</button>
    <button type="button" @click=${() => effects.files()?.save(statisticsWords.fileName(review.today), printSummaries(allGames(review)))}>
      ${statisticsWords.save}
    </button>
    <button type="button" @click=${() => dispatch({ type: 'review', action: { type: 'statisticsErased' } })}>${statisticsWords.erase}</button>
  </div>
`;

export const statistics = (state: State, review: ReviewState, controls: Controls) => {
  const games = allGames(review);
  return games.length === 0
    ? html`<p>${statisticsWords.none}</p>`
    : html`${figures(games)}${allToReview(state, notReviewed(review), controls)}${keeping(review, controls)}`;
};
