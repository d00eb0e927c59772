import { html, nothing } from 'lit/html.js';
import type { WinChanceAnswer } from '../../../engine/index.js';
import { board } from '../../../ui/board.js';
import { worthWords } from '../../../ui/messages/worth.js';
import { segments } from '../../../ui/segments.js';
import { strings } from '../../messages/app.js';
import { guideWords } from '../../messages/guide.js';
import { againstWords } from '../../messages/match.js';
import { reviewWords } from '../../messages/review.js';
import { statisticsWords } from '../../messages/statistics.js';
import { outlookWords } from '../../messages/win_chances.js';
import {
  type Deal,
  dealerOf,
  dealOf,
  isCounting,
  isForMore,
  isOnlyScore,
  isUntouched,
  peopleOf,
  sidesOf,
  sizeOf,
  tableSizes,
  weDealNext,
} from '../../session/game.js';
import { isBeforeGame, isOfMore, isShared } from '../../session/session.js';
import { sourceOfTable } from '../../state/review_sources.js';
import { resultIn, selectScore, selectStanding, sideNames } from '../../state/score_selectors.js';
import type { ReviewAction } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import { goOn } from '../resume_buttons.js';
import { selectTableSeries, seriesStanding } from '../series_standing.js';
import type { Controls, ScreenView } from '../view_types.js';
import { seriesGame } from './announcements.js';
import { boardDock } from './dock.js';
import { evenOf, outlookOf } from './feature.js';
import { objectiveChoice } from './objective_choice.js';
import { boardMap } from './win_map_view.js';

const choices: ScreenView['choices'] = ({ session: { game, names } }, { dispatch }) =>
  segments(
    outlookWords.dealerGroup,
    peopleOf(dealOf(game)).map((value) => ({
      value,
      label: isForMore(dealOf(game)) ? strings.nameOf(value, names) : strings.deals(value, names),
    })),
    dealerOf(dealOf(game)),
    (dealer) => dispatch({ type: 'dealerChosen', dealer }),
  );

// Draws the buttons that set how many people play, as long as the game has not begun.
const sizes = ({ session: { game } }: State, { dispatch }: Controls) =>
  isUntouched(game)
    ? segments(
        outlookWords.sizeGroup,
        tableSizes.map((value) => ({ value, label: outlookWords.size[value] })),
        sizeOf(dealOf(game)),
        (size) => dispatch({ type: 'tableSet', size }),
      )
    : nothing;

const picture = (state: State, { dispatch }: Controls) => {
  const { us, them, third } = selectStanding(state).pegs;
  const names = sideNames(state.session);
  const sides = [['us', us] as const, ['them', them] as const, ...(third ? [['third', third] as const] : [])];
  return board({
    us,
    them,
    third,
    label: outlookWords.boardPicture(sides, names),
    marks: outlookWords.boardMarks,
    tap: (by, hole) => {
      const points = hole - ((by === 'third' ? third : by === 'us' ? us : them)?.[0] ?? hole);
      if (points > 0) dispatch({ type: 'pegged', by, points });
    },
  });
};

// Says how many games each side has won. Three players have no spread.
const gamesWon = (state: State): string => {
  const { game, won } = state.session;
  const names = sideNames(state.session);
  const sides = sidesOf(dealOf(game));
  if (sides.length === 2) return outlookWords.games(selectTableSeries(state), names);
  const games = [...won, resultIn(selectStanding(state))];
  return outlookWords.gamesOfMore(
    sides.map((side) => [names[side] ?? '', games.filter((each) => each?.winner === side).length]),
  );
};

const lastLine = (state: State) => {
  const { last, winner } = selectStanding(state);
  const { names, won } = state.session;
  const series = selectTableSeries(state);
  const { length } = series;
  // After a game, the dock says how the series stands.
  const stands = length > 1 && !winner && won.length > 0 && isUntouched(state.session.game);
  return html`
    <p class="last-peg note">
      ${last ? html`<span>${outlookWords.lastPeg(last.by, last.points, last.source, names)}</span>` : nothing}
      ${length > 1 ? html`<span>${seriesGame(state)}</span>` : nothing}
      ${won.length > 0 && !stands && !(winner && length > 1) ? html`<span>${gamesWon(state)}</span>` : nothing}
    </p>
    ${stands ? seriesStanding(series, sideNames(state.session)) : nothing}
    ${winner && length > 1 ? html`<p class="note">${againstWords.gamePoints(series, sideNames(state.session))}</p>` : nothing}
  `;
};

/** The chance of a skunk is not shown if it is smaller than this. */
const negligible = 0.005;

const skunk = (label: string, chance: number, double: number) =>
  chance < negligible
    ? nothing
    : html`
        <div>
          <dt>${label}</dt>
          <dd>${strings.percent(chance)}${double < negligible ? nothing : html` <small>${outlookWords.ofThemDouble(double)}</small>`}</dd>
        </div>
      `;

