import { html, type TemplateResult } from 'lit';
import type { Card, CardsText } from '../engine/types.js';
import { plainCountList } from '../ui/count_list.js';
import { hand } from '../ui/hand.js';
import { type PadAction, pad } from '../ui/pad.js';
import { misses, showLines } from '../ui/show.js';
import { askCount, type Count } from './count.js';
import { CribbageElement, cardsConverter, type Wanted } from './cribbage_element.js';
import { sharedEngine } from './engine.js';
import { strings } from './strings.js';
import { counterStyles } from './style.js';

/** What undo brings back. */
interface Table {
  readonly cards: readonly Card[];
  readonly starter: Card | undefined;
}

const handSize = 4;
const emptyTable: Table = { cards: [], starter: undefined };

// A tap adds to the hand until it has four, then it is the starter; on a card that is there it takes it away.
const tap = ({ cards, starter }: Table, card: Card): Table => {
  if (card === starter) return { cards, starter: undefined };
  if (cards.includes(card)) return { cards: cards.filter((other) => other !== card), starter };
  if (cards.length < handSize) return { cards: [...cards, card], starter };
  return { cards, starter: card };
};

/**
 * `<cribbage-counter>`: tap four cards, then the starter. `cards`, `starter` and `crib` are where it begins and what has been
 * tapped. Tells of each count of four cards and a starter with a `cribbage-count` event.
 */
export class CribbageCounter extends CribbageElement<Count> {
  static override styles = counterStyles;
  static override properties = {
    cards: { reflect: true, converter: cardsConverter },
    starter: { reflect: true, converter: cardsConverter },
    crib: { type: Boolean, reflect: true },
  };

  declare cards: CardsText;
  declare starter: CardsText;
  declare crib: boolean;

  #past: Table[] = [];
  #table: Table = emptyTable;

  protected override readonly kind = 'counter';

  constructor() {
    super();
    this.cards = '';
    this.starter = '';
    this.crib = false;
  }

  protected override wanted(): Wanted<Count> | undefined {
    return askCount(this);
  }

  protected override answered(count: Count): void {
    this.#table = { cards: count.cards, starter: count.starter };
    const { points, spoken, combinations } = count.show;
    if (count.cards.length !== handSize || !count.starter) return;
    const { cards, starter } = count;
    this.tell('cribbage-count', { cards, starter, crib: this.crib, points, spoken, combinations });
  }

  #put({ cards, starter }: Table) {
    this.#table = { cards, starter };
    this.cards = cards.join(' ');
    this.starter = starter ?? '';
  }

  #change(table: Table) {
    this.#past.push(this.#table);
    this.#put(table);
  }

  async #deal() {
    const engine = await sharedEngine();
    const { hands, starter } = await engine.deal({});
    const [best] = await engine.valueDiscards({ dealt: hands[0], weDeal: false });
    if (best) this.#change({ cards: best.kept, starter });
  }

  protected override instead(seen: boolean): TemplateResult {
    return seen ? this.#screen(undefined) : super.instead(seen);
  }

  protected override view(count: Count): TemplateResult {
    return this.#screen(count);
  }

  #screen(count: Count | undefined): TemplateResult {
    const { cards, starter } = this.#table;
    const used = new Set(starter ? [...cards, starter] : cards);
    const actions: readonly [PadAction, PadAction, PadAction, PadAction] = [
      {
        label: strings.undo,
        disabled: this.#past.length === 0,
        act: () => {
          const before = this.#past.pop();
          if (before) this.#put(before);
        },
      },
      { label: strings.clear, disabled: used.size === 0, act: () => used.size > 0 && this.#change(emptyTable) },
      { label: strings.deal, act: () => void this.#deal().catch((fault) => this.fail(fault)) },
      {
        label: strings.cribKey,
        pressed: this.crib,
        act: () => {
          this.crib = !this.crib;
        },
      },
    ];
    const prompt = cards.length < handSize ? strings.more(handSize - cards.length) : strings.starterNext;
    const whole = cards.length === handSize && starter;
    return html`
      ${hand({ cards, starter, lifted: [], total: count && cards.length > 1 ? count.show.points : undefined })}
      <p class="said" part="spoken" role="status">
        ${whole && count ? strings.spoken(count.show.spoken) : cards.length === 0 ? strings.countPrompt : prompt}
      </p>
      ${pad({
        label: strings.pad,
        suitName: (suit) => strings.suitNames[suit],
        keyName: strings.cardName,
        keyState: (card) => (used.has(card) ? 'used' : 'free'),
        adds: () => undefined,
        mostAdded: undefined,
        tap: (card) => this.#change(tap(this.#table, card)),
        actions,
      })}
      ${count && whole ? html`${plainCountList(showLines(count.show))}${misses(count.show.nearMisses)}` : ''}
    `;
  }
}
