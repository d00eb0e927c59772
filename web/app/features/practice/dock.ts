import { html, nothing } from 'lit/html.js';
import { claims } from '../../../exercises/claims.js';
import type { Exercise } from '../../../exercises/exercise.js';
import { smallCards } from '../../../ui/card.js';
import { claimPad } from '../../../ui/claim_pad.js';
import { nextButton } from '../../../ui/next_button.js';
import { practiceWords } from '../../messages/practice.js';
import type { PracticeAction, PracticeState, Quiz } from '../../state/slices/practice.js';
import type { State } from '../../state/state.js';
import type { Controls, ScreenView } from '../view_types.js';
import { ownTray } from './question_view.js';
import { isLast, marksOf, toRepeat } from './quiz.js';
import { selectPractice } from './reducer.js';
import { squaresDock } from './squares/view.js';

// This file draws the dock of practice: the keys to enter the count of a hand, and a green button for the next step.

type Do = (action: PracticeAction) => void;

const quiet = (label: string, act: () => void) => html`<button type="button" @click=${act}>${label}</button>`;

const numbers = (quiz: Quiz, act: Do) =>
  claimPad({
    claims,
    chosen: quiz.typed,
    label: practiceWords.claims,
    name: practiceWords.claimKey,
    tap: (points, at) => act({ type: 'pointsClaimed', points, at }),
  });

// Draws the green button before the exercise is answered. The button says what the answer still lacks or, when the
// answer is complete, submits it.
const unanswered = (exercise: Exercise, quiz: Quiz, act: Do) => {
  const go = (at: number) => act({ type: 'nextPressed', at });
  if (exercise.topic === 'count')
    return quiz.typed === null
      ? nextButton(practiceWords.tapNumber, undefined)
      : nextButton(practiceWords.claimIt(quiz.typed), go);
  const left = (exercise.topic === 'throw' ? 2 : 1) - quiz.chosen.length;
  if (left > 0)
    return nextButton(exercise.topic === 'throw' ? practiceWords.toChoose(left) : practiceWords.chooseCard, undefined);
  return nextButton(
    html`${exercise.topic === 'throw' ? practiceWords.throwTwo : practiceWords.layCard} ${smallCards(quiz.chosen)}`,
    go,
  );
};

const answered = (exercise: Exercise, quiz: Quiz, act: Do) => {
  const go = (at: number) => act({ type: 'nextPressed', at });
  const { after } = quiz;
  if (exercise.topic === 'peg' && !after) return nextButton(practiceWords.falling, undefined);
  if (after && !('over' in after)) return nextButton(practiceWords.goOn, go);
  return nextButton(isLast(quiz) ? practiceWords.toResult : practiceWords.next, go);
};

const ofRun = (quiz: Quiz, act: Do) => {
  const exercise = quiz.now?.asked;
  const stop = quiet(practiceWords.stop, () => act({ type: 'quizStopped' }));
  if (!exercise) return html`${stop} ${nextButton(practiceWords.loading, undefined)}`;
  return html`${stop} ${quiz.attempt ? answered(exercise, quiz, act) : unanswered(exercise, quiz, act)}`;
};

const ofResult = (quiz: Quiz, act: Do, { effects }: Controls) => {
  const repeat = toRepeat(quiz).length;
  const home = () => act({ type: 'quizStopped' });
  const { date, mode } = quiz;
  const text = () => practiceWords.shareText(date, practiceWords.line(marksOf(quiz)));
  const send = () => effects.shareResult(practiceWords.dailyLink(effects.base(), date), text());
  const share = mode === 'daily' ? quiet(practiceWords.share, send) : nothing;
  return repeat > 0
    ? html`${quiet(practiceWords.home, home)} ${nextButton(practiceWords.again(repeat), () => act({ type: 'mistakesRepeated' }))} ${share}`
    : html`${share} ${nextButton(practiceWords.home, home)}`;
};

const toHome = (act: Do) => nextButton(practiceWords.home, () => act({ type: 'pageChosen', page: 'home' }));

const contents = (state: State, { page, quiz, squares: [game] }: PracticeState, act: Do, controls: Controls) => {
  if (page === 'squares' && game) return squaresDock(state, game, controls);
  if (page === 'run' && quiz) return quiz.ended ? ofResult(quiz, act, controls) : ofRun(quiz, act);
  return toHome(act);
};

// True while a quiz waits for its first exercise. The screen is still empty then.
const isShuffling = ({ page, quiz }: PracticeState): boolean =>
  page === 'run' && quiz !== null && !quiz.ended && !quiz.now?.asked && quiz.graded.length === 0;

/** Draws the dock. It is empty on the home page, because everything there is chosen on the page itself. */
export const practiceDock: NonNullable<ScreenView['dock']> = (state, controls) => {
  const practice = selectPractice(state);
  if (!practice) return html``;
  const act: Do = (action) => controls.dispatch({ type: 'practice', action });
  const { page, quiz } = practice;
  const exercise = page === 'run' && quiz && !quiz.ended ? quiz.now?.asked : undefined;
  return html`
    ${quiz && exercise?.topic === 'count' && !quiz.attempt ? numbers(quiz, act) : nothing}
    ${quiz && exercise ? ownTray(quiz, exercise, controls) : nothing}
    ${page === 'home' || isShuffling(practice) ? nothing : html`<div class="folded laying practice-actions">${contents(state, practice, act, controls)}</div>`}
  `;
};
