import { beforeAll, describe, expect, test } from 'vitest';
import { announced, resultWords, textOf, whereWords } from '../../../web/app/features/practice/announcements.js';
import { answeredOf, choose, recordOutcome } from '../../../web/app/features/practice/grading.js';
import { playsOf, throwsOf } from '../../../web/app/features/practice/queries.js';
import { marksOf, newQuiz, toRepeat } from '../../../web/app/features/practice/quiz.js';
import { nextTask } from '../../../web/app/features/practice/quiz_progress.js';
import { practiceFeature, selectPractice } from '../../../web/app/features/practice/reducer.js';
import { readQuiz, writeQuiz } from '../../../web/app/features/practice/serialize.js';
import { strings } from '../../../web/app/messages/app.js';
import { reduce } from '../../../web/app/root/reducer.js';
import type { PracticeAction, PracticeState, Quiz } from '../../../web/app/state/slices/practice.js';
import { emptyPracticeState, isRight } from '../../../web/app/state/slices/practice.js';
import type { State } from '../../../web/app/state/state.js';
import { seeds } from '../../../web/engine/sealed.js';
import { type Exercise, type PegExercise, units } from '../../../web/exercises/exercise.js';
import { draw } from '../../../web/exercises/generate/generate.js';
import { playOn } from '../../../web/exercises/play_on.js';
import { answered, engine, goTo, start } from '../play_through.js';
import { drawnTurn } from './engine.js';

const today = '2026-11-23';

const emptyAttempt = { chosen: [], claimed: null, verdict: 'costs', mark: 'costs', ms: 1, forced: false } as const;

const withDrill = (drill: Partial<PracticeState> = {}): State =>
  reduce(start, { type: 'partLoaded', practice: { ...emptyPracticeState, today, ...drill } });

const did = (state: State, action: PracticeAction): State => reduce(state, { type: 'practice', action });

const drillIn = (state: State): PracticeState => {
  const practice = selectPractice(state);
  if (!practice) throw new Error('no practice');
  return practice;
};

const runIn = (state: State): Quiz => {
  const { quiz } = drillIn(state);
  if (!quiz) throw new Error('no run');
  return quiz;
};

const askedIn = (state: State): Exercise => {
  const exercise = runIn(state).now?.asked;
  if (!exercise) throw new Error('no question');
  return exercise;
};

const askedOf = <Topic extends Exercise['topic']>(state: State, topic: Topic) => {
  const exercise = askedIn(state);
  if (exercise.topic !== topic) throw new Error(`not a ${topic}`);
  return exercise as Extract<Exercise, { topic: Topic }>;
};

/** Does all the engine's tasks that the quiz waits for, as the app does: generates exercises and goes on with the play. */
const drawn = async (state: State, at = 0): Promise<State> => {
  const due = nextTask(drillIn(state));
  if (!due) return state;
  if (due.type === 'playOn') {
    const { asked, card } = due;
    return drawn(did(state, { type: 'playContinued', asked, after: await playOn(engine, asked, card) }), at);
  }
  const { wanted } = due;
  return drawn(did(state, { type: 'exerciseDrawn', wanted, asked: await draw(engine, wanted), at }), at);
};

const begin = (terms: Partial<Quiz> & Pick<Quiz, 'mode'>, drill: Partial<PracticeState> = {}): Promise<State> => {
  const begun = did(withDrill(drill), { type: 'quizStarted', settings: { topic: 'count', unit: 'win', ...terms } });
  return drawn(did(begun, { type: 'seedDrawn', seed: 7 }));
};

/** Answers with the best choice, or with the one that costs most. */
const answer = (state: State, best: boolean, at = 1000): State => {
  const exercise = askedIn(state);
  if (exercise.topic === 'count')
    return did(state, { type: 'pointsClaimed', points: exercise.answer.points + (best ? 0 : 1), at });
  const cards = exercise.choices.at(best ? 0 : -1)?.cards ?? [];
  const chosen = cards.reduce((there, card) => did(there, { type: 'cardChosen', card }), state);
  return did(chosen, { type: 'nextPressed', at });
};

