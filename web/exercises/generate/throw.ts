import type { Card } from '../../engine/types.js';
import { bestBy } from '../../ui/discards/throw.js';
import { worthOf } from '../../ui/error_margins.js';
import { temptingThrow } from '../distractor.js';
import type { Dealer, ExercisePosition, ExerciseSpec, ThrowExercise, Unit } from '../exercise.js';
import { choiceOf } from '../grade.js';
import { pick, seedAt } from '../seeds.js';
import type { ThrowSkill } from '../skills.js';
import { throwSkill } from '../throw_skill.js';
import { type Found, found, search } from './search.js';

// Draws the exercise of choosing a throw that trains the wanted skill.

const cheapTries = 320; // a try takes one or two milliseconds, for a deal and two simple players
const fullTries = 24; // a try takes ten milliseconds, for the engine's full answer

const weDealFor = (kind: ThrowSkill, seed: number, at: number): boolean => {
  if (kind.endsWith('ToThem')) return false;
  return kind === 'pairToMe' || kind === 'cribFirst' || pick(2, seed, at, 1) === 1;
};

const scoreFor = (kind: ThrowSkill, seed: number, at: number): { ours: number; theirs: number } => {
  const any = (count: number, place: number): number => pick(count, seed, at, place);
  if (kind === 'toTheScore') {
    const [ahead, behind] = [101 + any(14, 2), 85 + any(30, 3)];
    return any(2, 4) ? { ours: ahead, theirs: behind } : { ours: behind, theirs: ahead };
  }
  const ours = any(90, 2);
  if (kind === 'pairToMe') return { ours, theirs: Math.min(100, ours + 6 + any(24, 3)) };
  return { ours, theirs: Math.min(100, Math.max(0, ours - 20 + any(41, 3))) };
};

const positionFor = (kind: ThrowSkill, unit: Unit, seed: number, at: number): ExercisePosition => ({
  weDeal: weDealFor(kind, seed, at),
  ...(unit === 'win' ? scoreFor(kind, seed, at) : { ours: 0, theirs: 0 }),
});

// A quick test whether a deal may train the skill. It compares the throws of two simple players, of whom one keeps the best
// hand and the other also considers the crib. True if the choice between their two throws trains this skill.
const looksLike = async (dealer: Dealer, kind: ThrowSkill, position: ExercisePosition, dealt: readonly Card[]) => {
  if (kind === 'anyThrow' || kind === 'toTheScore') return true;
  const asked = { dealt, weDeal: position.weDeal };
  const beginner = await dealer.chooseDiscard({ ...asked, level: 'beginner' });
  const pub = await dealer.chooseDiscard({ ...asked, level: 'pub' });
  return throwSkill(position, beginner.thrown, pub.thrown) === kind;
};

const askThrow = async (
  dealer: Dealer,
  { seed, unit }: ExerciseSpec,
  position: ExercisePosition,
  dealt: readonly Card[],
) => {
  const order = unit === 'win' ? 'winChance' : 'points';
  const discards = await dealer.valueDiscards({ dealt, order, ...position });
  const weighed = temptingThrow(discards, order);
  if (!weighed) return undefined;
  const { best, wrong } = weighed;
  const kind = throwSkill(position, wrong.thrown, best.thrown, bestBy(discards, 'points')?.thrown);
  const choices = discards.map((discard) => ({ cards: discard.thrown, worth: worthOf(discard, order) }));
  return { topic: 'throw', kind, seed, unit, ...position, dealt, choices, tempting: wrong.thrown, par: 0 } as const;
};

const withPar = async (dealer: Dealer, asked: ThrowExercise): Promise<ThrowExercise> => {
  const { dealt, weDeal, ours, theirs, seed, choices } = asked;
  const { thrown } = await dealer.chooseDiscard({ dealt, weDeal, ours, theirs, level: 'club', seed });
  const club = choiceOf(choices, thrown);
  const best = choices[0]?.worth ?? 0;
  return { ...asked, par: Math.max(0, best - (club?.worth ?? best)) };
};

// If the exercise is graded in points, replaces a skill that depends on the score.
const possible = (kind: ThrowSkill, unit: Unit): ThrowSkill =>
  unit === 'points' && kind === 'toTheScore' ? 'anyThrow' : kind;

export const drawThrow = async (dealer: Dealer, asked: ExerciseSpec): Promise<ThrowExercise> => {
  const kind = possible(asked.kind as ThrowSkill, asked.unit);
  const wanted: ExerciseSpec = { ...asked, kind };
  let left = fullTries;
  const attempt = async (at: number): Promise<Found<ThrowExercise> | undefined> => {
    if (left === 0) return undefined;
    const position = positionFor(kind, wanted.unit, wanted.seed, at);
    const { hands } = await dealer.deal({ seed: seedAt(wanted.seed, at) });
    const dealt = hands[position.weDeal ? 1 : 0];
    if (at < cheapTries && !(await looksLike(dealer, kind, position, dealt))) return undefined;
    left--;
    const question = await askThrow(dealer, wanted, position, dealt);
    return question && found(question, wanted);
  };
  return withPar(dealer, await search(cheapTries, attempt));
};
