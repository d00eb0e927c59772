import type { Card } from '../engine/index.js';
import { openedDiscard, questionsOf, type Reply } from './questions.js';
import {
  type CountGame,
  cardsElsewhere,
  cardsHere,
  type DiscardGame,
  dealtSize,
  emptyCount,
  emptyDiscard,
  type Game,
  handSize,
  isWhole,
  type Offline,
  type Panel,
  type Seat,
  type Settings,
  type State,
  starterOf,
  type Ui,
  type View,
} from './state.js';
import { strings } from './strings.js';

export type Action =
  | { type: 'cardTapped'; card: Card }
  | { type: 'cardsGiven'; cards: readonly Card[] }
  | { type: 'ranksGiven'; ranks: string }
  | { type: 'showDealt'; hands: CountGame['hands']; starter: Card }
  | { type: 'undone' }
  | { type: 'cleared' }
  | { type: 'nextTapped' }
  | { type: 'seatChosen'; seat: Seat }
  | { type: 'cribChosen'; weDeal: boolean }
  | { type: 'viewChosen'; view: View }
  | { type: 'linkOpened'; view: View; game: Game }
  | { type: 'padOpened' }
  | { type: 'trayTapped' }
  | { type: 'panelChosen'; panel: Panel; text?: string }
  | { type: 'typed'; text: string }
  | { type: 'lineTapped'; line: number }
  | { type: 'discardTapped'; thrown: string }
  | { type: 'keptCounted'; kept: readonly Card[]; thrown: readonly Card[] }
  | { type: 'settingsChosen'; settings: Partial<Settings> }
  | { type: 'noticed'; notice: string }
  | { type: 'answered'; key: string; reply: Reply }
  | { type: 'offlineChanged'; offline: Offline }
  | { type: 'updateFound' }
  | { type: 'installOffered'; installable: boolean };

const toggle = (cards: readonly Card[], card: Card): readonly Card[] =>
  cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card];

const withHand = (count: CountGame, hand: readonly Card[]): CountGame => ({
  ...count,
  hands: { ...count.hands, [count.seat]: hand },
});

// A tap adds to the hand until it has four, then it is the starter; on a card that is there it takes it away.
const tapCount = (count: CountGame, card: Card): CountGame | string => {
  if (cardsElsewhere(count).includes(card)) return strings.cardElsewhere(card);
  const hand = count.hands[count.seat];
  if (count.seat === 'any') return withHand({ ...count, ranks: '' }, toggle(hand, card));
  if (count.starter === card) return { ...count, starter: null };
  if (hand.includes(card) || hand.length < handSize) return withHand(count, toggle(hand, card));
  return count.starter ? strings.handFull : { ...count, starter: card };
};

const tapDiscard = (discard: DiscardGame, card: Card): DiscardGame | string => {
  const dealt = toggle(discard.dealt, card);
  return dealt.length > dealtSize ? strings.dealtFull : { ...discard, dealt };
};

// Cards that come all at once replace those in front of the player: five are a hand and its starter, more are any cards.
const giveCount = (count: CountGame, cards: readonly Card[]): CountGame | string => {
  if (cards.length > handSize + 1) return withHand({ ...count, seat: 'any', ranks: '' }, cards);
  if (count.seat === 'any') return withHand({ ...count, ranks: '' }, cards);
  const taken = cardsElsewhere(count).find((card) => cards.includes(card));
  if (taken) return strings.cardElsewhere(taken);
  const given = withHand(count, cards.slice(0, handSize));
  const starter = cards[handSize];
  if (starter) return { ...given, starter };
  return count.starter && cards.includes(count.starter) ? { ...given, starter: null } : given;
};

// A link describes the show or any cards; what it does not describe stays.
const withRest = (opened: CountGame, before: CountGame): CountGame =>
  opened.seat === 'any'
    ? { ...before, seat: 'any', ranks: opened.ranks, hands: { ...before.hands, any: opened.hands.any } }
    : { ...opened, ranks: before.ranks, hands: { ...opened.hands, any: before.hands.any } };

const nextCount = (count: CountGame): CountGame => {
  const next = ({ pone: 'dealer', dealer: 'crib', crib: null, any: null } as const)[count.seat];
  return next ? { ...count, seat: next } : { ...emptyCount, seat: count.seat === 'any' ? 'any' : 'pone' };
};

// Puts a changed game in place, remembers the old one for undo, and folds the pad when the last card is in.
const change = <Name extends View>(state: State, name: Name, game: Game[Name] | string): State => {
  if (typeof game === 'string') return notice(state, game);
  const before = state.game[name];
  if (JSON.stringify(game) === JSON.stringify(before)) return state;
  const changed = {
    ...state,
    game: { ...state.game, [name]: game },
    past: { ...state.past, [name]: [...state.past[name], before] },
  };
  const fresh: Partial<Ui> = { padOpen: !isWhole(changed), lifted: null, opened: undefined, notice: '' };
  return { ...changed, ui: { ...state.ui, ...fresh } };
};

const notice = (state: State, text: string): State => ({ ...state, ui: { ...state.ui, notice: text } });

const withUi = (state: State, ui: Partial<Ui>): State => ({ ...state, ui: { ...state.ui, ...ui } });