const on = (state: State, at = 1000): Promise<State> => drawn(did(state, { type: 'nextPressed', at }), at);

/** Answers the current question and goes on to the next. If the question is about the play, answers every turn of the play. */
const through = async (state: State, best: boolean): Promise<State> => {
  const before = runIn(state).graded.length;
  let there = state;
  do there = await on(await drawn(answer(there, best)));
  while (!runIn(there).ended && runIn(there).graded.length === before);
  return there;
};

describe('a run of ten', () => {
  let state: State;
  beforeAll(async () => {
    state = await begin({ mode: 'ten' });
  });

  test('has its next question ready before the first is answered', () => {
    const { ahead, now } = runIn(state);
    expect(now?.asked?.topic).toBe('count');
    expect(ahead?.asked?.topic).toBe('count');
    expect(ahead?.asked).not.toEqual(now?.asked);
  });

  test('judges a claim, says what it is, and remembers the kind', () => {
    const exercise = askedOf(state, 'count');
    const { points } = exercise.answer;
    const wrong = did(state, { type: 'pointsClaimed', points: points + 2, at: 4000 });
    expect(runIn(wrong).attempt).toMatchObject({ claimed: points + 2, cost: 2, mark: 'blunder', ms: 4000 });
    expect(announced(wrong)).toContain(`You said ${points + 2}, but the cards count ${points}.`);
    expect(drillIn(wrong).memory.log).toMatchObject([{ kind: exercise.kind, right: false, cost: 2, unit: 'count' }]);
    const right = answer(state, true);
    expect(runIn(right).attempt?.mark).toBe('best');
    expect(drillIn(right).memory.log).toMatchObject([{ right: true, cost: 0 }]);
    // An answer cannot be changed.
    expect(runIn(answer(right, false)).attempt?.mark).toBe('best');
  });

  test('takes a claim that is typed, a figure at a time', () => {
    const typed = [1, 2].reduce((there, figure) => did(there, { type: 'figureTyped', figure }), state);
    expect(runIn(typed).typed).toBe(12);
    expect(runIn(did(typed, { type: 'figureTyped', figure: 8 })).typed).toBe(8);
    // No hand counts 25, so the pad has no key for it.
    const after2 = did(state, { type: 'figureTyped', figure: 2 });
    for (const [figure, points] of [
      [4, 24],
      [5, 5],
      [7, 7],
      [9, 29],
    ] as const)
      expect(runIn(did(after2, { type: 'figureTyped', figure })).typed).toBe(points);
    expect(runIn(did(typed, { type: 'nextPressed', at: 10 })).attempt?.claimed).toBe(12);
    expect(runIn(did(state, { type: 'nextPressed', at: 10 })).attempt).toBeNull(); // nothing is typed
    expect(practiceFeature.key(typed, '7', 5)).toEqual({ type: 'figureTyped', figure: 7 });
    expect(practiceFeature.key(typed, 'Enter', 5)).toEqual({ type: 'nextPressed', at: 5 });
    expect(practiceFeature.key(typed, 'x', 5)).toBeUndefined();
    expect(runIn(reduce(typed, { type: 'undone' })).typed).toBeNull();
  });

  test('takes no answer before its question is drawn', () => {
    const settings = { mode: 'ten', topic: 'count', unit: 'win', seed: 7 } as const;
    const begun = did(withDrill(), { type: 'quizStarted', settings });
    expect(runIn(begun).now?.asked).toBeNull();
    expect(runIn(did(begun, { type: 'nextPressed', at: 10 }))).toEqual(runIn(begun));
  });

  test('takes nineteen for nothing, as players say it', () =>
    expect(runIn(did(state, { type: 'pointsClaimed', points: 19, at: 1 })).attempt?.claimed).toBe(0));

  test('ends after ten, and asks again what went wrong', async () => {
    let there = state;
    for (let at = 0; at < 10; at++) there = await through(there, at !== 3);
    const quiz = runIn(there);
    expect(quiz.ended).toBe(true);
    expect(marksOf(quiz).filter(isRight).length).toBe(9);
    expect(resultWords(quiz)).toBe('9 of 10 right.');
    expect(textOf(there)).toBe('Ten: ●●●○●●●●●●');
    const wrong = quiz.graded[3];
    expect(toRepeat(quiz)).toEqual([wrong?.wanted]);
    const again = await drawn(did(there, { type: 'mistakesRepeated' }));
    expect(askedIn(again)).toEqual(wrong?.asked);
    expect(runIn(await through(again, true)).ended).toBe(true);
  }, 60_000);

  test('shows its result when it is stopped, and goes home from there', async () => {
    const stopped = did(await through(state, true), { type: 'quizStopped' });
    expect(runIn(stopped).ended).toBe(true);
    expect(announced(stopped)).toBe(resultWords(runIn(stopped)));
    expect(drillIn(did(stopped, { type: 'quizStopped' }))).toMatchObject({ page: 'home', quiz: null });
    expect(drillIn(did(state, { type: 'quizStopped' }))).toMatchObject({ page: 'home', quiz: null });
  });

  test('comes back with its question and its marks when the page was killed', async () => {
    const one = await through(state, false);
    const back = readQuiz(writeQuiz(drillIn(one)));
    expect(back.page).toBe('run');
    expect(back.quiz?.graded.map(({ mark }) => mark)).toEqual(['blunder']);
    expect(announced(withDrill(back))).toBe(''); // its question is not drawn yet
    expect(announced(withDrill({ ...back, quiz: null }))).toBe('');
    const stored = JSON.parse(writeQuiz(drillIn(one)));
    stored.run.answered.unshift(null, 'best', { mark: 'best' });
    expect(readQuiz(JSON.stringify(stored))).toEqual(back); // an invalid answer is left out
    const again = await drawn(withDrill(back));
    // At the end of the quiz, the exercises answered before the page was killed are generated again.
    const ended = await drawn(did(again, { type: 'quizStopped' }));
    expect(runIn(ended).graded.map(({ asked }) => asked)).toEqual(runIn(one).graded.map(({ asked }) => asked));
    expect(askedIn(reduce(again, { type: 'viewChosen', view: 'practice' }))).toEqual(askedIn(one));
    // Answers given before the page is killed are kept.
    const killed = readQuiz(writeQuiz(drillIn(answer(one, true))));
    expect(killed.quiz?.graded.map(({ mark }) => mark)).toEqual(['blunder', 'best']);
    expect(killed.quiz?.now?.wanted).toEqual(runIn(one).ahead?.wanted);
  });
});

