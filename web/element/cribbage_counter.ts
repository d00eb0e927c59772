import { html, type TemplateResult } from 'lit';
import type { Card, CardsText } from '../engine/types.js';
import padSheet from '../styles/pad.css?inline';
import { misses, showLines } from '../ui/count_lines.js';
import { plainCountList } from '../ui/count_list.js';
import { hand } from '../ui/hand.js';
import { engineWords } from '../ui/messages/engine.js';
import { type PadAction, pad } from '../ui/pad.js';
import { sharedEngine } from './bundles/engine.js';
import { askCount, type CountedHandAnswer, countDetail, handProperties } from './count.js';
import counterSheet from './counter.css?inline';
import { CribbageElement, type WantedAnswer } from './cribbage_element.js';
import { strings } from './strings.js';
import { stylesWith } from './style.js';

/** The cards on the table, which an undo restores. */
interface Table {
  readonly cards: readonly Card[];
  readonly starter: Card | undefined;
}

const handSize = 4;
const emptyTable: Table = { cards: [], starter: undefined };

// Taps work as in the app, except that a sixth card replaces the starter. The app refuses a sixth card, but this
// element has no line to say so.
const tap = ({ cards, starter }: Table, card: Card): Table => {
  if (card === starter) return { cards, starter: undefined };
  if (cards.includes(card)) return { cards: cards.filter((other) => other !== card), starter };
  if (cards.length < handSize) return { cards: [...cards, card], starter };
  return { cards, starter: card };
};

/** Returns the fifteen ways to keep four of six cards. */
const foursOf = (six: readonly Card[]): readonly (readonly Card[])[] =>
  six.flatMap((one, at) => six.slice(at + 1).map((other) => six.filter((card) => card !== one && card !== other)));

/**
 * `<cribbage-counter>` counts four cards and a starter that the reader taps. The properties `cards`, `starter` and
 * `crib` say what it starts with, and later what has been tapped. It fires a `cribbage-count` event for each count of
 * four cards and a starter.
 */
export class CribbageCounter extends CribbageElement<CountedHandAnswer> {
  static override styles = stylesWith({ app: padSheet, own: counterSheet });
  static override properties = handProperties;

  declare cards: CardsText;
  declare starter: CardsText;
  declare crib: boolean;

  #past: Table[] = [];
  #table: Table = emptyTable;

  protected override readonly look = 'counter';

  constructor() {
    super();
    this.cards = '';
    this.starter = '';
    this.crib = false;
  }

  protected override wanted(): WantedAnswer<CountedHandAnswer> | undefined {
    const wanted = askCount(this);
    if (!wanted) this.#table = emptyTable;
    return wanted;
  }

  protected override answered(count: CountedHandAnswer): void {
    this.#table = count;
    if (count.show && count.cards.length === handSize && count.starter)
      this.tell('cribbage-count', countDetail(count, count.show));
  }

  protected override fail(error: unknown): void {
    this.#table = emptyTable;
    super.fail(error);
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
    let best = { cards: emptyTable.cards, points: -1 };
    for (const cards of foursOf(hands[0])) {
      const { points } = await engine.scoreShow({ hand: cards });
      if (points > best.points) best = { cards, points };
    }
    this.#change({ cards: best.cards, starter });
  }

  // Loads the engine at once, because the pad is of no use until it can count.
  protected override begin(): void {
    sharedEngine().catch((fault) => this.fail(fault));
  }

  protected override instead(): TemplateResult {
    return this.seen && !this.broken ? this.#screen(undefined) : super.instead();
  }

  protected override view(count: CountedHandAnswer): TemplateResult {
    return this.#screen(count);
  }

  #screen(count: CountedHandAnswer | undefined): TemplateResult {
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
    const { show, long } = count ?? {};
    const prompt = cards.length < handSize ? strings.more(handSize - cards.length) : strings.starterNext;
    const whole = cards.length === handSize && starter;
    return html`
      ${hand({ cards, starter, lifted: [], total: show && cards.length > 1 ? show.points : undefined })}
      <p class="said" part="spoken" role="status">
        ${whole && show ? strings.spoken(engineWords.spoken(show)) : cards.length === 0 && !starter ? strings.countPrompt : prompt}
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
      ${long && whole ? html`${plainCountList(showLines(long))}${misses(long.nearMisses)}` : ''}
    `;
  }
}
