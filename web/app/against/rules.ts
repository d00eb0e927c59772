import type { Card, Level } from '../../engine/index.js';
import type { Action } from '../model/actions.js';
import { answerTo, type Question, type Reply } from '../model/answers.js';
import { countingOf } from '../model/counting.js';
import type { State } from '../model/state.js';
import { dealOf } from '../record/game.js';
import { againstWords } from '../words/against.js';
import {
  askSeed,
  cardsNow,
  countedNow,
  cutNow,
  matchOf,
  playedNow,
  standingNow,
  theirThrow,
  theirTurn,
} from './asking.js';
import {
  askedHere,
  begin,
  dealAgain,
  fits,
  hasThrown,
  held,
  isBegun,
  isLaidOut,
  type Match,
  newMatch,
  peg,
  seatToShow,
  throwTheirs,
  throwTwo,
  turn,
  withSeed,
} from './match.js';
import { questionsFor } from './questions.js';
import type { Table } from './table.js';
import { hintOf, resultOf, tell } from './telling.js';

/** What is done in a game against the engine. */
export type Deed =
  | { readonly do: 'choose' }
  | { readonly do: 'leave' }
  | { readonly do: 'return' }
  | { readonly do: 'start'; readonly level: Level; readonly swapped?: boolean; readonly seed?: number }
  /** The green button: what it does follows from the game. */
  | { readonly do: 'next' }
  /** Their answer is there, and they have had time to think. */
  | { readonly do: 'theirs' }
  /** What is best is to be shown. */
  | { readonly do: 'hint' }
  | { readonly do: 'seal'; readonly seed: number; readonly hash: string }
  /** Another tab has gone on with it. */
  | { readonly do: 'take'; readonly table: Table };

/** What the app knows of this part before it is there. */
export interface Rules {
  /** The game, or who to play it against, is in front, in place of the board. */
  readonly isFront: (state: State) => boolean;
  /** The state after an action that is for this game; undefined where it is not. */
  readonly act: (state: State, action: Action) => State | undefined;
  readonly questions: (state: State) => readonly Question[];
  /** How it ended; empty before that. */
  readonly result: (state: State) => string;
  /** What happened last, said once. */
  readonly announce: (state: State) => string;
}

const put = (state: State, changes: Partial<Table>): State => {
  const { against } = state;
  return against ? { ...state, against: { ...against, table: { ...against.table, ...changes } } } : state;
};

const say = (state: State, notice: string): State => ({ ...state, ui: { ...state.ui, notice } });

const isFront = ({ view, against, ui }: State): boolean =>
  view === 'board' && against !== null && against.table.front !== 'board' && !ui.reading;

/** Which thing is to be done next, and by whom. */
export type Stage = 'draw' | 'cut' | 'throw' | 'theirThrow' | 'play' | 'theirTurn' | 'laid' | 'show' | 'dealt' | 'over';

export const stageOf = (state: State, match: Match): Stage => {
  if (match.seed === null) return 'draw';
  if (!isBegun(match)) return 'cut';
  if (standingNow(state, match).winner) return 'over';
  const deal = dealOf(match.game);
  if (!deal.starter) return hasThrown(deal) ? 'theirThrow' : 'throw';
  if (!isLaidOut(deal)) return playedNow(state, match)?.answer.toPlay === 'us' ? 'play' : 'theirTurn';
  if (!match.counting) return 'laid';
  return seatToShow(deal) ? 'show' : 'dealt';
};

// A step of ours may be taken back until they have answered it; theirs are what we see next.
const ourStep = (state: State, match: Match, next: Match): State =>
  put(say(state, ''), { match: next, before: match, chosen: [], hinted: false });
const theirStep = (state: State, next: Match): State =>
  put(say(state, ''), { match: next, before: null, hinted: false });

const tapSix = (state: State, card: Card, six: readonly Card[]): State => {
  const chosen = state.against?.table.chosen ?? [];
  if (!six.includes(card)) return say(state, againstWords.notMine(card));
  if (chosen.includes(card)) return put(say(state, ''), { chosen: chosen.filter((each) => each !== card) });
  return put(say(state, ''), { chosen: [...chosen.slice(-1), card] });
};

const tapFour = (state: State, match: Match, card: Card): State => {
  const deal = dealOf(match.game);
  const played = playedNow(state, match);
  if (!held(deal).includes(card)) return say(state, againstWords.notMine(card));
  if (played?.answer.toPlay !== 'us' || !countedNow(state, match)) return say(state, againstWords.theirTurn);
  if (!fits(card, played.answer.count)) return say(state, againstWords.tooHigh(card));
  return ourStep(state, match, turn(match, card));
};

const tap = (state: State, match: Match, card: Card): State => {
  const stage = stageOf(state, match);
  const six = stage === 'throw' ? cardsNow(state, match)?.ours : undefined;
  if (six) return tapSix(state, card, six);
  return stage === 'play' || stage === 'theirTurn' ? tapFour(state, match, card) : state;
};

