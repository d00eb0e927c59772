import { html, nothing, type TemplateResult } from 'lit';
import type { Card } from '../../engine/types.js';
import { today } from '../../exercises/dates.js';
import judgedSheet from '../../styles/judged.css?inline';
import { askedWords } from '../../ui/messages/practice.js';
import { CribbageElement, type WantedAnswer } from '../cribbage_element.js';
import { textOf } from '../properties.js';
import { stylesWith } from '../style.js';
import { askDrill, type DrillKind, type ToldCount, type ToldThrow } from './asked.js';
import { countScreen } from './count_screen.js';
import drillSheet from './drill.css?inline';
import { type JudgedAnswer, judgeClaim, judgeThrow } from './judged.js';
import { throwScreen } from './throw_screen.js';

type Told = ToldThrow | ToldCount;

/** The reader's answer, with its grade in `judged` once it is submitted. */
interface Reply {
  readonly chosen: readonly Card[];
  readonly claim: number | undefined;
  readonly judged: JudgedAnswer | undefined;
}

const nothingYet: Reply = { chosen: [], claim: undefined, judged: undefined };

/**
 * `<cribbage-drill kind="count" date="2026-11-23">` shows an exercise of the day, and grades the answer. Until there is
 * an exercise, and without JavaScript, it shows the content that the page has put into it. It fires a `cribbage-answer`
 * event for the answer.
 */
export class CribbageDrill extends CribbageElement<Told> {
  static override styles = stylesWith({ app: judgedSheet, own: drillSheet });
  static override properties = {
    date: { reflect: true },
    kind: { reflect: true },
  };

  /** The day of the exercise, as in `2026-11-23`; today if empty. */
  declare date: string;
  declare kind: DrillKind | '';

  protected override readonly look = 'drill';

  constructor() {
    super();
    this.date = '';
    this.kind = '';
  }

  #today = '';

  // A page that stays open over midnight keeps its exercise.
  protected override begin(): void {
    this.#today = today();
  }

  protected override wanted(): WantedAnswer<Told> {
    const date = textOf(this.date).trim() || this.#today;
    const kind = textOf(this.kind).trim() || 'throw';
    return { key: JSON.stringify([date, kind]), ask: (engine) => askDrill(engine, date, kind) };
  }

  #reply = nothingYet;

  #change(reply: Reply) {
    this.#reply = reply;
    this.requestUpdate();
  }

  protected override answered(): void {
    this.#change(nothingYet);
  }

  #choose(card: Card) {
    const { chosen } = this.#reply;
    const others = chosen.filter((each) => each !== card);
    this.#change({ ...this.#reply, chosen: others.length < chosen.length ? others : [...others, card].slice(-2) });
  }

  #judge({ asked: exercise, date }: Told, judged: JudgedAnswer | undefined) {
    if (this.#reply.judged || !judged) return;
    this.#change({ ...this.#reply, judged });
    this.tell('cribbage-answer', { date, kind: exercise.topic, ...judged });
  }

  #screen(told: Told): TemplateResult {
    const { chosen, claim, judged } = this.#reply;
    if ('long' in told)
      return countScreen(told, claim, judged, {
        tap: (points) => this.#change({ ...this.#reply, claim: points }),
        go: () => this.#judge(told, claim === undefined ? undefined : judgeClaim(told.asked, claim)),
      });
    return throwScreen(told, chosen, judged, {
      tap: (card) => this.#choose(card),
      go: () => this.#judge(told, judgeThrow(told.asked, chosen)),
    });
  }

  protected override view(told: Told): TemplateResult {
    const { asked: exercise, date } = told;
    const isThrow = exercise.topic === 'throw';
    return html`
      <p class="head"><b>${askedWords.daily(date)}</b></p>
      <p class="question">${isThrow ? askedWords.throw(exercise.weDeal) : askedWords.count(exercise.crib)}</p>
      ${isThrow ? html`<p class="note" part="note">${askedWords.score(exercise.ours, exercise.theirs, exercise.weDeal)}</p>` : nothing}
      ${this.#screen(told)}
    `;
  }
}
