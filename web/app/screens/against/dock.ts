import { classMap } from 'lit/directives/class-map.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Card } from '../../../engine/index.js';
import { cardMark, smallCards } from '../../../ui/card.js';
import { focusNext, keepOneTabStop } from '../../../ui/roving.js';
import { cardsNow, matchOf, showNow, shownPlay } from '../../against/asking.js';
import { bestNow } from '../../against/hint.js';
import { fits, hasThrown, held, type Match, ourFour, seatToShow } from '../../against/match.js';
import { type Stage, stageOf } from '../../against/rules.js';
import { namesOf } from '../../against/telling.js';
import type { State } from '../../model/state.js';
import { dealOf, sideOf } from '../../record/game.js';
import { sourceOfMatch } from '../../review/sources.js';
import { strings } from '../../strings.js';
import { againstWords } from '../../words/against.js';
import { reviewWords } from '../../words/review.js';
import type { Controls, ScreenView } from '../view.js';

// What the thumb reaches: our cards, and one green button, which is always the next thing.

interface Own {
  readonly card: Card;
  readonly name: string;
  readonly chosen?: boolean;
  readonly down?: boolean;
  readonly dim?: boolean;
  readonly best?: boolean;
}

const ownCard = ({ card, name, chosen, down, dim, best }: Own, at: number, { dispatch }: Controls) => html`
  <button
    type="button"
    class=${classMap({ place: true, lifted: chosen === true, faded: down === true, dim: dim === true, best: best === true })}
    aria-label=${name}
    aria-pressed=${chosen === undefined ? nothing : chosen}
    aria-disabled=${down || dim ? 'true' : 'false'}
    tabindex=${at === 0 ? 0 : -1}
    @click=${() => down || dispatch({ type: 'cardTapped', card })}
  >
    ${cardMark(card)}
  </button>
`;

const sixToThrow = (state: State, match: Match): readonly Own[] => {
  const chosen = state.against?.table.chosen ?? [];
  const deal = dealOf(match.game);
  const six = hasThrown(deal) ? ourFour(deal) : (cardsNow(state, match)?.ours ?? []);
  return six.map((card) => ({
    card,
    name: againstWords.toThrow(card, chosen.includes(card)),
    chosen: chosen.includes(card),
  }));
};

const fourToLay = (state: State, match: Match, stage: Stage): readonly Own[] => {
  const deal = dealOf(match.game);
  const count = shownPlay(state, match)?.answer.count ?? 0;
  return ourFour(deal).map((card) => {
    if (!held(deal).includes(card)) return { card, name: againstWords.laid(card), down: true };
    if (stage !== 'play') return { card, name: againstWords.waits(card), dim: true };
    return fits(card, count)
      ? { card, name: againstWords.layCard(card) }
      : { card, name: againstWords.cannotLay(card), dim: true };
  });
};

const ownCards = (state: State, match: Match, stage: Stage, controls: Controls) => {
  const throwing = stage === 'throw' || stage === 'theirThrow';
  if (!throwing && stage !== 'play' && stage !== 'theirTurn' && stage !== 'laid') return nothing;
  const best = bestNow(state, match)?.cards ?? [];
  const cards = throwing ? sixToThrow(state, match) : fourToLay(state, match, stage);
  return html`
    <div
      class="tray my-cards"
      role="group"
      aria-label=${againstWords.myCards}
      @keydown=${(event: KeyboardEvent) => focusNext(event)}
      @focusin=${(event: FocusEvent) => keepOneTabStop(event)}
    >
      ${cards.map((own, at) => ownCard({ ...own, best: best.includes(own.card) }, at, controls))}
    </div>
  `;
};

interface Next {
  readonly label: string | TemplateResult;
  readonly name?: string;
  /** Something else has to happen first. */
  readonly waits?: boolean;
}

const throwNext = (state: State): Next => {
  const chosen = state.against?.table.chosen ?? [];
  if (chosen.length < 2) return { label: againstWords.chooseTwo(2 - chosen.length), waits: true };
  return { label: html`${againstWords.throwTwo} ${smallCards(chosen)}` };
};

const showNext = (state: State, match: Match): Next => {
  const deal = dealOf(match.game);
  const seat = seatToShow(deal);
  const points = showNow(state, match, 'short')?.points ?? 0;
  if (!seat || points === 0) return { label: againstWords.goToNext };
  return { label: strings.pegFor(points, sideOf(deal, seat), namesOf(state, match)) };
};

const nextOf = (state: State, match: Match, stage: Stage): Next => {
  const names = namesOf(state, match);
  switch (stage) {
    case 'draw':
      return { label: againstWords.drawing, waits: true };
    case 'cut':
      return { label: againstWords.dealCards };
    case 'throw':
      return throwNext(state);
    case 'theirThrow':
      return { label: againstWords.throws(names), waits: true };
    case 'play':
      return { label: againstWords.myTurn(shownPlay(state, match)?.answer.count === 0), waits: true };
    case 'theirTurn':
      return { label: againstWords.thinks(names), waits: true };
    case 'laid':
      return { label: againstWords.countHands };
    case 'show':
      return showNext(state, match);
    case 'dealt':
      return { label: strings.nextDeal(!dealOf(match.game).weDeal, names) };
    case 'over':
      return { label: againstWords.again };
  }
};

const mayUndo = ({ against }: State): boolean =>
  against !== null && (against.table.before !== null || against.table.chosen.length > 0);

const actions = (state: State, match: Match, stage: Stage, { dispatch }: Controls) => {
  const { label, waits } = nextOf(state, match, stage);
  const { level, seed, swapped } = match;
  const other = { do: 'start', level, swapped: !swapped, ...(seed !== null && { seed }) } as const;
  const act = () => dispatch({ type: 'against', deed: stage === 'over' ? { do: 'start', level } : { do: 'next' } });
  return html`
    <div class="folded laying against-actions">
      ${
        stage === 'over'
          ? html`<button type="button" @click=${() => dispatch({ type: 'against', deed: other })}>${againstWords.otherSide}</button>`
          : html`<button type="button" aria-disabled=${mayUndo(state) ? 'false' : 'true'} @click=${() => dispatch({ type: 'undone' })}>${strings.undo}</button>`
      }
      <button
        type="button"
        class=${waits ? 'next' : 'next primary'}
        aria-disabled=${waits ? 'true' : 'false'}
        @click=${() => waits || act()}
      >
        ${label}
      </button>
      ${
        stage === 'over'
          ? html`<button type="button" @click=${() => dispatch({ type: 'review', deed: { do: 'open', source: sourceOfMatch(state, match) } })}>${reviewWords.review}</button>`
          : nothing
      }
      ${
        stage === 'throw' || stage === 'play'
          ? html`<button type="button" @click=${() => dispatch({ type: 'against', deed: { do: 'hint' } })}>${againstWords.hint}</button>`
          : nothing
      }
    </div>
  `;
};

export const againstDock: NonNullable<ScreenView['dock']> = (state, controls) => {
  const match = matchOf(state);
  if (!match || state.against?.table.front === 'choice') return html``;
  const stage = stageOf(state, match);
  return html`${ownCards(state, match, stage, controls)}${actions(state, match, stage, controls)}`;
};
