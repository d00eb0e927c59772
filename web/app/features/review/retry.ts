import type { Card, Discard, PlayAnswer, PlaysAnswer, PlaysQuestion, Questions } from '../../../engine/index.js';
import type { RankedChoice } from '../../../exercises/exercise.js';
import { type Grade, gradeChoice } from '../../../exercises/grade.js';
import { cardErrorOf, errorAt } from '../../../ui/error_margins.js';
import { type Query, query, resultOf } from '../../state/queries.js';
import type { ChoiceQuestion, Retry } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';

// This file handles a retry: the player is asked to make a decision of the game again. The answer is hidden until they
// have chosen.

export const cardsToChoose = ({ choosing }: Retry): number => (choosing.kind === 'throw' ? 2 : 1);

const askPlayed = ({ weDeal, played, ours = 0, theirs = 0 }: PlaysQuestion): Query =>
  query('scorePlay', { played, weDeal, ...(ours + theirs > 0 && { ours, theirs }) });

const askChoices = ({ kind, question }: ChoiceQuestion): Query =>
  kind === 'throw' ? query('valueDiscards', question) : query('valuePlays', question);

export const retryQueries = ({ choosing }: Retry): readonly Query[] => [
  ...(choosing.kind === 'play' ? [askPlayed(choosing.question)] : []),
  askChoices(choosing),
];

export const playedIn = (state: State, question: PlaysQuestion): PlayAnswer | undefined =>
  resultOf<PlayAnswer>(state, askPlayed(question));

/** Returns all choices, best first; undefined until the engine has answered. */
export const selectChoices = (state: State, { choosing }: Retry): readonly RankedChoice[] | undefined => {
  const asked = askChoices(choosing);
  if (choosing.kind === 'throw')
    return resultOf<Questions['valueDiscards']['answers']>(state, asked)?.map(
      ({ thrown, winChance = 0 }: Discard): RankedChoice => ({ cards: thrown, worth: winChance }),
    );
  return resultOf<PlaysAnswer>(state, asked)?.legal.map(({ card, winChance = 0 }) => ({
    cards: [card],
    worth: winChance,
  }));
};

export interface Verdict extends Grade {
  /** All choices, best first. */
  readonly choices: readonly RankedChoice[];
}

// Returns the error of the engine's values. Choices whose values differ by no more than this count as equally good.
export const errorIn = ({ kind, question }: ChoiceQuestion): number => {
  const { ours = 0, theirs = 0 } = question;
  return kind === 'throw' ? errorAt('winChance', { ours, theirs }) : cardErrorOf.winChance;
};

/** Returns the grade of the choice; undefined until it is made. */
export const selectVerdict = (state: State, retry: Retry): Verdict | undefined => {
  const choices = retry.answered ? selectChoices(state, retry) : undefined;
  const grade = choices && gradeChoice(choices, retry.chosen, errorIn(retry.choosing));
  return grade && { ...grade, choices };
};

/** Returns the cards from which the player chooses. */
export const handOf = ({ choosing }: Retry): readonly Card[] =>
  (choosing.kind === 'throw' ? choosing.question.dealt : choosing.question.kept) as readonly Card[];
