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
  SingleDiscard,
  ValueStartersAnswer,
} from '../engine/types.js';
import discardsSheet from '../styles/discards.css?inline';
import { discardDetails } from '../ui/discards/details.js';
import { thrownId } from '../ui/discards/discard_key.js';
import { discardTable } from '../ui/discards/table.js';
import type { Throw } from '../ui/discards/throw.js';
import { hand } from '../ui/hand.js';
import { discardWords } from '../ui/messages/discards.js';
import { numberWords } from '../ui/messages/numbers.js';
import { sharedEngine } from './bundles/engine.js';
import { CribbageElement, type WantedAnswer } from './cribbage_element.js';
import { textOf } from './properties.js';
import { strings } from './strings.js';
import { stylesWith } from './style.js';

/** One of the fifteen discards of two players, or of the five throws of more. */
type Choice = Throw & Pick<Discard | SingleDiscard, 'kept' | 'thrown'>;

interface Ranking {
  readonly dealt: readonly Card[];
  readonly weDeal: boolean;
  readonly score: Score | undefined;
  readonly opponent: Opponent;
  /** How many people play, if more than two. */
  readonly players: 3 | 4 | undefined;
  readonly choices: readonly Choice[];
}

/** The engine's answers for the details of an open row. */
interface Behind {
  readonly choice: Choice;
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

// Ranks the throws of three or four players. Fields that mean nothing then are passed on, for the engine to refuse.
const rankedForMore = async (
  engine: Engine,
  asked: { readonly dealt: string; readonly weDeal: boolean; readonly players: 3 | 4 } & object,
): Promise<readonly Choice[]> => {
  const counts = asked.weDeal ? 1 : asked.players === 3 ? -0.5 : -1;
  const choices = await engine.valueDiscards(asked);
  return choices.map((choice) => ({ ...choice, cribCounts: counts }));
};

const lookBehind = async (engine: Engine, choice: Choice): Promise<Behind> => ({
  choice,
  show: await engine.scoreShow({ hand: choice.kept }),
  starters: await engine.valueStarters({ hand: choice.kept, seen: choice.thrown }),
});

/**
 * `<cribbage-discard cards="5D JH 6S 4H 5S 2C" my-crib score="90-75" opponent="random">` ranks the fifteen discards: by
 * win chance if a score is given, and otherwise by points. With `players="3"` or `"4"` it ranks the five throws of five cards
 * by points. A tap on a row opens its details. The element fires a
 * `cribbage-discard` event for each ranking.
 */
export class CribbageDiscard extends CribbageElement<Ranking> {
  static override styles = stylesWith({ app: discardsSheet });
  static override properties = {
    cards: { reflect: true },
    myCrib: { type: Boolean, reflect: true },
    score: { reflect: true },
    opponent: { reflect: true },
    players: { reflect: true },
  };

  declare cards: CardsText;
  declare myCrib: boolean;
  declare score: string;
  declare opponent: Opponent | '';
  declare players: number | string;

  protected override readonly look = 'discard';

  constructor() {
    super();
    this.cards = '';
    this.myCrib = false;
    this.score = '';
    this.opponent = '';
    this.players = '';
  }

  protected override wanted(): WantedAnswer<Ranking> | undefined {
    const [text, said, weDeal] = [textOf(this.cards), textOf(this.score), this.myCrib];
    if (text === '') return undefined;
    const named = textOf(this.opponent) as Opponent | ''; // the engine checks it
    const opponent = named || 'expert';
    const players = textOf(this.players);
    return {
      key: JSON.stringify([text, weDeal, said, opponent, players]),
      ask: async (engine) => {
        const score = said === '' ? undefined : readScore(said);
        const { cards: dealt } = await engine.parseCards({ text });
        if (players !== '' && players !== '2') {
          const size = Number(players) as 3 | 4; // the engine checks it
          const asked = { dealt: text, weDeal, players: size, ...(named && { opponent: named }), ...score };
          return { dealt, weDeal, score, opponent, players: size, choices: await rankedForMore(engine, asked) };
        }
        const order = orderAt(score);
        const choices = await engine.valueDiscards({ dealt: text, weDeal, opponent, order, ...score });
        return { dealt, weDeal, score, opponent, players: undefined, choices };
      },
    };
  }

  #choices: readonly Choice[] = [];
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
    const told = choices.map(({ cribCounts: _, ...choice }) => choice);
    this.tell('cribbage-discard', { dealt, weDeal, opponent, choices: told as readonly Discard[] });
  }

  async #open(id: string) {
    const choice = this.#choices.find((each) => thrownId(each) === id);
    const others = this.#opened.filter((each) => each.choice !== choice);
    if (!choice || others.length < this.#opened.length) return this.#list(others);
    const behind = await lookBehind(await sharedEngine(), choice);
    const isOpen = this.#opened.some((each) => each.choice === choice);
    if (this.#choices.includes(choice) && !isOpen) this.#list([...this.#opened, behind]); // unless other cards have arrived
  }

  #details({ choice, show, starters }: Behind, { choices: [best, next], weDeal, opponent, score, players }: Ranking) {
    const isBest = choice === best;
    const other = isBest ? next : best;
    const order = orderAt(score);
    const named = players && {
      crib: numberWords.crib(weDeal),
      source: discardWords.cribOfMore,
      says: discardWords.saysCribOfMore,
    };
    return other
      ? discardDetails({
          choice,
          other,
          isBest,
          order,
          score,
          weDeal,
          opponent,
          show,
          starters,
          ...(named && { named }),
        })
      : nothing;
  }

  protected override view(ranking: Ranking): TemplateResult {
    const { dealt, weDeal, score, choices, players } = ranking;
    const opened = this.#opened;
    const shown = opened.at(-1)?.choice;
    const listed = this.#showsAll ? choices : choices.slice(0, few);
    return html`
      ${hand({ cards: dealt, starter: undefined, lifted: shown?.kept ?? [], total: undefined })}
      <p class="note" part="note">
        ${numberWords.crib(weDeal)}. ${players ? discardWords.noteOfMore(players, weDeal) : score ? strings.rankedAt(score.ours, score.theirs) : strings.rankedByPoints}
      </p>
      ${discardTable<Choice>({
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
      ${
        choices.length > few
          ? html`
              <button type="button" part="button" class="all" @click=${() => this.#list(opened, !this.#showsAll)}>
                ${this.#showsAll ? strings.fewDiscards : strings.allDiscards}
              </button>
            `
          : nothing
      }
    `;
  }
}
