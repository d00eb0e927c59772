import { html, nothing } from 'lit/html.js';
import type { Card, SquaresPlacing, ValueSquaresAnswer } from '../../../../engine/index.js';
import { cardMark, smallCards } from '../../../../ui/card.js';
import { tenths } from '../../../../ui/figures.js';
import { nextButton } from '../../../../ui/next_button.js';
import { focusNext, keepOneTabStop } from '../../../../ui/roving_focus.js';
import { segments } from '../../../../ui/segments.js';
import { practiceWords } from '../../../messages/practice.js';
import { squaresWords } from '../../../messages/squares.js';
import type { PracticeAction, PracticeState } from '../../../state/slices/practice.js';
import { drawnCard, isFull, type SquaresGame, squaresGrids } from '../../../state/slices/squares.js';
import type { State } from '../../../state/state.js';
import type { Controls } from '../../view_types.js';
import { linesOf, reviewOf, shownGrid, squaresResultOf, valuesOf } from './queries.js';

// This file draws Cribbage Squares: its part of the home page, the grid with the points of its lines, and the result.

type Do = (action: PracticeAction) => void;

const doOf =
  ({ dispatch }: Controls): Do =>
  (action) =>
    dispatch({ type: 'practice', action });

const share = (controls: Controls, date: string, text: string) => () =>
  controls.effects.shareResult(squaresWords.link(controls.effects.base(), date), text);

/** Draws today's Squares on the home page of practice. */
export const squaresToday = ({ memory, squares, today: date }: PracticeState, controls: Controls) => {
  const done = memory.squares.get(date);
  const placed = squares.find((each) => each.date === date)?.cells.length ?? 0;
  const label = placed === 0 ? squaresWords.begin : placed < 16 ? squaresWords.goOn(placed) : squaresWords.look;
  const open = () => doOf(controls)({ type: 'squaresOpened', date });
  return html`
    <section class="squares-today" aria-label=${squaresWords.title}>
      <h2>${squaresWords.title}</h2>
      <p class="note">${done ? squaresWords.done(done) : squaresWords.about}</p>
      <p class="squares-buttons">
        ${done && placed < 16 ? nothing : html`<button type="button" class=${done ? 'quiet' : 'primary'} @click=${open}>${label}</button>`}
        ${done ? html`<button type="button" class="quiet" @click=${share(controls, date, squaresWords.shareText(date, done))}>${squaresWords.share}</button>` : nothing}
      </p>
    </section>
  `;
};

interface Shown {
  readonly game: SquaresGame;
  readonly values: ValueSquaresAnswer | undefined;
  /** True if the values of the cells are shown. */
  readonly hinted: boolean;
}

const nameOf = (cell: number, card: Card | undefined, { game, hinted, values }: Shown): string => {
  if (card) return squaresWords.takenCell(cell, card);
  const drawn = drawnCard(game);
  const value = values?.cells.find((each) => each.cell === cell);
  const name =
    game.chosen === cell && drawn ? squaresWords.chosenCell(cell, drawn, value?.points) : squaresWords.emptyCell(cell);
  if (!hinted || !value) return name;
  const best = values?.cells[0] === value ? [squaresWords.bestCell] : [];
  return [name, squaresWords.worth(value.value), ...best].join(', ');
};

const cellButton = (cell: number, card: Card | undefined, shown: Shown, act: Do) => {
  const { game, hinted, values } = shown;
  const drawn = game.chosen === cell ? drawnCard(game) : undefined;
  const value = values?.cells.find((each) => each.cell === cell);
  const small = drawn && value ? squaresWords.gain(value.points) : hinted && value ? tenths(value.value) : undefined;
  return html`
    <button
      type="button"
      class="square"
      data-state=${card ? 'taken' : drawn ? 'chosen' : 'empty'}
      data-best=${hinted && !card && value !== undefined && values?.cells[0] === value}
      data-cell=${cell}
      tabindex=${cell === 0 ? 0 : -1}
      aria-disabled=${card ? 'true' : 'false'}
      aria-label=${nameOf(cell, card, shown)}
      @click=${() => act({ type: 'cellTapped', cell })}
    >
      ${card || drawn ? cardMark((card ?? drawn) as Card) : nothing}${small ? html`<small aria-hidden="true">${small}</small>` : nothing}
    </button>
  `;
};

const lineTotal = (line: number, lines: readonly number[] | undefined) => html`
  <span class="line-total" data-line=${line}>
    ${lines ? html`<span aria-hidden="true">${lines[line]}</span><span class="unseen">${squaresWords.lineName(line, lines[line] ?? 0)}</span>` : nothing}
  </span>
`;

const grid = (state: State, game: SquaresGame, act: Do) => {
  const cards = shownGrid(state, game);
  const hinted = game.hints.includes(game.cells.length);
  const shown: Shown = { game, hinted, values: valuesOf(state, game) };
  const lines = linesOf(state, game)?.lines;
  const rows = [0, 1, 2, 3];
  return html`
    <div class="squares" role="group" aria-label=${squaresWords.grid} @keydown=${focusNext} @focusin=${keepOneTabStop}>
      ${rows.map(
        (row) =>
          html`${rows.map((column) => cellButton(4 * row + column, cards[4 * row + column], shown, act))}${lineTotal(row, lines)}`,
      )}
      ${lineTotal(9, lines)} ${rows.map((column) => lineTotal(4 + column, lines))} ${lineTotal(8, lines)}
    </div>
  `;
};

