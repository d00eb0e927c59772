import type {
  Card,
  Discard,
  DiscardsQuestion,
  PlayAnswer,
  PlaysAnswer,
  PlaysQuestion,
  Questions,
} from '../../engine/index.js';
import { cardErrorOf, errorAt } from '../../ui/best.js';
import { answerTo, ask, type Question } from '../model/answers.js';
import type { State } from '../model/state.js';
import type { Place } from './judged.js';

// A decision again, its answer hidden until a choice is made.

export type Choosing =
  | { readonly kind: 'throw'; readonly question: DiscardsQuestion }
  | { readonly kind: 'play'; readonly question: PlaysQuestion };

export interface Trial {
  readonly place: Place;
  readonly choosing: Choosing;
  /** The two to throw, or the card to lay. */
  readonly chosen: readonly Card[];
  /** The choice stands, and the answer is shown. */
  readonly answered: boolean;
}

export const cardsToChoose = ({ choosing }: Trial): number => (choosing.kind === 'throw' ? 2 : 1);

const askPlayed = ({ weDeal, played, ours = 0, theirs = 0 }: PlaysQuestion): Question =>
  ask('scorePlay', { played, weDeal, ...(ours + theirs > 0 && { ours, theirs }) });

const askChoices = ({ kind, question }: Choosing): Question =>
  kind === 'throw' ? ask('valueDiscards', question) : ask('valuePlays', question);

export const askTrial = ({ choosing }: Trial): readonly Question[] => [
  ...(choosing.kind === 'play' ? [askPlayed(choosing.question)] : []),
  askChoices(choosing),
];

export const playedIn = (state: State, question: PlaysQuestion): PlayAnswer | undefined =>
  answerTo<PlayAnswer>(state, askPlayed(question));

/** A choice and how often it wins. */
export interface Valued {
  readonly cards: readonly Card[];
  readonly winChance: number;
}

/** All choices, best first; undefined while the engine thinks. */
export const choicesOf = (state: State, { choosing }: Trial): readonly Valued[] | undefined => {
  const asked = askChoices(choosing);
  if (choosing.kind === 'throw')
    return answerTo<Questions['valueDiscards']['answers']>(state, asked)?.map(
      ({ thrown, winChance = 0 }: Discard): Valued => ({ cards: thrown, winChance }),
    );
  return answerTo<PlaysAnswer>(state, asked)?.legal.map(({ card, winChance = 0 }) => ({ cards: [card], winChance }));
};

const isSame = (one: readonly Card[], two: readonly Card[]): boolean =>
  one.length === two.length && one.every((card) => two.includes(card));

export const valued = (choices: readonly Valued[], cards: readonly Card[]): Valued | undefined =>
  choices.find((choice) => isSame(choice.cards, cards));

export interface Verdict {
  readonly best: Valued;
  readonly mine: Valued;
  /** All of them, best first. */
  readonly choices: readonly Valued[];
  readonly cost: number;
  readonly verdict: 'best' | 'asGood' | 'costs';
}

// What is closer than this cannot be told apart.
const errorIn = ({ choosing: { kind, question } }: Trial): number => {
  const { ours = 0, theirs = 0 } = question;
  return kind === 'throw' ? errorAt('winChance', { ours, theirs }) : cardErrorOf.winChance;
};

/** What the choice was worth; undefined before it stands. */
export const verdictOf = (state: State, trial: Trial): Verdict | undefined => {
  const choices = trial.answered ? choicesOf(state, trial) : undefined;
  const best = choices?.[0];
  const mine = choices && valued(choices, trial.chosen);
  if (!choices || !best || !mine) return undefined;
  const cost = Math.max(0, best.winChance - mine.winChance);
  const verdict = best === mine ? 'best' : cost <= errorIn(trial) ? 'asGood' : 'costs';
  return { best, mine, choices, cost, verdict };
};

/** The cards in front of whoever chooses. */
export const handOf = ({ choosing }: Trial): readonly Card[] =>
  (choosing.kind === 'throw' ? choosing.question.dealt : choosing.question.kept) as readonly Card[];
