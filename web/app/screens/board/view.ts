import '../../../styles/board.css';
import '../../../styles/chance_map.css';
import { html, nothing } from 'lit/html.js';
import type { Outlook, Side } from '../../../engine/index.js';
import { board } from '../../../ui/board.js';
import { segments } from '../../../ui/segments.js';
import { frontOf, scoreOf, winnerOf } from '../../games/board.js';
import type { State } from '../../model/state.js';
import { strings } from '../../strings.js';
import type { Controls, ScreenView } from '../view.js';
import { boardDock } from './dock.js';
import { boardMap } from './map.js';
import { evenOf, outlookOf, resultOf } from './screen.js';

const choices: ScreenView['choices'] = (state, { dispatch }) =>
  segments(
    strings.dealerGroup,
    [
      { value: true, label: strings.deals(true) },
      { value: false, label: strings.deals(false) },
    ],
    state.game.board.weDeal,
    (weDeal) => dispatch({ type: 'dealerChosen', weDeal }),
  );

const plate = ({ game }: State, by: Side) => {
  const deals = game.board.weDeal === (by === 'us');
  return html`
    <div class="score-plate" data-side=${by} data-won=${winnerOf(game.board) === by}>
      <dt><span class="swatch" aria-hidden="true"></span>${strings.sides[by]}${deals ? html` <small>${strings.dealer}</small>` : nothing}</dt>
      <dd>${frontOf(game.board[by])}</dd>
    </div>
  `;
};

const picture = ({ game }: State, { dispatch }: Controls) => {
  const { us, them } = game.board;
  return board({
    us,
    them,
    label: strings.boardPicture(us, them),
    marks: strings.boardMarks,
    tap: (by, hole) => {
      const points = hole - frontOf(game.board[by]);
      if (points > 0) dispatch({ type: 'pegged', by, points });
    },
  });
};

/** Not worth a word. */
const negligible = 0.005;

const skunk = (label: string, chance: number, double: number) =>
  chance < negligible
    ? nothing
    : html`
        <div>
          <dt>${label}</dt>
          <dd>${strings.percent(chance)}${double < negligible ? nothing : html` <small>${strings.ofThemDouble(double)}</small>`}</dd>
        </div>
      `;

const even = (state: State) => {
  const at = evenOf(state);
  if (at === undefined) return nothing;
  const { ours } = scoreOf(state.game.board);
  return html`
    <div>
      <dt>${strings.evenLabel}</dt>
      <dd>${at > 120 ? strings.evenNever : html`${at} <small>${strings.fromEven(ours - at)}</small>`}</dd>
    </div>
  `;
};

const chances = (state: State, outlook: Outlook) => html`
  <section class="outlook" aria-label=${strings.outlook}>
    <p class="chance"><span>${strings.winLabel}</span> <b>${strings.percent(outlook.chance)}</b></p>
    <svg class="chance-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect class="theirs" x="0" y="0" width="100" height="4" />
      <rect class="ours" x="0" y="0" width=${outlook.chance * 100} height="4" />
      <rect class="half" x="49.750" y="0" width="0.500" height="4" />
    </svg>
    <dl>
      ${even(state)} ${skunk(strings.skunkThem, outlook.skunkFor, outlook.doubleSkunkFor)}
      ${skunk(strings.skunkUs, outlook.skunkAgainst, outlook.doubleSkunkAgainst)}
    </dl>
    <p class="note">${strings.outlookNote} ${strings.evenNote}</p>
  </section>
`;

const standing = (state: State) => {
  const result = resultOf(state.game.board);
  if (result) return html`<p class="result-line">${result}</p>`;
  const outlook = outlookOf(state);
  return outlook ? chances(state, outlook) : html`<section class="outlook"></section>`;
};

const body: ScreenView['body'] = (state, controls) => html`
  <div class="board-screen" data-map=${state.ui.map !== null}>
    <dl class="score-plates">${plate(state, 'us')}${plate(state, 'them')}</dl>
    ${picture(state, controls)} ${standing(state)} ${boardMap(state, controls)}
  </div>
`;

export const boardView: ScreenView = {
  choices,
  body,
  dock: boardDock,
  marks: () => undefined,
  nextLabel: () => strings.nextDeal,
  textHint: '',
};