const next = (state: State, match: Match): State => {
  const stage = stageOf(state, match);
  const { chosen = [] } = state.against?.table ?? {};
  const cut = stage === 'cut' ? cutNow(state, match) : undefined;
  if (cut) return theirStep(state, begin(match, cut.weDeal));
  const six = stage === 'throw' ? cardsNow(state, match)?.ours : undefined;
  if (six && chosen.length === 2) return ourStep(state, match, throwTwo(match, six, chosen));
  if (!countedNow(state, match)) return state;
  if (stage === 'laid') return theirStep(state, { ...match, counting: true });
  const seat = stage === 'show' ? seatToShow(dealOf(match.game)) : undefined;
  if (seat) return theirStep(state, peg(match, seat));
  return stage === 'dealt' ? put(theirStep(state, dealAgain(match)), { shown: null }) : state;
};

// What they do follows from what they were asked, and comes when it is due.
const theirs = (state: State, match: Match): State => {
  const stage = stageOf(state, match);
  if (!countedNow(state, match)) return state;
  const cards = stage === 'theirThrow' ? cardsNow(state, match) : undefined;
  const thrown = cards && theirThrow(state, match);
  if (thrown) return theirStep(state, throwTheirs(match, thrown, cards.starter));
  const laid = stage === 'theirTurn' ? theirTurn(state, match) : undefined;
  return laid ? theirStep(state, turn(match, laid)) : state;
};

/** They have made up their mind, and nothing else is to be waited for. */
export const isTheirsDue = (state: State): boolean => {
  const match = matchOf(state);
  return match !== null && isFront(state) && theirs(state, match) !== state;
};

const start = (state: State, { level, seed, swapped }: Extract<Deed, { do: 'start' }>): State =>
  put(say(state, ''), {
    match: newMatch(level, seed ?? null, swapped ?? false),
    front: 'match',
    before: null,
    chosen: [],
    counted: null,
    shown: null,
    hinted: false,
  });

const did = (state: State, deed: Deed): State => {
  const match = matchOf(state);
  switch (deed.do) {
    case 'choose':
      return put(say(state, ''), { front: 'choice' });
    case 'leave':
      return put(say(state, ''), { front: 'board' });
    case 'return':
      return put(say({ ...state, view: 'board' }, ''), { front: match ? 'match' : 'choice' });
    case 'start':
      return start(state, deed);
    case 'next':
      return match ? next(state, match) : state;
    case 'theirs':
      return match ? theirs(state, match) : state;
    case 'hint':
      return match ? put(state, { match: askedHere(match), hinted: true }) : state;
    case 'seal':
      return put(state, { seal: { seed: deed.seed, hash: deed.hash } });
    case 'take':
      return put(state, deed.table);
  }
};

// Undo ends where they have answered: what they did with it has been seen.
const undo = (state: State): State => {
  const { before, chosen } = state.against?.table ?? { before: null, chosen: [] };
  if (chosen.length > 0) return put(say(state, ''), { chosen: chosen.slice(0, -1) });
  const hints = matchOf(state)?.hints ?? [];
  return before ? put(say(state, ''), { match: { ...before, hints }, before: null }) : say(state, againstWords.noUndo);
};

// What an answer brings is taken up at once: the seed, and the score.
const settle = (state: State): State => {
  const match = matchOf(state);
  if (!match) return state;
  const drawn = match.seed === null ? answerTo<{ seed: number }>(state, askSeed()) : undefined;
  if (drawn) return put(state, { match: withSeed(match, drawn.seed) });
  if (!isBegun(match)) return state;
  const counted = countedNow(state, match);
  const known = counted && counted.record !== state.against?.table.counted?.record ? put(state, { counted }) : state;
  const shown = dealOf(match.game).starter ? playedNow(known, match) : undefined;
  return shown ? put(known, { shown }) : known;
};

const settleAll = (state: State): State => {
  const settled = settle(state);
  const match = matchOf(settled);
  if (!match || !isFront(settled)) return settled;
  const said = hintOf(settled, match) || tell(settled, match, stageOf(settled, match));
  return said === '' || said === settled.against?.table.said ? settled : put(settled, { said });
};

const receive = (state: State, key: string, reply: Reply): State => {
  const received = { ...state, results: new Map(state.results).set(key, reply) };
  return settleAll('error' in reply && !key.startsWith('choosePlay') ? say(received, reply.error.message) : received);
};

const inMatch = (state: State, match: Match, action: Action): State | undefined => {
  if (action.type === 'cardTapped') return settleAll(tap(state, match, action.card));
  if (action.type === 'undone') return settleAll(undo(state));
  const own = action.type === 'answered' && !countingOf(state).some(({ key }) => key === action.key);
  return own ? receive(state, action.key, action.reply) : undefined;
};

const act = (state: State, action: Action): State | undefined => {
  if (action.type === 'against') return settleAll(did(state, action.deed));
  const match = matchOf(state);
  return match && isFront(state) && state.against?.table.front === 'match' ? inMatch(state, match, action) : undefined;
};

export const rules: Rules = {
  isFront,
  act,
  questions: (state) => {
    const match = matchOf(state);
    return match && state.against?.table.front === 'match' ? questionsFor(state, match) : [];
  },
  result: (state) => (state.against?.table.front === 'match' ? resultOf(state) : ''),
  announce: ({ against }) => (against?.table.front === 'match' ? against.table.said : ''),
};
