import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Card } from '../../engine/index.js';
import { smallCards } from '../../ui/card.js';
import { type KeyState, type PadAction, pad } from '../../ui/pad.js';
import { readingOf, startersOf } from '../questions.js';
import { cardsElsewhere, cardsHere, countsRanks, dealtSize, handSize, isWhole, type State } from '../state.js';
import { strings } from '../strings.js';
import type { Controls } from './view.js';

const canUndo = ({ view, past }: State): boolean => past[view].length > 0;

const cardPad = (state: State, { dispatch, effects }: Controls) => {
  const { count, discard } = state.game;
  const counting = state.view === 'count';
  const used = new Set(counting ? cardsHere(count) : discard.dealt);
  const elsewhere = new Set(counting ? cardsElsewhere(count) : []);
  const awaited = counting && count.seat !== 'any' && !count.starter && count.hands[count.seat].length === handSize;
  const starters = awaited ? startersOf(state) : undefined;
  const makes = new Map(starters?.starters.map(({ starter, points }) => [starter, points]));
  const adds = (card: Card) => {
    const points = makes.get(card);
    return points === undefined || !starters ? undefined : points - starters.now;
  };
  const keyState = (card: Card): KeyState => (used.has(card) ? 'used' : elsewhere.has(card) ? 'elsewhere' : 'free');
  const keyName = (card: Card) => {
    const added = adds(card);
    return added === undefined ? strings.cardName(card) : strings.cardAdds(card, added);
  };
  const actions: readonly [PadAction, PadAction, PadAction, PadAction] = [
    { label: strings.undo, act: () => dispatch({ type: 'undone' }), disabled: !canUndo(state) },
    {
      label: strings.clear,
      act: () => dispatch({ type: 'cleared' }),
      disabled: used.size === 0 && !(counting && countsRanks(count)),
    },
    { label: strings.deal, act: effects.deal },
    { label: strings.text, act: () => dispatch({ type: 'panelChosen', panel: 'text' }) },
  ];
  return pad({
    label: strings.pad,
    suitName: (suit) => strings.suitNames[suit],
    keyName,
    keyState,
    adds,
    mostAdded: starters && starters.max - starters.now,
    tap: (card) => dispatch({ type: 'cardTapped', card }),
    actions,
  });
};

const foldedPad = (state: State, { dispatch }: Controls) => html`
  <div class="folded">
    <button type="button" aria-disabled=${canUndo(state) ? nothing : 'true'} @click=${() => dispatch({ type: 'undone' })}>
      ${strings.undo}
    </button>
    <button type="button" @click=${() => dispatch({ type: 'padOpened' })}>${strings.cards}</button>
    <button type="button" class="primary" @click=${() => dispatch({ type: 'nextTapped' })}>
      ${state.view === 'count' ? strings.next[state.game.count.seat] : strings.newHand}
    </button>
  </div>
`;

const textEntry = (state: State, { dispatch }: Controls) => {
  const { text } = state.ui;
  const counting = state.view === 'count';
  const reading = text === '' ? undefined : readingOf(state);
  const { cards = [], error } = reading?.cards ?? {};
  const usable = cards.length > 0 && !error && (counting || cards.length <= dealtSize);
  const ranks = counting && error ? reading?.ranks : undefined;
  const understood = ranks
    ? strings.textRanks(text.trim())
    : cards.length > 0
      ? smallCards(cards)
      : strings.textNothing;
  const use = () => {
    if (usable) dispatch({ type: 'cardsGiven', cards });
    else if (ranks) dispatch({ type: 'ranksGiven', ranks: text.trim() });
  };
  return html`
    <form
      class="text-entry"
      @submit=${(event: Event) => {
        event.preventDefault();
        use();
      }}
    >
      <label for="cards-text">${strings.textLabel}</label>
      <input
        id="cards-text"
        type="text"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        maxlength="400"
        aria-describedby="text-reading"
        .value=${text}
        @input=${(event: Event) => dispatch({ type: 'typed', text: (event.target as HTMLInputElement).value })}
      />
      <p id="text-reading" class="reading">
        ${
          text === ''
            ? counting
              ? strings.textHint
              : strings.textHintDiscard
            : html`${strings.textUnderstood} ${understood}`
        }
        ${error && !ranks ? html`<span class="bad">${error.message}</span>` : nothing}
        ${!counting && cards.length > dealtSize ? html`<span class="bad">${strings.tooManyDealt(cards.length)}</span>` : nothing}
      </p>
      <div class="row">
        <button type="button" @click=${() => dispatch({ type: 'panelChosen', panel: null })}>${strings.close}</button>
        <button type="submit" class="primary" aria-disabled=${usable || ranks ? nothing : 'true'}>
          ${ranks ? strings.textUseRanks : strings.textUseCards(cards.length)}
        </button>
      </div>
    </form>
  `;
};

const contents = (state: State, controls: Controls) => {
  if (state.ui.panel === 'menu') return nothing;
  if (state.ui.panel === 'text') return textEntry(state, controls);
  return html`${cardPad(state, controls)}${foldedPad(state, controls)}`;
};

/** What the thumb reaches: the pad, or one row when the answer has the screen, or the text field; `status` above it. */
export const dock = (state: State, controls: Controls, status: TemplateResult) => html`
  <section
    class="dock"
    aria-label=${strings.pad}
    data-panel=${state.ui.panel ?? 'none'}
    data-open=${state.ui.padOpen}
    data-whole=${isWhole(state)}
  >
    ${status}${contents(state, controls)}
  </section>
`;