const even = (state: State) => {
  const at = evenOf(state);
  if (at === undefined) return nothing;
  const { ours } = selectScore(state);
  // At 0 we win half the games or more from every score, and above 120 fewer.
  const isNever = at === 0 || at > 120;
  return html`
    <div>
      <dt>${outlookWords.evenLabel}</dt>
      <dd>${isNever ? outlookWords.evenNever : html`${at}<small>, ${outlookWords.fromEven(ours - at, state.session.names)}</small>`}</dd>
    </div>
  `;
};

const worth = ({ session: { objective } }: State, outlook: WinChanceAnswer) =>
  objective === 'win'
    ? nothing
    : html`
        <div>
          <dt>${outlookWords.worthLabel}</dt>
          <dd>${worthWords.worth(outlook.worth, objective)} <small>${worthWords.worthUnit('winChance', objective)}</small></dd>
        </div>
      `;

// Returns the note that says for which deal the win chance holds: the next deal, or the current one. If hands of the
// current deal are still to be counted, the note says that the chance ignores them.
const whenNote = (deal: Deal): string => {
  if (weDealNext(deal) !== deal.weDeal) return outlookWords.nextDealNote;
  return isCounting(deal) ? outlookWords.midShowNote : outlookWords.outlookNote;
};

const outlookNote = ({ session: { game, names, objective } }: State) => html`
  <p class="note">${whenNote(dealOf(game))} ${objective === 'win' ? outlookWords.evenNote(names) : outlookWords.worthNote(names)}</p>
`;

const chances = (state: State, outlook: WinChanceAnswer) => html`
  <section class="outlook" aria-label=${outlookWords.outlook}>
    <p class="chance"><span>${strings.winLabel(state.session.names)}</span> <b>${strings.percent(outlook.chance)}</b></p>
    <svg class="chance-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect class="theirs" x="0" y="0" width="100" height="4" />
      <rect class="ours" x="0" y="0" width=${outlook.chance * 100} height="4" />
      <rect class="half" x="49.750" y="0" width="0.500" height="4" />
    </svg>
    <dl>
      ${worth(state, outlook)} ${even(state)} ${skunk(outlookWords.skunks('us', state.session.names), outlook.skunkFor, outlook.doubleSkunkFor)}
      ${skunk(outlookWords.skunks('them', state.session.names), outlook.skunkAgainst, outlook.doubleSkunkAgainst)}
    </dl>
    ${outlookNote(state)}
  </section>
`;

const chanceNow = (state: State) => {
  if (selectStanding(state).winner) return nothing;
  const outlook = outlookOf(state);
  return outlook ? chances(state, outlook) : html`<section class="outlook awaited">${outlookNote(state)}</section>`;
};

// Two people who share the phone see no cards, so each of them asks for advice.
const advice = ({ session, suspended }: State, { dispatch }: Controls) =>
  isShared(session) && !suspended
    ? html`<p class="advise">
        ${(['us', 'them'] as const).map((by) => html`<button type="button" class="quiet" @click=${() => dispatch({ type: 'adviceAsked', by })}>${strings.advise(by, session.names)}</button>`)}
      </p>`
    : nothing;

const reviews = (state: State, { dispatch }: Controls) => {
  const button = (label: string, action: ReviewAction) =>
    html`<button type="button" @click=${() => dispatch({ type: 'review', action })}>${label}</button>`;
  return html`
    <div class="board-reviews">
      ${
        isBeforeGame(state.session)
          ? html`<button type="button" @click=${() => dispatch({ type: 'match', action: { type: 'guideStarted' } })}>${guideWords.teach}</button>`
          : nothing
      }
      ${
        isOnlyScore(state.session.game) || isOfMore(state.session)
          ? button(reviewWords.textTitle, { type: 'pageChosen', page: 'text' })
          : button(reviewWords.reviewGame, { type: 'recordOpened', source: sourceOfTable(state) })
      }
      ${button(statisticsWords.games, { type: 'pageChosen', page: 'games' })}
      ${button(reviewWords.statistics, { type: 'pageChosen', page: 'statistics' })}
    </div>
  `;
};

// The chances of winning are known for two players only.
const outlook = (state: State, controls: Controls) =>
  isOfMore(state.session)
    ? html`<p class="note">${outlookWords.onlyForTwo}</p>`
    : html`
        ${chanceNow(state)} ${advice(state, controls)} ${objectiveChoice(state, controls)} ${boardMap(state, controls)}
      `;

const body: ScreenView['body'] = (state, controls) => html`
  <div class="board-screen" data-map=${state.ui.map !== null}>
    ${goOn(state, controls)} ${sizes(state, controls)} ${picture(state, controls)} ${lastLine(state)}
    ${outlook(state, controls)} ${reviews(state, controls)}
  </div>
`;

export const boardView: ScreenView = {
  choices,
  body,
  dock: boardDock,
};
