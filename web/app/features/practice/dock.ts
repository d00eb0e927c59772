import { html, nothing } from 'lit/html.js';
import { claims } from '../../../practice/claims.js';
import type { Asked } from '../../../practice/questions.js';
import { smallCards } from '../../../ui/card.js';
import { claimPad } from '../../../ui/claim_pad.js';
import { practiceWords } from '../../messages/practice.js';
import type { Drill, PracticeDeed, Run } from '../../state/slices/practice.js';
import type { Controls, ScreenView } from '../view_types.js';
import { ownTray } from './question_view.js';
import { isLast, marksOf, toRepeat } from './quiz.js';
import { drillOf } from './reducer.js';

// What the thumb reaches: the numbers to claim, and one green button, which is always the next thing.

type Do = (deed: PracticeDeed) => void;

const quiet = (label: string, act: () => void) => html`<button type="button" @click=${act}>${label}</button>`;

const next = (label: unknown, act: ((at: number) => void) | undefined) => html`
  <button
    type="button"
    class=${act ? 'next primary' : 'next'}
    aria-disabled=${act ? nothing : 'true'}
    @click=${({ timeStamp }: MouseEvent) => act?.(timeStamp)}
  >
    ${label}
  </button>
`;

const numbers = (run: Run, act: Do) =>
  claimPad({
    claims,
    chosen: run.typed,
    label: practiceWords.claims,
    name: practiceWords.claimKey,
    tap: (points, at) => act({ do: 'claim', points, at }),
  });

// What is waited for, or what is done with it.
const unanswered = (asked: Asked, run: Run, act: Do) => {
  const go = (at: number) => act({ do: 'go', at });
  if (asked.topic === 'count')
    return run.typed === null ? next(practiceWords.tapNumber, undefined) : next(practiceWords.claimIt(run.typed), go);
  const left = (asked.topic === 'throw' ? 2 : 1) - run.chosen.length;
  if (left > 0)
    return next(asked.topic === 'throw' ? practiceWords.toChoose(left) : practiceWords.chooseCard, undefined);
  return next(
    html`${asked.topic === 'throw' ? practiceWords.throwTwo : practiceWords.layCard} ${smallCards(run.chosen)}`,
    go,
  );
};

const answered = (asked: Asked, run: Run, act: Do) => {
  const go = (at: number) => act({ do: 'go', at });
  const { after } = run;
  if (asked.topic === 'peg' && !after) return next(practiceWords.falling, undefined);
  if (after && !('over' in after)) return next(practiceWords.goOn, go);
  return next(isLast(run) ? practiceWords.toResult : practiceWords.next, go);
};

const ofRun = (run: Run, act: Do) => {
  const asked = run.now?.asked;
  const stop = quiet(practiceWords.stop, () => act({ do: 'stop' }));
  if (!asked) return html`${stop} ${next(practiceWords.loading, undefined)}`;
  return html`${stop} ${run.given ? answered(asked, run, act) : unanswered(asked, run, act)}`;
};

const ofResult = (run: Run, act: Do, { effects }: Controls) => {
  const repeat = toRepeat(run).length;
  const home = () => act({ do: 'stop' });
  const { date, mode } = run;
  const text = () => practiceWords.shareText(date, practiceWords.line(marksOf(run)));
  const send = () => effects.shareResult(practiceWords.dailyLink(effects.base(), date), text());
  const share = mode === 'daily' ? quiet(practiceWords.share, send) : nothing;
  return repeat > 0
    ? html`${quiet(practiceWords.home, home)} ${next(practiceWords.again(repeat), () => act({ do: 'again' }))} ${share}`
    : html`${share} ${next(practiceWords.home, home)}`;
};

const toHome = (act: Do) => next(practiceWords.home, () => act({ do: 'front', front: 'home' }));

const contents = ({ front, run }: Drill, act: Do, controls: Controls) => {
  if (front === 'run' && run) return run.ended ? ofResult(run, act, controls) : ofRun(run, act);
  return toHome(act);
};

// Before its first question there is nothing that would have to make room for it.
const isShuffling = ({ front, run }: Drill): boolean =>
  front === 'run' && run !== null && !run.ended && !run.now?.asked && run.answered.length === 0;

/** Nothing at home, where all is to be chosen. */
export const practiceDock: NonNullable<ScreenView['dock']> = (state, controls) => {
  const drill = drillOf(state);
  if (!drill) return html``;
  const act: Do = (deed) => controls.dispatch({ type: 'practice', deed });
  const { front, run } = drill;
  const asked = front === 'run' && run && !run.ended ? run.now?.asked : undefined;
  return html`
    ${run && asked?.topic === 'count' && !run.given ? numbers(run, act) : nothing}
    ${run && asked ? ownTray(run, asked, controls) : nothing}
    ${front === 'home' || isShuffling(drill) ? nothing : html`<div class="folded laying practice-actions">${contents(drill, act, controls)}</div>`}
  `;
};
