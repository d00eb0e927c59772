import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { showerOf } from '../../engine/game.js';
import { CribbageError } from '../../engine/in_process.js';
import type { Engine, ReadGameAnswer } from '../../engine/types.js';
import { engineWords } from '../../ui/messages/engine.js';
import { CribbageElement, type WantedAnswer } from '../cribbage_element.js';
import { textOf } from '../properties.js';
import { strings } from '../strings.js';
import { stylesWith } from '../style.js';
import gameSheet from './game.css?inline';
import { shownCards } from './seen_cards.js';
import { type GameStep, stepsOf } from './steps.js';
import { gameTable } from './table.js';
import { gameWords } from './words.js';

/** A step of the game, with the spoken count if a hand or the crib is shown in it. */
type ToldStep = GameStep & { readonly spoken: string };

interface Told {
  readonly game: ReadGameAnswer;
  readonly steps: readonly ToldStep[];
}

interface Place {
  readonly deal: number;
  readonly step: number;
}

// Reads a place such as `2.5`: the deal, counted from 1, and the step in it, counted from 0. An empty text is the
// beginning.
const placeOf = (text: string): Place | undefined => {
  if (text === '') return { deal: 1, step: 0 };
  const [, deal, step = '0'] = /^\s*(\d{1,4})(?:\.(\d{1,4}))?\s*$/.exec(text) ?? [];
  return deal === undefined ? undefined : { deal: Number(deal), step: Number(step) };
};

// Returns the index of the last step that does not come after the place.
const indexOf = (steps: readonly GameStep[], { deal, step }: Place): number =>
  Math.max(
    0,
    steps.findLastIndex((each) => each.deal < deal || (each.deal === deal && each.step <= step)),
  );

const spokenOf = async (engine: Engine, { deals, players }: ReadGameAnswer, step: GameStep): Promise<string> => {
  const deal = deals[step.deal - 1];
  if (step.what !== 'show' || !deal) return '';
  const crib = step.seat === 'crib';
  const shown = shownCards(deal, crib ? 'crib' : showerOf(deal.dealer, step.seat, players.length));
  return shown ? engineWords.spoken(await engine.scoreShow({ ...shown, crib })) : '';
};

const read = async (engine: Engine, record: string): Promise<Told> => {
  const game = await engine.readGame({ record });
  const steps: ToldStep[] = [];
  for (const step of stepsOf(game)) steps.push({ ...step, spoken: await spokenOf(engine, game, step) });
  return { game, steps };
};

// If an error is about a line of the record, adds the number of that line to the error's message.
const withLine = (error: unknown): unknown =>
  error instanceof CribbageError && error.line !== undefined
    ? new CribbageError(error.code, error.text, gameWords.badLine(error.line, engineWords.error(error)), {
        line: error.line,
      })
    : error;

/**
 * `<cribbage-game record="Ann - Ben …" at="2.5">` shows a recorded game, one step at a time. Until there is an answer,
 * and without JavaScript, it shows the content that the page has put into it. It fires a `cribbage-game` event for each
 * record that it has read.
 */
export class CribbageGame extends CribbageElement<Told> {
  static override styles = stylesWith({ own: gameSheet });
  static override properties = {
    record: {},
    at: { reflect: true },
  };

  declare record: string;
  /**
   * The step shown, as in `2.5`: the deal, counted from 1, and the step in it, counted from 0. Empty at the beginning.
   */
  declare at: string;

  protected override readonly look = 'game';

  constructor() {
    super();
    this.record = '';
    this.at = '';
  }

  protected override wanted(): WantedAnswer<Told> | undefined {
    const [record, at] = [textOf(this.record), textOf(this.at)];
    if (record === '') return undefined;
    const wrong = placeOf(at) ? '' : at;
    return {
      key: JSON.stringify([record, wrong]),
      ask: async (engine) => {
        if (wrong) throw new CribbageError('badQuestion', wrong, gameWords.badPlace(wrong));
        return read(engine, record);
      },
    };
  }

  #told = '';

  protected override willUpdate(changed: PropertyValues): void {
    // A new game begins with its first step.
    const record = textOf(this.record);
    if (this.#told !== '' && record !== this.#told && !changed.has('at')) this.at = '';
    this.#told = record;
    super.willUpdate(changed);
  }

  protected override answered({ game }: Told): void {
    this.tell('cribbage-game', game);
  }

  protected override fail(error: unknown): void {
    super.fail(withLine(error));
  }

  protected override view({ game, steps }: Told): TemplateResult {
    const at = indexOf(steps, placeOf(textOf(this.at)) ?? { deal: 1, step: 0 });
    const step = steps[at];
    const deal = step && game.deals[step.deal - 1];
    if (!step || !deal) return this.instead();
    const last = steps.length - 1;
    const go = (to: number) => {
      const there = steps[Math.min(Math.max(to, 0), last)];
      if (there) this.at = `${there.deal}.${there.step}`;
    };
    const ways: readonly (readonly [string, string, number])[] = [
      ['«', gameWords.first, 0],
      ['‹', gameWords.back, at - 1],
      ['›', gameWords.next, at + 1],
      ['»', gameWords.last, last],
    ];
    const onKey = (event: KeyboardEvent) => {
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
      if (to === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(to);
    };
    const isAway = (to: number): boolean => to !== at && to >= 0 && to <= last;
    return html`
      <p class="head"><b>${gameWords.deal(step.deal)}</b><span class="step-label">${gameWords.at(at + 1, steps.length)}</span></p>
      ${gameTable(game, deal, step)}
      <p class="said" part="spoken" aria-live="polite" aria-atomic="true">
        ${gameWords.happened(game, deal, step)} ${step.spoken ? strings.spoken(step.spoken) : nothing}
        <span class="unseen">${gameWords.nowHas(game, step)}</span>
        ${at === last ? html`<b class="won">${gameWords.won(game)}</b>` : nothing}
      </p>
      <div class="steps" part="steps" role="group" aria-label=${gameWords.steps} @keydown=${onKey}>
        ${ways.map(
          ([mark, name, to]) => html`
            <button
              type="button"
              part="button"
              aria-label=${name}
              aria-disabled=${!isAway(to)}
              @click=${() => isAway(to) && go(to)}
            >
              ${mark}
            </button>
          `,
        )}
      </div>
    `;
  }
}