describe('throws', () => {
  test('are graded in chances of winning, and a choice within the error is right', async () => {
    const state = await begin({ mode: 'ten', topic: 'throw' });
    const exercise = askedOf(state, 'throw');
    const [best] = exercise.choices;
    const worst = exercise.choices.at(-1);
    const cost = (best?.worth ?? 0) - (worst?.worth ?? 0);
    const attempt = runIn(answer(state, false)).attempt;
    expect(attempt?.cost).toBeCloseTo(cost, 12);
    expect(attempt?.verdict).toBe('costs');
    expect(runIn(answer(state, true)).attempt?.verdict).toBe('best');
  });

  test.each(units)('are listed with what they are worth in the order of their grades, by %s', async (unit) => {
    const state = await answered(engine, answer(await begin({ mode: 'ten', topic: 'throw', unit }), true));
    const exercise = askedOf(state, 'throw');
    expect(throwsOf(state, exercise)?.map(({ thrown }) => thrown)).toEqual(exercise.choices.map(({ cards }) => cards));
  });

  test('need two cards', async () => {
    const state = await begin({ mode: 'ten', topic: 'throw' });
    const exercise = askedOf(state, 'throw');
    const [one, two, three] = exercise.dealt;
    if (!one || !two || !three) throw new Error('six cards');
    const chosen = did(state, { type: 'cardChosen', card: one });
    expect(runIn(did(chosen, { type: 'nextPressed', at: 1 })).attempt).toBeNull();
    const all = [one, two, three].reduce((there, card) => did(there, { type: 'cardChosen', card }), state);
    expect(runIn(all).chosen.slice(1)).toEqual([three]);
    expect(runIn(reduce(chosen, { type: 'cardTapped', card: one })).chosen).toEqual([]);
  });
});

