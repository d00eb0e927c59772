import {
  type CSSResultGroup,
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { CribbageError } from '../engine/in_process.js';
import type { Engine } from '../engine/types.js';
import { language } from '../i18n/locale.js';
import { engineWords } from '../ui/messages/engine.js';
import { suitShapes } from '../ui/suits.js';
import { sharedEngine } from './bundles/engine.js';
import { pageLanguage } from './bundles/language.js';
import { placeFiles } from './bundles/place.js';
import { textOf } from './properties.js';
import { ReadElement } from './read_element.js';
import { strings } from './strings.js';
import { elementStyles } from './style.js';

/** What an element wants to know; its key tells it from every other question. */
export interface WantedAnswer<Answer> {
  readonly key: string;
  readonly ask: (engine: Engine) => Promise<Answer>;
}

// Elements a little below the edge are ready when they come into sight.
const margin = '200px';

/**
 * An element that asks the engine something, once it is seen, and shows the answer. Until then, and where the engine cannot
 * be had, it shows what the page has put into it.
 */
export abstract class CribbageElement<Answer> extends ReadElement {
  static override styles: CSSResultGroup = elementStyles;
  static override properties: PropertyDeclarations = { files: { type: URL } };

  /** The folder to fetch from what advises, where it is not beside the script. */
  declare files: string;

  #seen = false;
  #observer: IntersectionObserver | undefined;
  #asked = '';
  #asks = 0;
  #broken = false;
  #answer: Answer | undefined;
  #error = '';
  // What is on the screen answers an older question.
  #late = false;
  #asking: Promise<void> | undefined;

  /** Which of them it looks like. */
  protected abstract readonly look: 'hand' | 'counter' | 'discard' | 'game' | 'drill';
  /** The question of the properties as they are; undefined where there is none. */
  protected abstract wanted(): WantedAnswer<Answer> | undefined;
  /** The screen of an answer. */
  protected abstract view(answer: Answer): TemplateResult;
  /** Called once for each answer. */
  protected abstract answered(answer: Answer): void;

  override connectedCallback(): void {
    super.connectedCallback();
    // All elements of a page are there before the first of them is seen.
    placeFiles(textOf(this.files));
    if (this.#seen) return;
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.#beSeen();
      },
      { rootMargin: margin },
    );
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
  }

  #beSeen() {
    this.#observer?.disconnect();
    this.#seen = true;
    this.begin();
    this.requestUpdate();
  }

  // What the page has put into it stays until something can be said in the page's language.
  protected override async scheduleUpdate(): Promise<void> {
    const loading = this.#seen && pageLanguage();
    if (loading) await loading;
    await super.scheduleUpdate();
  }

  /** Called once, when it comes into sight. */
  protected begin(): void {}

  /** The engine could not be had. */
  protected get broken(): boolean {
    return this.#broken;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!this.#seen) return;
    const wanted = this.#refused() ?? this.wanted();
    const key = wanted?.key ?? '';
    const again = this.#broken && changed.size > 0;
    if (key === this.#asked && !again) return;
    this.#asked = key;
    this.#broken = false;
    if (wanted) {
      this.#late = true;
      this.#asking = this.#ask(wanted);
    } else {
      this.#asks += 1;
      this.#show(undefined, '');
    }
  }

  #refused(): WantedAnswer<Answer> | undefined {
    const error = this.refusal();
    return error && { key: error.message, ask: () => Promise.reject(error) };
  }

  /** Settles when the answer to what was last set is on the screen; while it is out of sight, when there is nothing to ask yet. */
  protected override async getUpdateComplete(): Promise<boolean> {
    let done = await super.getUpdateComplete();
    for (let waited: Promise<void> | undefined; waited !== this.#asking; ) {
      waited = this.#asking;
      await waited;
      done = await super.getUpdateComplete();
    }
    return done;
  }

  async #ask({ ask }: WantedAnswer<Answer>) {
    const mine = ++this.#asks;
    const isNewest = () => mine === this.#asks;
    placeFiles(textOf(this.files));
    try {
      const answer = await ask(await sharedEngine());
      if (!isNewest()) return;
      this.#show(answer, '');
      this.answered(answer);
    } catch (error) {
      if (!isNewest()) return;
      this.fail(error);
      if (error instanceof CribbageError) {
        const { code, text, line } = error;
        this.tell('cribbage-error', {
          code,
          text,
          message: engineWords.error(error),
          ...(line !== undefined && { line }),
        });
      }
    }
  }

  /** Says what went wrong in place of an answer. */
  protected fail(error: unknown): void {
    const isInput = error instanceof CribbageError;
    this.#broken = !isInput; // to be asked again at the next change
    this.#show(undefined, isInput ? engineWords.error(error) : strings.engineFailed);
  }

  #show(answer: Answer | undefined, error: string) {
    this.#answer = answer;
    this.#error = error;
    this.#late = false;
    this.requestUpdate();
  }

  /** Tells the page, with data that outlives the element. */
  protected tell(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail: structuredClone(detail), bubbles: true, composed: true }));
  }

  /** It was in sight, or nearly. */
  protected get seen(): boolean {
    return this.#seen;
  }

  /** What is shown where there is no answer: what the page has put into the element. */
  protected instead(): TemplateResult {
    return html`<slot></slot>`;
  }

  protected override render() {
    const answer = this.#answer;
    const marks = `${this.#error ? ' wrong' : ''}${this.#late && answer ? ' late' : ''}`;
    return html`
      ${suitShapes()}
      <div class=${`frame ${this.look}${marks}`} part="frame" lang=${language().tag} aria-busy=${this.#late ? 'true' : nothing}>
        ${this.#error ? html`<p class="bad" part="error">${this.#error}</p>` : nothing}
        ${answer ? this.view(answer) : this.instead()}
      </div>
    `;
  }
}
