import type { ChanceAnswer, GameAnswer, Who } from '../../engine/index.js';
import { answerTo, ask, type Question } from '../model/answers.js';
import type { State } from '../model/state.js';
import { lastHole } from '../record/game.js';
import type { Missed } from './desk.js';

// What a player gave away who did not see all that a hand was worth: the chance of winning with those holes, less that without.

interface Boards {
  readonly deal: number;
  readonly without: Question;
  /** None where the holes would have won. */
  readonly with: Question | undefined;
}

// A shorter game is the end of a long one. What was missed in the last deal did not come to another.
const boardsOf = ({ target, deals }: GameAnswer, us: Who, [deal, holes]: Missed): readonly Boards[] => {
  const played = deals[deal - 1];
  if (!played || deal === deals.length) return [];
  const { after, dealer } = played;
  const [ours, theirs] = us === 'a' ? [after.a, after.b] : [after.b, after.a];
  const from = lastHole - target;
  const at = (score: number): Question =>
    ask('winChance', { ours: score + from, theirs: theirs + from, weDeal: dealer !== us });
  return [{ deal, without: at(ours), with: ours + holes < target ? at(ours + holes) : undefined }];
};

const allBoards = (game: GameAnswer, us: Who, missed: readonly Missed[]): readonly Boards[] =>
  missed.flatMap((each) => boardsOf(game, us, each));

export const askCounting = (game: GameAnswer, us: Who, missed: readonly Missed[]): readonly Question[] =>
  allBoards(game, us, missed).flatMap((boards) => [boards.without, ...(boards.with ? [boards.with] : [])]);

/** Of each deal, in order; undefined while the engine has not told all of it. */
export const countingOf = (
  state: State,
  game: GameAnswer,
  us: Who,
  missed: readonly Missed[],
): readonly number[] | undefined => {
  const lost = game.deals.map(() => 0);
  for (const { deal, without, with: more } of allBoards(game, us, missed)) {
    const is = answerTo<ChanceAnswer>(state, without)?.chance;
    const might = more ? answerTo<ChanceAnswer>(state, more)?.chance : 1;
    if (is === undefined || might === undefined) return undefined;
    lost[deal - 1] = (lost[deal - 1] ?? 0) + Math.max(0, might - is);
  }
  return lost;
};
