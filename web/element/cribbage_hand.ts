import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Card, CardsText, ScoreShowAnswer } from '../engine/types.js';
import { hand } from '../ui/hand.js';
import { engineWords } from '../ui/messages/engine.js';
import { askCount, type CountedHandAnswer, countDetail, handProperties } from './count.js';
import { CribbageElement, type WantedAnswer } from './cribbage_element.js';
import { strings } from './strings.js';

/** One step of a count: a combination or a near miss, as text and as cards, with the total so far. */
interface Step {
  readonly said: string;
  readonly label: string;
  readonly cards: readonly Card[];
  readonly running: number;
}

const stepsOf = (long: ScoreShowAnswer): readonly Step[] => {
  const { combinations, nearMisses, points } = long;
  const phrases = engineWords.phrases(long);
  const counted = combinations.map(({ cards, running }, at) => ({
    said: phrases[at] ?? '',
    label: strings.step(at + 1, combinations.length),
    cards,
    running,
  }));
  const missed = nearMisses.map((miss) => ({
    said: strings.nearMiss(miss),
    label: strings.whyNot,
    cards: miss.cards,
    running: points,
  }));
  return [...counted, ...missed];
};

/**
 * `<cribbage-hand cards="5H 5D 5S JC" starter="5C" crib>` shows a hand and its count, one step at a time. Until there
 * is an answer, and without JavaScript, it shows the content that the page has put into it. It fires a `cribbage-count`
 * event for each count.
 */
export class CribbageHand extends CribbageElement<CountedHandAnswer> {
  static override properties = {
    ...handProperties,
    step: { type: Number, reflect: true },
  };

  declare cards: CardsText;
  declare starter: CardsText;
  declare crib: boolean;
  /** 0 shows the whole count, 1 the first combination, and so on. After the combinations come the near misses. */
  declare step: number;

  protected override readonly look = 'hand';

  constructor() {
    super();
    this.cards = '';
    this.starter = '';
    this.crib = false;
    this.step = 0;
  }

  protected override wanted(): WantedAnswer<CountedHandAnswer> | undefined {
    return askCount(this);
  }

  #counted = '';

  protected override willUpdate(changed: PropertyValues): void {
    // A new hand begins with its whole count, step 0.
    const key = this.wanted()?.key ?? '';
    if (this.#counted !== '' && key !== this.#counted && !changed.has('step')) this.step = 0;
    this.#counted = key;
    super.willUpdate(changed);
  }

  protected override answered(count: CountedHandAnswer): void {
    if (count.show) this.tell('cribbage-count', countDetail(count, count.show));
  }

  protected override view({ cards, starter, crib, show, long }: CountedHandAnswer): TemplateResult {
    if (!show || !long) return this.instead();
    const steps = stepsOf(long);
    const at = Math.min(this.step, steps.length);
    const step = at > 0 ? steps[at - 1] : undefined;
    const go = (to: number) => () => {
      this.step = to < 0 ? steps.length : to > steps.length ? 0 : to;
    };
    const spoken = engineWords.spoken(show);
    return html`
      ${hand({ cards, starter, lifted: step?.cards ?? [], total: step?.running ?? show.points })}
      <p class=${spoken.length > 110 ? 'said long' : 'said'} part="spoken" aria-live="polite">
        ${step ? step.said : strings.spoken(spoken)}
        ${step ? html`<span class="unseen">${step.cards.map(strings.cardName).join(', ')}</span>` : nothing}
      </p>
      <div class="steps" part="steps" role="group" aria-label=${strings.steps}>
        ${crib ? html`<span class="kind">${strings.cribHand}</span>` : nothing}
        <span class="step-label">${step ? step.label : ''}</span>
        <button type="button" part="button" aria-label=${strings.previous} ?hidden=${steps.length === 0} @click=${go(at - 1)}>‹</button>
        <button type="button" part="button" aria-label=${strings.following} ?hidden=${steps.length === 0} @click=${go(at + 1)}>›</button>
      </div>
    `;
  }
}
