import { html } from 'lit/html.js';
import type { Desk } from '../../review/desk.js';
import { enoughGames, statisticsOf } from '../../review/statistics.js';
import { printSummaries, type Summary } from '../../review/summaries.js';
import { statisticsWords } from '../../words/statistics.js';
import type { Controls } from '../view.js';

// What the reviewed games add up to: a handicap, whether the cards were fair, and each opponent in a row.

const byOpponent = (rows: ReturnType<typeof statisticsOf>['against']) => html`
  <table class="by-deal">
    <caption>${statisticsWords.table}</caption>
    <thead>
      <tr>${statisticsWords.columns.map((name) => html`<th scope="col">${name}</th>`)}</tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ against, games, won, lost }) => html`
          <tr>
            <th scope="row">${statisticsWords.against(against)}</th>
            <td>${games}</td>
            <td>${won}</td>
            <td>${statisticsWords.rate(lost.mean, lost.error)}</td>
          </tr>
        `,
      )}
    </tbody>
  </table>
`;

const figures = (games: readonly Summary[]) => {
  const { all, last, against, luck, interval } = statisticsOf(games);
  return html`
    <p class="handicap">
      <span>${statisticsWords.given}</span>
      <b>${statisticsWords.rate(last.lost.mean, last.lost.error)}</b>
      <span class="note">${statisticsWords.split(last.games, last.throws.mean, last.plays.mean, last.counting.mean)}</span>
    </p>
    <h2>${statisticsWords.luckTitle}</h2>
    <p>${statisticsWords.luck(luck.mean, interval, all.games >= enoughGames)}</p>
    <p>${statisticsWords.won(all.won, all.games)}</p>
    ${byOpponent(against)}
    <p class="note">${statisticsWords.note}</p>
  `;
};

const keeping = (desk: Desk, { dispatch, effects }: Controls) => html`
  <div class="review-buttons">
    <button type="button" @click=${() => effects.copyText()}>${statisticsWords.copy}</button>
    <button type="button" @click=${() => effects.files()?.save(statisticsWords.fileName(desk.today), printSummaries(desk.games))}>
      ${statisticsWords.save}
    </button>
    <button type="button" @click=${() => dispatch({ type: 'review', deed: { do: 'erase' } })}>${statisticsWords.erase}</button>
  </div>
`;

export const statistics = (desk: Desk, controls: Controls) => html`
  ${desk.games.length === 0 ? html`<p>${statisticsWords.none}</p>` : html`${figures(desk.games)}${keeping(desk, controls)}`}
`;
