import type { Discard, PlaysAnswer, ShowAnswer, Side } from '../../../engine/index.js';
import type { Asked, CountAsked, PegAsked, ThrowAsked } from '../../../practice/questions.js';
import { answerTo, ask, type Question } from '../../state/queries.js';
import type { State } from '../../state/state.js';

// What is asked once an answer stands: the same that Count and Discard show.

const askLong = ({ hand, starter, crib }: CountAsked): Question =>
  ask('scoreShow', { hand, starter, ...(crib && { crib }), spoken: 'long' });

const askThrows = ({ dealt, weDeal, ours, theirs, unit }: ThrowAsked): Question =>
  ask('valueDiscards', { dealt, weDeal, ours, theirs, ...(unit === 'points' && { order: 'points' }) });

const askPlays = ({ kept, thrown, starter, weDeal, played, ours, theirs, unit }: PegAsked): Question =>
  ask('valuePlays', {
    kept,
    thrown,
    starter,
    weDeal,
    played: played.map(([by, card]): [Side, string] => [by, card]),
    ours,
    theirs,
    ...(unit === 'points' && { order: 'points' }),
  });

/** The question in front, if it is answered. */
const answeredNow = (state: State): Asked | undefined => {
  const { run } = state.practice ?? {};
  return run?.given && !run.ended ? (run.now?.asked ?? undefined) : undefined;
};

export const askAnswers = (state: State): readonly Question[] => {
  const asked = answeredNow(state);
  if (asked?.topic === 'count') return [askLong(asked)];
  if (asked?.topic === 'peg') return [askPlays(asked)];
  return asked?.topic === 'throw' ? [askThrows(asked)] : [];
};

/** Each combination in words. */
export const longOf = (state: State, asked: CountAsked): ShowAnswer | undefined =>
  answerTo<ShowAnswer>(state, askLong(asked));

/** The fifteen throws, best first. */
export const throwsOf = (state: State, asked: ThrowAsked): readonly Discard[] | undefined =>
  answerTo<readonly Discard[]>(state, askThrows(asked));

/** The cards that may be laid, with what each pegs now and until the end of the play. */
export const playsOf = (state: State, asked: PegAsked): PlaysAnswer['legal'] | undefined =>
  answerTo<PlaysAnswer>(state, askPlays(asked))?.legal;
