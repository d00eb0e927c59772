import type { Card, Discard, PlayAnswer, PlaysAnswer, PlaysQuestion, Questions } from '../../../engine/index.js';
import { type Grade, gradeChoice } from '../../../practice/grade.js';
import type { Choice } from '../../../practice/questions.js';
import { cardErrorOf, errorAt } from '../../../ui/best.js';
import { answerTo, ask, type Question } from '../../state/queries.js';
import type { Choosing, Trial } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';

// A decision again, its answer hidden until a choice is made.

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

/** All choices, best first; undefined while the engine thinks. */
export const choicesOf = (state: State, { choosing }: Trial): readonly Choice[] | undefined => {
  const asked = askChoices(choosing);
  if (choosing.kind === 'throw')
    return answerTo<Questions['valueDiscards']['answers']>(state, asked)?.map(
      ({ thrown, winChance = 0 }: Discard): Choice => ({ cards: thrown, worth: winChance }),
    );
  return answerTo<PlaysAnswer>(state, asked)?.legal.map(({ card, winChance = 0 }) => ({
    cards: [card],
    worth: winChance,
  }));
};

export interface Verdict extends Grade {
  /** All of them, best first. */
  readonly choices: readonly Choice[];
}

// What is closer than this cannot be told apart.
export const errorIn = ({ kind, question }: Choosing): number => {
  const { ours = 0, theirs = 0 } = question;
  return kind === 'throw' ? errorAt('winChance', { ours, theirs }) : cardErrorOf.winChance;
};

/** What the choice was worth; undefined before it stands. */
export const verdictOf = (state: State, trial: Trial): Verdict | undefined => {
  const choices = trial.answered ? choicesOf(state, trial) : undefined;
  const grade = choices && gradeChoice(choices, trial.chosen, errorIn(trial.choosing));
  return grade && { ...grade, choices };
};

/** The cards in front of whoever chooses. */
export const handOf = ({ choosing }: Trial): readonly Card[] =>
  (choosing.kind === 'throw' ? choosing.question.dealt : choosing.question.kept) as readonly Card[];
