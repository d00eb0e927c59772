import { html, nothing, type TemplateResult } from 'lit';
import type { Score } from '../engine/game.js';
import { CribbageError } from '../engine/in_process.js';
import type {
  Card,
  CardsText,
  Discard,
  Engine,
  Opponent,
  Order,
  ScoreShowAnswer,
  ValueStartersAnswer,
} from '../engine/types.js';
import discardsSheet from '../styles/discards.css?inline';
import { discardDetails } from '../ui/discards/details.js';
import { thrownId } from '../ui/discards/discard_key.js';
import { discardTable } from '../ui/discards/table.js';
import { hand } from '../ui/hand.js';
import { numberWords } from '../ui/messages/numbers.js';
import { sharedEngine } from './bundles/engine.js';
import { CribbageElement, type WantedAnswer } from './cribbage_element.js';
import { textOf } from './properties.js';
import { strings } from './strings.js';
import { stylesWith } from './style.js';

interface Ranking {
  readonly dealt: readonly Card[];
  readonly weDeal: boolean;
  readonly score: Score | undefined;
  readonly opponent: Opponent;
  readonly choices: readonly Discard[];
}

/** The engine's answers for the details of an open row. */
interface Behind {
  readonly choice: Discard;
  readonly show: ScoreShowAnswer;
  readonly starters: ValueStartersAnswer;
}

const few = 5;

// Reads `90-75`: our score, then the opponent's. Refuses a text of any other form. The engine checks whether the
// numbers can be scores.
const readScore = (text: string): Score => {
  const [, ours, theirs] = /^\s*(\d{1,4})\s*[-–:]\s*(\d{1,4})\s*$/.exec(text) ?? [];
  if (ours === undefined || theirs === undefined) throw new CribbageError('badScore', text, strings.badScore(text));
  return { ours: Number(ours), theirs: Number(theirs) };
};

// Ranks by points if a page gives no score.
const orderAt = (score: Score | undefined): Order => (score ? 'winChance' : 'points');

const lookBehind = async (engine: Engine, choice: Discard): Promise<Behind> => ({
  choice,
  show: await engine.scoreShow({ hand: choice.kept }),
  starters: await engine.valueStarters({ hand: choice.kept, seen: choice.thrown }),
});

/**
 * `<cribbage-discard cards="5D JH 6S 4H 5S 2C" my-crib score="90-75" opponent="random">` ranks the fifteen discards: by
 * win chance if a score is given, and otherwise by points. A tap on a row opens its details. The element fires a
 * `cribbage-discard` event for each ranking.
 */
export class CribbageDiscard extends CribbageElement<Ranking> {
  static override styles = stylesWith({ app: discardsSheet });
  static override properties = {
    cards: { reflect: true },
    myCrib: { type: Boolean, reflect: true },
    score: { reflect: true },
    opponent: { reflect: true },
  };

  declare cards: CardsText;
  declare myCrib: boolean;
  declare score: string;
  declare opponent: Opponent | '';

  protected override readonly look = 'discard';

  constructor() {
    super();
    this.cards = '';
    this.myCrib = false;
    this.score = '';
    this.opponent = '';
  }

  protected override wanted(): WantedAnswer<Ranking> | undefined {
    const [text, said, weDeal] = [textOf(this.cards), textOf(this.score), this.myCrib];
    if (text === '') return undefined;
    const opponent = (textOf(this.opponent) || 'expert') as Opponent; // the engine checks it
    return {
      key: JSON.stringify([text, weDeal, said, opponent]),
      ask: async (engine) => {
        const score = said === '' ? undefined : readScore(said);
        const order = orderAt(score);
        const choices = await engine.valueDiscards({ dealt: text, weDeal, opponent, order, ...score });
        const { cards: dealt } = await engine.parseCards({ text });
        return { dealt, weDeal, score, opponent, choices };
      },
    };
  }

  #choices: readonly Discard[] = [];
  #opened: readonly Behind[] = [];
  #showsAll = false;

  #list(opened: readonly Behind[], all = this.#showsAll) {
    this.#opened = opened;
    this.#showsAll = all;
    this.requestUpdate();
  }

  protected override answered({ dealt, weDeal, opponent, choices }: Ranking): void {
    this.#choices = choices;
    this.#list([]);
    this.tell('cribbage-discard', { dealt, weDeal, opponent, choices });
  }

  async #open(id: string) {
    const choice = this.#choices.find((each) => thrownId(each) === id);
    const others = this.#opened.filter((each) => each.choice !== choice);
    if (!choice || others.length < this.#opened.length) return this.#list(others);
    const behind = await lookBehind(await sharedEngine(), choice);
    const isOpen = this.#opened.some((each) => each.choice === choice);
    if (this.#choices.includes(choice) && !isOpen) this.#list([...this.#opened, behind]); // unless other cards have arrived
  }

  #details({ choice, show, starters }: Behind, { choices: [best, next], weDeal, opponent, score }: Ranking) {
    const isBest = choice === best;
    const other = isBest ? next : best;
    const order = orderAt(score);
    return other ? discardDetails({ choice, other, isBest, order, score, weDeal, opponent, show, starters }) : nothing;
  }

  protected override view(ranking: Ranking): TemplateResult {
    const { dealt, weDeal, score, choices } = ranking;
    const opened = this.#opened;
    const shown = opened.at(-1)?.choice;
    const listed = this.#showsAll ? choices : choices.slice(0, few);
    return html`
      ${hand({ cards: dealt, starter: undefined, lifted: shown?.kept ?? [], total: undefined })}
      <p class="note" part="note">
        ${numberWords.crib(weDeal)}. ${score ? strings.rankedAt(score.ours, score.theirs) : strings.rankedByPoints}
      </p>
      ${discardTable({
        choices: listed,
        order: orderAt(score),
        score,
        opened: opened.map(({ choice }) => thrownId(choice)),
        shown,
        details: (choice) => {
          const behind = opened.find((each) => each.choice === choice);
          return behind ? this.#details(behind, ranking) : nothing;
        },
        tap: (id) => void this.#open(id).catch((fault) => this.fail(fault)),
      })}
      <button
        type="button"
        part="button"
        class="all"
        @click=${() => this.#list(opened, !this.#showsAll)}
      >
        ${this.#showsAll ? strings.fewDiscards : strings.allDiscards}
      </button>
    `;
  }
}