const playing = (state: State, game: SquaresGame, card: Card, act: Do) => {
  const hinted = game.hints.includes(game.cells.length);
  const values = valuesOf(state, game);
  const hint = values ? squaresWords.hintNote(values.exact) : squaresWords.thinking;
  return html`
    <p class="question squares-asked">${squaresWords.asked} <span class="drawn-card" data-placed=${game.cells.length}>${smallCards([card])}</span></p>
    ${grid(state, game, act)}
    <p class="note">${hinted ? hint : squaresWords.rule}</p>
  `;
};

const costliest = (placed: readonly SquaresPlacing[]) =>
  [...placed]
    .filter(({ lost }) => lost >= 0.05)
    .sort((one, two) => two.lost - one.lost)
    .slice(0, 3);

const ended = (state: State, game: SquaresGame, act: Do) => {
  const review = reviewOf(state, game);
  const counted = squaresResultOf(state, game);
  const costs = review ? costliest(review.placed) : [];
  return html`
    <h2 class="sentence">${counted ? squaresWords.done(counted) : squaresWords.counting}</h2>
    ${
      review
        ? segments(
            squaresWords.shown,
            squaresGrids.map((value) => ({ value, label: squaresWords.grids[value] })),
            state.practice?.squaresShown ?? 'mine',
            (shown) => act({ type: 'squaresShown', grid: shown }),
          )
        : nothing
    }
    ${grid(state, game, act)}
    ${
      review
        ? html`
            <h2>${squaresWords.cost}</h2>
            ${
              costs.length === 0
                ? html`<p>${squaresWords.nothingLost}</p>`
                : html`<ul class="squares-costs" role="list">${costs.map(({ best, card, lost }) => html`<li>${smallCards([card])} ${squaresWords.costs(lost, best)}</li>`)}</ul>`
            }
            <p class="note">${squaresWords.estimate}</p>
          `
        : nothing
    }
  `;
};

/** Draws the page of Squares. */
export const squaresPage = (state: State, [game]: PracticeState['squares'], controls: Controls) => {
  if (!game) return nothing;
  const card = drawnCard(game);
  return card ? playing(state, game, card, doOf(controls)) : ended(state, game, doOf(controls));
};

/** Draws what stands beside the title: the number of the card, and the total so far. */
export const squaresStanding = (state: State, game: SquaresGame) => {
  if (isFull(game)) return nothing;
  const total = linesOf(state, game)?.total;
  return html`
    <span class="place-in-run">
      ${practiceWords.of(game.cells.length + 1, 16)} ${total === undefined ? nothing : html`<b>${squaresWords.total} ${total}</b>`}
    </span>
  `;
};

/** Draws the buttons at the bottom: a hint and the green button, or those of the result. */
export const squaresDock = (state: State, game: SquaresGame, controls: Controls) => {
  const act = doOf(controls);
  const home = () => act({ type: 'pageChosen', page: 'home' });
  const quiet = (label: string, tap: () => void, off = false) =>
    html`<button type="button" aria-disabled=${off ? 'true' : 'false'} @click=${tap}>${label}</button>`;
  const card = drawnCard(game);
  if (!card) {
    const counted = squaresResultOf(state, game);
    const send = counted && share(controls, game.date, squaresWords.shareText(game.date, counted));
    return html`${send ? quiet(squaresWords.share, send) : nothing} ${nextButton(practiceWords.home, home)}`;
  }
  const hinted = game.hints.includes(game.cells.length);
  return html`
    ${quiet(practiceWords.stop, home)} ${
      game.chosen === null
        ? nextButton(squaresWords.choose, undefined)
        : nextButton(html`${squaresWords.place} ${smallCards([card])}`, (at) => act({ type: 'nextPressed', at }))
    }
    ${quiet(squaresWords.hint, () => act({ type: 'squaresHinted' }), hinted)}
  `;
};

/** Returns what a screen reader announces: the card placed last with the total, and the card to place. */
export const squaresSaid = (state: State, game: SquaresGame): string => {
  const card = drawnCard(game);
  if (!card) {
    const counted = squaresResultOf(state, game);
    return counted ? squaresWords.done(counted) : '';
  }
  const turn = game.cells.length;
  const last = game.cells[turn - 1];
  const before = last === undefined ? undefined : shownGrid(state, game)[last];
  const values = valuesOf(state, game);
  if (before && last !== undefined && !values) return '';
  const placed = before && last !== undefined ? [squaresWords.placed(before, last)] : [];
  return [
    ...placed,
    ...(values && turn > 0 ? [squaresWords.totalNow(values.total)] : []),
    squaresWords.drawn(card, turn),
  ].join(' ');
};
