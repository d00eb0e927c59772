import { html, nothing, type TemplateResult } from 'lit';
import type { Card } from '../../engine/types.js';
import { today } from '../../practice/day.js';
import { CribbageElement, cardsConverter, textOf, type Wanted } from '../cribbage_element.js';
import { strings } from '../strings.js';
import { drillStyles } from '../style.js';
import { askDrill, type DrillKind, type ToldCount, type ToldThrow } from './asked.js';
import { countScreen } from './count_screen.js';
import { type Judged, judgeClaim, judgeThrow } from './judged.js';
import { throwScreen } from './throw_screen.js';

type Told = ToldThrow | ToldCount;

/**
 * `<cribbage-drill kind="count" date="2026-11-23">`: a question of the day, which waits for an answer and judges it. What is inside
 * it is shown until there is a question, and without JavaScript. Tells of the answer with a `cribbage-answer` event.
 */
export class CribbageDrill extends CribbageElement<Told> {
  static override styles = drillStyles;
  static override properties = {
    date: { reflect: true, converter: cardsConverter },
    kind: { reflect: true, converter: cardsConverter },
    chosen: { state: true },
    claim: { state: true },
    judged: { state: true },
  };

  /** As in `2026-11-23`; empty for today. */
  declare date: string;
  declare kind: DrillKind | '';
  declare private chosen: readonly Card[];
  declare private claim: number | undefined;
  declare private judged: Judged | undefined;

  protected override readonly look = 'drill';

  constructor() {
    super();
    this.date = '';
    this.kind = '';
    this.#clear();
  }

  #today = '';

  // A page that stays open over midnight keeps its question.
  protected override begin(): void {
    this.#today = today();
  }

  protected override wanted(): Wanted<Told> {
    const date = textOf(this.date).trim() || this.#today;
    const kind = textOf(this.kind).trim() || 'throw';
    return { key: JSON.stringify([date, kind]), ask: (engine) => askDrill(engine, date, kind) };
  }

  #clear() {
    this.chosen = [];
    this.claim = undefined;
    this.judged = undefined;
  }

  protected override answered(): void {
    this.#clear();
  }

  #choose(card: Card) {
    const others = this.chosen.filter((each) => each !== card);
    this.chosen = others.length < this.chosen.length ? others : [...others, card].slice(-2);
  }

  #judge({ asked, date }: Told, judged: Judged | undefined) {
    if (this.judged || !judged) return;
    this.judged = judged;
    this.tell('cribbage-answer', { date, kind: asked.topic, ...judged });
  }

  #screen(told: Told): TemplateResult {
    const { chosen, claim, judged } = this;
    if ('long' in told)
      return countScreen(told, claim, judged, {
        tap: (points) => {
          this.claim = points;
        },
        go: () => this.#judge(told, claim === undefined ? undefined : judgeClaim(told.asked, claim)),
      });
    return throwScreen(told, chosen, judged, {
      tap: (card) => this.#choose(card),
      go: () => this.#judge(told, judgeThrow(told.asked, chosen)),
    });
  }

  protected override view(told: Told): TemplateResult {
    const { asked, date } = told;
    const isThrow = asked.topic === 'throw';
    return html`
      <p class="head"><b>${strings.daily(date)}</b></p>
      <p class="question">${isThrow ? strings.throw(asked.weDeal) : strings.count(asked.crib)}</p>
      ${isThrow ? html`<p class="note" part="note">${strings.score(asked.ours, asked.theirs, asked.weDeal)}</p>` : nothing}
      ${this.#screen(told)}
    `;
  }
}