describe('a play', () => {
  test('goes on to its end, and each card that was chosen is remembered', async () => {
    const state = await begin({ mode: 'ten', topic: 'peg' });
    const there = await through(state, true);
    const [first] = runIn(there).graded;
    expect(first?.mark).toBe('best');
    expect(drillIn(there).memory.log.length).toBeGreaterThan(0);
    expect(drillIn(there).memory.log.every(({ right }) => right)).toBe(true);
    expect(runIn(there).earlierAttempts).toEqual([]);
  }, 60_000);

  test('is not remembered if only one card can be played', async () => {
    const exercise = await drawnTurn('anyPeg');
    const [best] = exercise.choices;
    if (!best) throw new Error('no card may be played');
    const known = (choices: PegExercise['choices']) => {
      const attempt = choose({ ...exercise, choices }, best.cards, 1000);
      return attempt && recordOutcome(emptyPracticeState.memory, exercise, attempt, today).log.length;
    };
    expect(exercise.choices.length).toBeGreaterThan(1);
    expect([known(exercise.choices), known([best])]).toEqual([1, 0]);
  });

  test.each(units)('is listed with what each card is worth in the order of the grades, by %s', async (unit) => {
    const state = await answered(engine, answer(await begin({ mode: 'ten', topic: 'peg', unit }), true));
    const exercise = askedOf(state, 'peg');
    // If the unit is points, a card has no `worth`, so its `net` is compared.
    const worths = playsOf(state, exercise)?.legal.map(({ worth, net }) => worth ?? net);
    expect(worths).toEqual(exercise.choices.map(({ worth }) => expect.closeTo(worth, 9)));
  });

  test('says the score with what was pegged so far', async () => {
    const exercise = { ...(await drawnTurn('anyPeg')), unit: 'win' as const, ours: 60, theirs: 118 };
    const fallen = (us: number, them: number) => ({ ...exercise.fallen, totals: { us, them } });
    expect(whereWords({ ...exercise, fallen: fallen(0, 2) })).toContain('I have 60, they have 120.');
    expect(whereWords(exercise, fallen(3, 4))).toContain('I have 63, they have 121.');
  });

  test('is listed under the question whose answer cost most', async () => {
    const [first, last] = [await drawnTurn('lead'), await drawnTurn('anyPeg')];
    const attempt = (cost: number) => ({ ...emptyAttempt, cost });
    const graded = (one: number, two: number) =>
      answeredOf({
        ...newQuiz({ mode: 'ten', topic: 'peg', unit: 'win' }),
        now: { wanted: { topic: 'peg', kind: 'lead', unit: 'win', difficulty: 0, seed: 1 }, asked: last },
        earlierAttempts: [{ ...attempt(one), asked: first }],
        attempt: attempt(two),
      });
    expect(graded(0.03, 0.01)).toMatchObject({ kind: 'lead', asked: first, cost: 0.04 });
    expect(graded(0.01, 0.03)).toMatchObject({ kind: last.kind, asked: last });
    expect(graded(0, 0)?.kind).toBe('lead');
  });

  test('waits for their cards before ours', async () => {
    const state = await begin({ mode: 'ten', topic: 'peg' });
    const played = answer(state, true);
    expect(runIn(did(played, { type: 'nextPressed', at: 2 })).attempt).not.toBeNull();
  }, 60_000);
});

