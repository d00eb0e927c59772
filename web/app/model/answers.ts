import type { CribbageError, QuestionName, Questions } from '../../engine/index.js';
import type { State } from './state.js';

/** A question the screen needs answered; its key tells it from every other. */
export interface Question {
  readonly key: string;
  readonly name: QuestionName;
  readonly question: Questions[QuestionName]['asks'];
}

export type Reply = { readonly ok: Questions[QuestionName]['answers'] } | { readonly error: CribbageError };

export const ask = <Name extends QuestionName>(name: Name, question: Questions[Name]['asks']): Question => ({
  key: `${name} ${JSON.stringify(question)}`,
  name,
  question,
});

export const answerTo = <Answer>(state: State, question: Question): Answer | undefined => {
  const reply = state.results.get(question.key);
  return reply && 'ok' in reply ? (reply.ok as Answer) : undefined;
};