const undo = <Name extends View>(state: State, name: Name): State => {
  const before = state.past[name].at(-1);
  if (!before) return state;
  const restored = {
    ...state,
    game: { ...state.game, [name]: before },
    past: { ...state.past, [name]: state.past[name].slice(0, -1) },
  };
  return withUi(restored, { padOpen: true, lifted: null, opened: undefined, notice: '' });
};

const give = (state: State, cards: readonly Card[]): State => {
  if (state.view === 'count') return change(state, 'count', giveCount(state.game.count, cards));
  if (cards.length > dealtSize) return notice(state, strings.tooManyDealt(cards.length));
  return change(state, 'discard', { ...state.game.discard, dealt: cards });
};

const step = (state: State, action: Action): State => {
  const { count, discard } = state.game;
  switch (action.type) {
    case 'cardTapped':
      return state.view === 'count'
        ? change(state, 'count', tapCount(count, action.card))
        : change(state, 'discard', tapDiscard(discard, action.card));
    case 'cardsGiven':
      return withUi(give(state, action.cards), { panel: null, text: '' });
    case 'ranksGiven': {
      const given = withHand({ ...count, seat: 'any', ranks: action.ranks }, []);
      return withUi(change({ ...state, view: 'count' }, 'count', given), { panel: null, text: '' });
    }
    case 'showDealt':
      return change(state, 'count', { ...emptyCount, hands: action.hands, starter: action.starter });
    case 'undone':
      return undo(state, state.view);
    case 'cleared':
      if (state.view === 'discard') return change(state, 'discard', { ...emptyDiscard, weDeal: discard.weDeal });
      return change(state, 'count', { ...withHand(count, []), starter: starterAfterClear(count), ranks: '' });
    case 'nextTapped':
      return state.view === 'count'
        ? change(state, 'count', nextCount(count))
        : change(state, 'discard', { dealt: [], weDeal: !discard.weDeal });
    case 'seatChosen':
      if (action.seat === count.seat) return state;
      return change(state, 'count', { ...count, seat: action.seat });
    case 'cribChosen':
      if (action.weDeal === discard.weDeal) return state;
      return keepPad(state, change(state, 'discard', { ...discard, weDeal: action.weDeal }));
    case 'viewChosen': {
      const chosen = { ...state, view: action.view };
      return withUi(chosen, { padOpen: !isWhole(chosen), panel: null, lifted: null, opened: undefined, notice: '' });
    }
    case 'linkOpened': {
      // The other screen keeps what is on it.
      const here = { ...state, view: action.view };
      const opened =
        action.view === 'count'
          ? change(here, 'count', withRest(action.game.count, count))
          : change(here, 'discard', action.game.discard);
      return withUi(opened, { padOpen: !isWhole(opened), panel: null, lifted: null, opened: undefined, notice: '' });
    }
    case 'padOpened':
      return withUi(state, { padOpen: true, panel: null });
    case 'trayTapped':
      return withUi(state, {
        padOpen: !(state.ui.padOpen && cardsHere(count).length > 0 && count.seat === 'any'),
        panel: null,
      });
    case 'panelChosen':
      return withUi(state, { panel: action.panel, text: action.text ?? '', notice: '' });
    case 'typed':
      return withUi(state, { text: action.text });
    case 'lineTapped':
      return withUi(state, { lifted: state.ui.lifted === action.line ? null : action.line });
    case 'discardTapped': {
      const isOpen = openedDiscard(state)?.thrown.join('') === action.thrown;
      return withUi(state, { opened: isOpen ? null : action.thrown });
    }
    case 'keptCounted': {
      const seat = discard.weDeal ? 'dealer' : 'pone';
      const hands = { ...emptyCount.hands, [seat]: action.kept, crib: action.thrown };
      return change({ ...state, view: 'count' }, 'count', { ...emptyCount, seat, hands });
    }
    case 'settingsChosen':
      return { ...state, settings: { ...state.settings, ...action.settings } };
    case 'noticed':
      return notice(state, action.notice);
    case 'answered':
      return { ...state, results: new Map(state.results).set(action.key, action.reply) };
    case 'offlineChanged':
      return withUi(state, { offline: action.offline });
    case 'updateFound':
      return withUi(state, { updateWaiting: true });
    case 'installOffered':
      return withUi(state, { installable: action.installable });
  }
};

// Clearing the first hand clears the starter with it; later hands of the show keep it.
const starterAfterClear = (count: CountGame): Card | null =>
  cardsElsewhere(count).length > 0 ? starterOf(count) : null;

const keepPad = (before: State, after: State): State => withUi(after, { padOpen: before.ui.padOpen });

// Everything else is the player's doing.
const untouching: ReadonlySet<Action['type']> = new Set([
  'linkOpened',
  'noticed',
  'answered',
  'offlineChanged',
  'updateFound',
  'installOffered',
]);

// Answers that no screen asks for any more are let go.
const prune = (state: State): State => {
  const wanted = new Set(questionsOf(state).map(({ key }) => key));
  if ([...state.results.keys()].every((key) => wanted.has(key))) return state;
  return { ...state, results: new Map([...state.results].filter(([key]) => wanted.has(key))) };
};

/** The one door for every change. */
export const update = (state: State, action: Action): State => {
  const stepped = prune(step(state, action));
  return untouching.has(action.type) || stepped.ui.touched ? stepped : withUi(stepped, { touched: true });
};
