import type { CribbageError, QuestionName, Questions } from '../../engine/index.js';

/** The answers that have arrived, by the key of their query. */
export type QueryResults = ReadonlyMap<string, QueryResult>;

/** A question for the engine whose answer the screen needs. The key identifies it. */
export interface Query {
  readonly key: string;
  readonly name: QuestionName;
  readonly question: Questions[QuestionName]['asks'];
}

export type QueryResult = { readonly ok: Questions[QuestionName]['answers'] } | { readonly error: CribbageError };

export const query = <Name extends QuestionName>(name: Name, question: Questions[Name]['asks']): Query => ({
  key: `${name} ${JSON.stringify(question)}`,
  name,
  question,
});

export const resultOf = <Answer>(
  { results }: { readonly results: QueryResults },
  question: Query,
): Answer | undefined => {
  const reply = results.get(question.key);
  return reply && 'ok' in reply ? (reply.ok as Answer) : undefined;
};
