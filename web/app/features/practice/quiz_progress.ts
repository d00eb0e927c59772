import type { Card } from '../../../engine/index.js';
import type { Asked, PegAsked } from '../../../practice/questions.js';
import type { Drill, Run, Slot } from '../../state/slices/practice.js';
import { answeredOf } from './grading.js';
import { isLast, stormLasts, wantedAt } from './quiz.js';

// How a run goes on: the question in front, the one that is drawn meanwhile, and the end.

const slotAt = (drill: Drill, run: Run, at: number): Slot | null => {
  const wanted = wantedAt(run, at, drill.memory, drill.today);
  return wanted ? { wanted, asked: null } : null;
};

/** With a question in front and one ahead, as far as there are any. */
export const filled = (drill: Drill): Drill => {
  const { run } = drill;
  if (!run || run.ended || (run.seed === null && run.queue.length === 0)) return drill;
  const place = run.answered.length;
  const now = run.now ?? slotAt(drill, run, place);
  const ahead = run.ahead ?? slotAt(drill, run, place + 1);
  if (now === run.now && ahead === run.ahead) return drill;
  return { ...drill, run: { ...run, now, ahead, ended: now === null } };
};

const fresh = { chosen: [], typed: null, given: null, after: null } as const;

/** The question that was drawn: in front, seen from now on; ahead; or behind the player, in a page that was loaded again. */
export const received = (run: Run, wanted: Slot['wanted'], asked: Asked, at: number): Run => {
  if (run.now?.wanted === wanted && !run.now.asked)
    return { ...run, now: { wanted, asked }, since: at, began: run.began ?? at };
  if (run.ahead?.wanted === wanted) return { ...run, ahead: { wanted, asked } };
  const behind = run.answered.findIndex((each) => each.wanted === wanted && !each.asked);
  return behind < 0
    ? run
    : { ...run, answered: run.answered.map((each, place) => (place === behind ? { ...each, asked } : each)) };
};

// Our next turn in the play that is in front.
const nextTurn = (run: Run, asked: PegAsked, at: number): Run => ({
  ...run,
  ...fresh,
  lays: run.given ? [...run.lays, run.given] : run.lays,
  now: run.now && { ...run.now, asked },
  since: at,
});

/** On from what was answered: to the next turn of the play, the next question, or the end. */
export const gone = (run: Run, at: number): Run => {
  const { after, given, mode } = run;
  if (!given) return run;
  if (mode !== 'storm' && run.now?.asked?.topic === 'peg') {
    if (!after) return run; // the cards are still falling
    if (!('over' in after)) return nextTurn(run, after, at);
  }
  const answered = answeredOf(run);
  if (!answered) return run;
  const ended = isLast(run) || (run.mode === 'streak' && answered.mark === 'blunder');
  return {
    ...run,
    ...fresh,
    lays: [],
    now: ended ? null : run.ahead,
    ahead: null,
    since: at,
    answered: [...run.answered, answered],
    ended,
  };
};

/** What is left of three minutes. */
export const ticked = (run: Run, at: number): Run => {
  if (run.mode !== 'storm' || run.began === null || run.ended) return run;
  const left = Math.max(0, stormLasts - (at - run.began));
  return { ...run, left, ended: left === 0 };
};

/**
 * What is to be drawn now: what follows a card that was laid, the question in front, then the one after it; at the end what was
 * answered before the page was loaded again.
 */
export type Due =
  | { readonly do: 'draw'; readonly wanted: Slot['wanted'] }
  | { readonly do: 'playOn'; readonly asked: PegAsked; readonly card: Card };

export const dueIn = ({ run }: Drill): Due | undefined => {
  if (!run) return undefined;
  if (run.ended) {
    const behind = run.answered.find(({ asked }) => !asked);
    return behind && { do: 'draw', wanted: behind.wanted };
  }
  const { after, ahead, given, mode, now } = run;
  const [card] = given?.chosen ?? [];
  if (now?.asked?.topic === 'peg' && card && !after && mode !== 'storm')
    return { do: 'playOn', asked: now.asked, card };
  const slot = [now, ahead].find((each) => each && !each.asked);
  return slot ? { do: 'draw', wanted: slot.wanted } : undefined;
};
