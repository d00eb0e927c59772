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
import { stylesWith } from './style.js';

/** A question that an element asks the engine. Two questions with the same key are the same. */
export interface WantedAnswer<Answer> {
  readonly key: string;
  readonly ask: (engine: Engine) => Promise<Answer>;
}

// An element counts as seen once it is this close to the visible part of the page, so that its answer is ready in time.
const margin = '200px';

/**
 * An element that asks the engine a question once it is seen, and shows the answer. Until then, and if the engine
 * cannot be loaded, it shows the content that the page has put into it.
 */
export abstract class CribbageElement<Answer> extends ReadElement {
  static override styles: CSSResultGroup = stylesWith();
  static override properties: PropertyDeclarations = { files: { type: URL } };

  /** The folder with the engine's files for advice, if it is not beside the script. */
  declare files: string;

  #seen = false;
  #observer: IntersectionObserver | undefined;
  #asked = '';
  #asks = 0;
  #broken = false;
  #answer: Answer | undefined;
  #error = '';
  // True while the screen shows the answer to an older question.
  #late = false;
  #asking: Promise<void> | undefined;
  // Settles when the observer has said for the first time whether the element is in sight, or when it is removed.
  #sighted: Promise<void> | undefined;
  #endWait = () => {};

  /** The kind of element, which decides its style. */
  protected abstract readonly look: 'hand' | 'counter' | 'discard' | 'game' | 'drill';
  /** The question for the current properties; undefined if there is none. */
  protected abstract wanted(): WantedAnswer<Answer> | undefined;
  /** The screen for an answer. */
  protected abstract view(answer: Answer): TemplateResult;
  /** Called once for each answer. */
  protected abstract answered(answer: Answer): void;

  override connectedCallback(): void {
    super.connectedCallback();
    // The folder is set now, because the first element that comes into sight uses it. By then, all elements on the page
    // have been connected.
    placeFiles(textOf(this.files));
    if (this.#seen) return;
    this.#sighted = new Promise((resolve) => {
      this.#endWait = resolve;
    });
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.#beSeen();
        this.#endWait();
      },
      { rootMargin: margin },
    );
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
    this.#endWait();
  }

  #beSeen() {
    this.#observer?.disconnect();
    this.#seen = true;
    this.begin();
    this.requestUpdate();
  }

  // Until the messages in the page's language are loaded, the element shows the content that the page has put into it.
  protected override async scheduleUpdate(): Promise<void> {
    const loading = this.#seen && pageLanguage();
    if (loading) await loading;
    await super.scheduleUpdate();
  }

  /** Called once, when the element comes into sight. */
  protected begin(): void {}

  /** True if the engine could not be loaded. */
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

  /**
   * Settles when the answer for the latest properties is on the screen. An element that is out of sight asks no question
   * yet, so it settles once that is known.
   */
  protected override async getUpdateComplete(): Promise<boolean> {
    for (let waited: Promise<void> | undefined; waited !== this.#sighted; ) {
      waited = this.#sighted;
      await waited;
    }
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
        const { code, reason, parts, text, line } = error;
        this.tell('cribbage-error', {
          code,
          ...(reason !== undefined && { reason }),
          parts,
          text,
          message: engineWords.error(error),
          ...(line !== undefined && { line }),
        });
      }
    }
  }

  /** Shows an error in place of an answer. */
  protected fail(error: unknown): void {
    const isInput = error instanceof CribbageError;
    this.#broken = !isInput; // the question is asked again at the next change
    this.#show(undefined, isInput ? engineWords.error(error) : strings.engineFailed);
  }

  #show(answer: Answer | undefined, error: string) {
    this.#answer = answer;
    this.#error = error;
    this.#late = false;
    this.requestUpdate();
  }

  /** Fires an event with a copy of the detail, which the page may keep. */
  protected tell(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail: structuredClone(detail), bubbles: true, composed: true }));
  }

  /** True if the element has been in sight, or close to it. */
  protected get seen(): boolean {
    return this.#seen;
  }

  /** The screen without an answer: the content that the page put into the element. */
  protected instead(): TemplateResult {
    return html`<slot></slot>`;
  }

  protected override render() {
    const answer = this.#answer;
    const marks = `${this.#error ? ' wrong' : ''}${this.#late && answer ? ' late' : ''}`;
    return html`
      <div class=${`frame ${this.look}${marks}`} part="frame" lang=${language().tag} aria-busy=${this.#late ? 'true' : nothing}>
        ${suitShapes()}
        ${this.#error ? html`<p class="bad" part="error">${this.#error}</p>` : nothing}
        ${answer ? this.view(answer) : this.instead()}
      </div>
    `;
  }
}
