import type { CribbageError, QuestionName, Questions } from '../../engine/index.js';

/** The answers that have arrived, by the key of their question. */
export type Results = ReadonlyMap<string, Reply>;

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

export const answerTo = <Answer>(
  { results }: { readonly results: Results },
  question: Question,
): Answer | undefined => {
  const reply = results.get(question.key);
  return reply && 'ok' in reply ? (reply.ok as Answer) : undefined;
};
