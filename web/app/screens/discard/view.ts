import { html, nothing } from 'lit/html.js';
import type { Discard, Order } from '../../../engine/index.js';
import { disagreement } from '../../../ui/disagreement.js';
import { discardDetails } from '../../../ui/discard_details.js';
import { discardTable } from '../../../ui/discard_table.js';
import { segments } from '../../../ui/segments.js';
import { tray } from '../../../ui/tray.js';
import { discardOf, opponents } from '../../games/discard.js';
import type { State } from '../../model/state.js';
import { dealOf, dealtSize } from '../../record/game.js';
import { strings } from '../../strings.js';
import { shareButton } from '../share_button.js';
import type { Controls, ScreenView } from '../view.js';
import { cutsOf, discardsOf, flowOf, keptOf, openedDiscard, scoreReckoned } from './screen.js';

const details = (state: State, choice: Discard, [best, next]: readonly Discard[], { dispatch }: Controls) => {
  const isBest = choice === best;
  const other = isBest ? next : best;
  if (!other) return nothing;
  return discardDetails(
    {
      choice,
      other,
      isBest,
      score: scoreReckoned(state),
      weDeal: dealOf(state.sitting.game).weDeal,
      opponent: state.ranking.opponent,
      show: keptOf(state, choice),
      starters: cutsOf(state, choice),
    },
    html`
      <button type="button" class="quiet" @click=${() => dispatch({ type: 'keptCounted', kept: choice.kept, thrown: choice.thrown })}>
        ${strings.countKept}
      </button>
      <a class="page-link" href="./cribs.html">${strings.cribsPage}</a>
    `,
  );
};

const choices: ScreenView['choices'] = ({ sitting: { game, names } }, { dispatch }) =>
  segments(
    strings.cribGroup,
    [
      { value: true, label: strings.cribOf(true, names) },
      { value: false, label: strings.cribOf(false, names) },
    ],
    dealOf(game).weDeal,
    (weDeal) => dispatch({ type: 'dealerChosen', weDeal }),
  );

const orderChoice = ({ ranking }: State, { dispatch }: Controls) =>
  segments<Order>(
    strings.orderGroup,
    [
      { value: 'winChance', label: strings.orders.winChance },
      { value: 'points', label: strings.orders.points },
    ],
    ranking.order,
    (order) => dispatch({ type: 'orderChosen', order }),
  );

const opponentChoice = (state: State, { dispatch }: Controls) => html`
  <label class="opponent note">
    ${strings.opponent}
    <select
      @change=${({ target }: Event) => {
        const opponent = opponents[(target as HTMLSelectElement).selectedIndex];
        if (opponent) dispatch({ type: 'opponentChosen', opponent });
      }}
    >
      ${opponents.map(
        (opponent) => html`
          <option .selected=${opponent === state.ranking.opponent}>${strings.opponents[opponent]}</option>
        `,
      )}
    </select>
  </label>
`;

const body: ScreenView['body'] = (state, controls) => {
  const { dealt, weDeal, order } = discardOf(state.sitting, state.ranking);
  const ranked = discardsOf(state);
  const opened = openedDiscard(state);
  const { ours, theirs } = scoreReckoned(state);
  const left = dealtSize - dealt.length;
  const prompt = dealt.length === 0 ? strings.discardPrompt : left > 0 ? strings.more(left) : '';
  return html`
    ${tray({
      cards: dealt,
      size: dealtSize,
      starter: undefined,
      starterLabel: '',
      lifted: [],
      faded: opened?.thrown ?? [],
      name: strings.cardInHand,
      emptyName: strings.emptySlot,
      emptyStarterName: '',
      total: undefined,
      hint: prompt,
      tap: () => controls.dispatch({ type: 'trayTapped' }),
    })}
    ${prompt ? html`<p class="prompt">${prompt}</p>` : nothing}
    ${
      left > 0
        ? nothing
        : html`<div class="answer-head order">${orderChoice(state, controls)} ${shareButton(controls)}</div>`
    }
    ${
      ranked
        ? html`
            ${disagreement(ranked, weDeal, { ours, theirs })}
            ${discardTable({
              choices: ranked,
              order,
              score: scoreReckoned(state),
              opened,
              details: opened ? details(state, opened, ranked, controls) : nothing,
              tap: (thrown) => controls.dispatch({ type: 'discardTapped', thrown }),
            })}
            <p class="note">${strings.discardNote(ours, theirs)}</p>
            ${opponentChoice(state, controls)}
          `
        : nothing
    }
  `;
};

export const discardView: ScreenView = {
  choices,
  body,
  marks: () => undefined,
  flow: flowOf,
  textHint: strings.textHintDiscard,
  typed: strings.typedDiscard,
};