describe('other ways', () => {
  test('a streak ends with a costly mistake', async () => {
    const state = await through(await begin({ mode: 'streak' }), true);
    expect(runIn(state).ended).toBe(false);
    const over = await through(state, false);
    expect(runIn(over).ended).toBe(true);
    expect(resultWords(runIn(over))).toBe('1 in a row.');
    expect(drillIn(over).memory.best.streak).toBe(1);
  });

  test('three minutes go on by themselves, end, and ask slow questions again', async () => {
    const state = await begin({ mode: 'storm' });
    const right = await drawn(answer(state, true, 5_000), 5_000);
    expect(runIn(right)).toMatchObject({ attempt: null, since: 5_000 });
    const slow = await drawn(answer(right, true, 40_000), 40_000);
    const running = did(slow, { type: 'ticked', at: 179_000 });
    expect(runIn(running)).toMatchObject({ left: 1_000, ended: false });
    const over = did(running, { type: 'ticked', at: 180_500 });
    expect(runIn(over)).toMatchObject({ left: 0, ended: true });
    expect(toRepeat(runIn(over))).toEqual([runIn(over).graded[1]?.wanted]);
    expect(drillIn(over).memory.best.storm).toBe(2);
    // Answers given after the end are ignored.
    expect(runIn(answer(over, true)).graded.length).toBe(2);
  });

  test('golf is ten throws with a par', async () => {
    let state = await begin({ mode: 'golf', topic: 'throw' });
    const pars: number[] = [];
    for (let at = 0; at < 10; at++) {
      const exercise = askedIn(state);
      pars.push(exercise.topic === 'throw' ? exercise.par : Number.NaN);
      state = await through(state, at > 0);
    }
    const { graded, ended } = runIn(state);
    expect(ended).toBe(true);
    const lost = graded.reduce((sum, { cost }) => sum + cost, 0);
    expect(lost).toBeGreaterThan(0);
    expect(drillIn(state).memory.best.golf).toBeCloseTo(lost, 3);
    expect(graded.map(({ par }) => par)).toEqual(pars);
    expect(Math.max(...pars)).toBeGreaterThan(0);
  }, 60_000);

  test('the daily questions are the same for everybody, and count once', async () => {
    const daily = (drill: Partial<PracticeState> = {}) =>
      drawn(did(withDrill(drill), { type: 'dailyStarted', date: today }));
    const [one, two] = [await daily(), await daily()];
    expect(askedIn(one)).toEqual(askedIn(two));
    let state = one;
    while (!runIn(state).ended) state = await through(state, true);
    const line = drillIn(state).memory.daily.get(today);
    expect(line?.length).toBe(runIn(state).queue.length);
    expect(textOf(state)).toMatch(/^Fifteen Two, 23 November 2026: ●+$/);
    let again = await daily({ memory: drillIn(state).memory });
    while (!runIn(again).ended) again = await through(again, false);
    expect(drillIn(again).memory.daily.get(today)).toEqual(line);
  }, 120_000);

  test('the due exercises are asked kind by kind, and then the quiz ends', async () => {
    const kinds = ['flushes', 'pairToMe'] as const;
    const state = await begin({ mode: 'due', topic: 'mixed', skills: kinds });
    expect(askedIn(state).topic).toBe('count');
    const next = await through(state, true);
    expect(askedIn(next).topic).toBe('throw');
    expect(runIn(await through(next, true)).ended).toBe(true);
  });

  test('“Practise this kind” does nothing on a screen without a kind', () => {
    const board = reduce(withDrill(), goTo('board'));
    expect(did(board, { type: 'moreLikeThisAsked' })).toBe(board);
  });

  test('“Practise this kind” asks only that kind', async () => {
    const more = did(withDrill(), { type: 'moreLikeThisAsked', kinds: ['doubleRuns'] });
    const state = await drawn(did(more, { type: 'seedDrawn', seed: 3 }));
    expect(askedIn(state).kind).toBe('doubleRuns');
    expect(runIn(state).ahead?.asked?.kind).toBe('doubleRuns');
  });
});

