import { html, nothing } from 'lit/html.js';
import type { ChanceAnswer, Side } from '../../../engine/index.js';
import { board } from '../../../ui/board.js';
import { segments } from '../../../ui/segments.js';
import { strings } from '../../messages/app.js';
import { guideWords } from '../../messages/guide.js';
import { reviewWords } from '../../messages/review.js';
import { statisticsWords } from '../../messages/statistics.js';
import { outlookWords } from '../../messages/win_chances.js';
import { type Deal, dealOf, isCounting, isUntouched, type Skunk, weDealNext } from '../../session/game.js';
import { cleanName, noNames } from '../../session/record_text.js';
import { seriesStandingOf } from '../../session/series.js';
import { isBeforeGame, isForTwo } from '../../session/session.js';
import { sourceOfTable } from '../../state/review_sources.js';
import { resultIn, selectScore, selectStanding } from '../../state/score_selectors.js';
import type { ReviewAction } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import { goOn } from '../resume_buttons.js';
import type { Controls, ScreenView } from '../view_types.js';
import { boardDock } from './dock.js';
import { evenOf, outlookOf } from './feature.js';
import { objectiveChoice } from './objective_choice.js';
import { boardMap } from './win_map_view.js';

const choices: ScreenView['choices'] = ({ session: { game, names } }, { dispatch }) =>
  segments(
    strings.dealerGroup,
    [
      { value: true, label: strings.deals(true, names) },
      { value: false, label: strings.deals(false, names) },
    ],
    dealOf(game).weDeal,
    (weDeal) => dispatch({ type: 'dealerChosen', weDeal }),
  );

// Draws the name as a field, because it is edited in place.
const nameField = ({ session: { names } }: State, by: Side, { dispatch }: Controls) => html`
  <input
    class="name"
    type="text"
    maxlength="16"
    size=${Math.max(2, strings.nameOf(by, names).length)}
    autocomplete="off"
    spellcheck="false"
    aria-label=${outlookWords.myName(by)}
    placeholder=${strings.nameOf(by, noNames)}
    .value=${names[by]}
    @change=${({ target }: Event) => {
      const field = target as HTMLInputElement;
      field.value = cleanName(field.value).trim();
      dispatch({ type: 'named', by, name: field.value });
    }}
  />
`;

const plate = (state: State, by: Side, controls: Controls) => {
  const now = selectStanding(state);
  const deals = dealOf(state.session.game).weDeal === (by === 'us');
  return html`
    <div class="score-plate" data-side=${by} data-won=${now.winner === by}>
      <dt>
        <span class="swatch" aria-hidden="true"></span>${nameField(state, by, controls)}${deals ? html` <small>${strings.dealer}</small>` : nothing}
      </dt>
      <dd>${now.pegs[by][0]}</dd>
    </div>
  `;
};

const picture = (state: State, { dispatch }: Controls) => {
  const { us, them } = selectStanding(state).pegs;
  return board({
    us,
    them,
    label: outlookWords.boardPicture(us, them, state.session.names),
    marks: outlookWords.boardMarks,
    tap: (by, hole) => {
      const points = hole - (by === 'us' ? us : them)[0];
      if (points > 0) dispatch({ type: 'pegged', by, points });
    },
  });
};

const lastLine = (state: State) => {
  const { last } = selectStanding(state);
  const { names, won } = state.session;
  const games = [...won, ...[resultIn(selectStanding(state)) ?? []].flat()];
  const of = (what: Skunk) => games.filter(({ skunk }) => skunk === what).length;
  const skunks = { skunk: of('skunk'), doubleSkunk: of('doubleSkunk') };
  const { wins, spread } = seriesStandingOf(1, games);
  const isKnown = games.every(({ lead }) => lead !== undefined);
  return html`
    <p class="last-peg note">
      ${last ? html`<span>${strings.lastPeg(last.by, last.points, last.source, names)}</span>` : nothing}
      ${won.length > 0 ? html`<span>${outlookWords.games(wins.us, wins.them, skunks, names, isKnown ? spread : undefined)}</span>` : nothing}
    </p>
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
  return html`
    <div>
      <dt>${outlookWords.evenLabel}</dt>
      <dd>${at > 120 ? outlookWords.evenNever : html`${at}<small>, ${outlookWords.fromEven(ours - at, state.session.names)}</small>`}</dd>
    </div>
  `;
};

const worth = ({ session: { objective } }: State, outlook: ChanceAnswer) =>
  objective === 'win'
    ? nothing
    : html`
        <div>
          <dt>${outlookWords.worthLabel}</dt>
          <dd>${strings.worth(outlook.worth, objective)} <small>${strings.worthUnit('winChance', objective)}</small></dd>
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

const chances = (state: State, outlook: ChanceAnswer) => html`
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
  isForTwo(session) && !suspended
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
        isUntouched(state.session.game)
          ? button(reviewWords.textTitle, { type: 'pageChosen', page: 'text' })
          : button(reviewWords.reviewGame, { type: 'recordOpened', source: sourceOfTable(state) })
      }
      ${button(statisticsWords.games, { type: 'pageChosen', page: 'games' })}
      ${button(reviewWords.statistics, { type: 'pageChosen', page: 'statistics' })}
    </div>
  `;
};

const body: ScreenView['body'] = (state, controls) => html`
  <div class="board-screen" data-map=${state.ui.map !== null}>
    ${goOn(state, controls)}
    <dl class="score-plates">${plate(state, 'us', controls)}${plate(state, 'them', controls)}</dl>
    ${advice(state, controls)}
    ${picture(state, controls)} ${lastLine(state)} ${chanceNow(state)}
    ${objectiveChoice(state, controls)} ${boardMap(state, controls)} ${reviews(state, controls)}
  </div>
`;

export const boardView: ScreenView = {
  choices,
  body,
  dock: boardDock,
  marks: () => undefined,
  textHint: () => '',
};
