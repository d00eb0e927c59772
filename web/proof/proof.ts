import type { CribbageError } from '../engine/errors.js';
import type { Engine } from '../engine/types.js';
import type { ProofModule, ProvenShows } from './module.js';
import { type SeededQuestion, seededQuestions } from './questions.js';

/** The number of slices into which `proveShows` divides the shows. */
export const showSlices = 49;

/** The results of the slices proven so far, added up. */
export type ShowsProof = ProvenShows;

const sum = (left: readonly number[], right: readonly number[]) => left.map((points, at) => points + (right[at] ?? 0));

const none: ShowsProof = {
  shows: 0,
  wrong: 0,
  firstWrong: '',
  hands: Array(30).fill(0),
  cribs: Array(30).fill(0),
  digest: '',
};

const joined = (proven: ShowsProof, slice: ProvenShows): ShowsProof => ({
  shows: proven.shows + slice.shows,
  wrong: proven.wrong + slice.wrong,
  firstWrong: proven.firstWrong || slice.firstWrong,
  hands: sum(proven.hands, slice.hands),
  cribs: sum(proven.cribs, slice.cribs),
  digest: slice.digest,
});

/**
 * Counts every show twice: by the engine, and by looking at every set of its cards. Yields the results so far after
 * each of the 49 slices.
 */
export function* proveShows(module: ProofModule): Generator<ShowsProof, ShowsProof> {
  let proven = none;
  for (let slice = 0; slice < showSlices; ++slice) {
    proven = joined(proven, module.proveShows(slice, proven.digest));
    yield proven;
  }
  return proven;
}

/**
 * Returns an answer or an error as text, to be compared with the native program's. The fields of an error are always in
 * the same order.
 */
export const answerText = async (engine: Engine, { name, question }: SeededQuestion): Promise<string> => {
  const ask = engine[name as keyof Engine] as (question: object) => Promise<unknown>;
  try {
    return JSON.stringify({ ok: await ask(question) });
  } catch (error) {
    if ((error as Error).name !== 'CribbageError') throw error;
    const { code, text, message, line } = error as CribbageError;
    return JSON.stringify({ error: { code, text, message, line } });
  }
};

/** Asks every seeded question. Yields the number of answers and the digest so far. */
export async function* proveAnswers(
  engine: Engine,
  module: Pick<ProofModule, 'digestText'>,
): AsyncGenerator<{ readonly answers: number; readonly digest: string }> {
  let digest = '';
  let answers = 0;
  for (const asked of seededQuestions()) {
    digest = module.digestText(await answerText(engine, asked), digest);
    answers += 1;
    yield { answers, digest };
  }
}