test('links lead to a day, a kind or the remembered kinds, and nothing else', () => {
  const follow = (linked: string) => did({ ...withDrill(), linked, view: 'practice' }, { type: 'linkFollowed' });
  expect(runIn(follow('daily/2026-11-01'))).toMatchObject({ mode: 'daily', date: '2026-11-01' });
  expect(runIn(follow('daily'))).toMatchObject({ mode: 'daily', date: today });
  expect(follow('daily/1x').ui.notice).toBe(strings.unknownLink);
  expect(runIn(follow('jacks'))).toMatchObject({ mode: 'ten', skills: ['jacks'] });
  expect(drillIn(follow('progress')).page).toBe('progress');
  expect(follow('nonsense').ui.notice).toBe('That is not a Fifteen Two link.');
  expect(drillIn(follow('run')).quiz).toBeNull();
});

test('a link to a day goes on with its open questions after a reload, and begins those of another day', () => {
  const begun = did(withDrill(), { type: 'dailyStarted', date: today });
  const [wanted] = runIn(begun).queue;
  if (!wanted) throw new Error('no question');
  const { kind } = wanted;
  const quiz = {
    ...runIn(begun),
    now: runIn(begun).ahead,
    graded: [{ wanted, kind, mark: 'best', cost: 0, par: 0, ms: 9 } as const],
  };
  const reloaded = withDrill(readQuiz(writeQuiz({ ...drillIn(begun), quiz })));
  const follow = (linked: string, state = reloaded) =>
    did({ ...state, linked, view: 'practice' }, { type: 'linkFollowed' });
  expect(runIn(follow(`daily/${today}`)).graded).toEqual(quiz.graded);
  expect(runIn(follow('daily', did(reloaded, { type: 'pageChosen', page: 'progress' }))).graded).toEqual(quiz.graded);
  expect(drillIn(did(reloaded, { type: 'dailyStarted', date: today })).page).toBe('run');
  expect(runIn(follow('daily/2026-11-01'))).toMatchObject({ date: '2026-11-01', graded: [] });
  expect(runIn(follow(`daily/${today}`, withDrill({ quiz: { ...quiz, ended: true } }))).graded).toEqual([]);
});

describe('a run from storage', () => {
  test('is ignored if it is not one', () => {
    const nothing = { page: 'home', quiz: null, topic: 'count', unit: 'win' };
    for (const text of [null, '', '{', '[]', '{"v":2}', '{"v":1,"run":{"mode":"ten"}}'])
      expect(readQuiz(text)).toEqual(nothing);
    const run = { ...newQuiz({ mode: 'ten', topic: 'count', unit: 'win', seed: 2 ** 60 }) };
    expect(readQuiz(writeQuiz({ ...emptyPracticeState, quiz: run })).quiz).toBeNull();
  });

  test('is nothing where its question cannot be drawn', () => {
    const now = { kind: 'jacks', unit: 'win', difficulty: 0, seed: 5 };
    const read = (changes: object) => {
      const run = { mode: 'ten', topic: 'count', unit: 'win', seed: 7, now: { ...now, ...changes } };
      return readQuiz(JSON.stringify({ v: 1, run })).quiz?.now?.wanted;
    };
    expect(read({ seed: seeds - 1 })).toEqual({ ...now, topic: 'count', seed: seeds - 1 });
    for (const strange of [{ kind: 'aces' }, { unit: 'money' }, { difficulty: 3 }, { seed: -1 }, { seed: seeds }])
      expect(read(strange), JSON.stringify(strange)).toBeUndefined();
  });
});
