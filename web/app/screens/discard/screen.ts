import type { Card, Discard, Opponent, Order, Questions, ShowAnswer, StartersAnswer } from '../../../engine/index.js';
import { thrownId } from '../../../ui/thrown_id.js';
import { isBegun, type Score, scoreAsked, scoreOf } from '../../games/board.js';
import { type DiscardGame, dealtSize, emptyDiscard, opponents } from '../../games/discard.js';
import type { Action } from '../../model/actions.js';
import { answerTo, ask, type Question } from '../../model/answers.js';
import type { Game, State } from '../../model/state.js';
import { strings } from '../../strings.js';
import { checkSize, type Open, readParts } from '../link_parts.js';
import { type Screen, toggle } from '../screen.js';

export type DiscardAction =
  | { type: 'cribChosen'; weDeal: boolean }
  | { type: 'opponentChosen'; opponent: Opponent }
  | { type: 'orderChosen'; order: Order };

// With chances, which the list shows in either order.
const askDiscards = ({ discard: { dealt, weDeal, opponent }, board }: Game): Question =>
  ask('valueDiscards', { dealt, weDeal, opponent, ...scoreAsked(scoreOf(board)) });
const askKept = ({ kept }: Discard): Question => ask('scoreShow', { hand: kept });
const askCuts = ({ kept, thrown }: Discard): Question => ask('valueStarters', { hand: kept, seen: thrown });

/** Best first by the order that is chosen. */
export const discardsOf = (state: State): Questions['valueDiscards']['answers'] | undefined => {
  const choices = answerTo<Questions['valueDiscards']['answers']>(state, askDiscards(state.game));
  return state.game.discard.order === 'points' ? choices && [...choices].sort((a, b) => b.points - a.points) : choices;
};

export const keptOf = (state: State, choice: Discard): ShowAnswer | undefined => answerTo(state, askKept(choice));

export const cutsOf = (state: State, choice: Discard): StartersAnswer | undefined => answerTo(state, askCuts(choice));

/** The score that the chances are reckoned from. */
export const scoreReckoned = ({ game: { board } }: State): Score => ({
  ours: 0,
  theirs: 0,
  ...scoreAsked(scoreOf(board)),
});

/** The discard whose row is open. */
export const openedDiscard = (state: State): Discard | undefined => {
  const choices = discardsOf(state);
  const { opened } = state.ui;
  return opened === undefined ? choices?.[0] : choices?.find((choice) => thrownId(choice) === opened);
};

export const openedId = (state: State): string | undefined => {
  const opened = openedDiscard(state);
  return opened && thrownId(opened);
};

const isWhole = ({ dealt }: DiscardGame): boolean => dealt.length === dealtSize;

const tap = (discard: DiscardGame, card: Card): DiscardGame | string => {
  const dealt = toggle(discard.dealt, card);
  return dealt.length > dealtSize ? strings.dealtFull : { ...discard, dealt };
};

const give = (discard: DiscardGame, cards: readonly Card[]): DiscardGame | string =>
  cards.length > dealtSize ? strings.tooManyDealt(cards.length) : { ...discard, dealt: cards };

const act = ({ discard }: Game, action: Action): DiscardGame | undefined => {
  if (action.type === 'cribChosen') return { ...discard, weDeal: action.weDeal };
  if (action.type === 'orderChosen') return { ...discard, order: action.order };
  return action.type === 'opponentChosen' ? { ...discard, opponent: action.opponent } : undefined;
};

const questions = (state: State): readonly Question[] => {
  if (!isWhole(state.game.discard)) return [];
  const opened = openedDiscard(state);
  return [askDiscards(state.game), ...(opened ? [askCuts(opened), askKept(opened)] : [])];
};

const print = ({ dealt, weDeal, opponent, order }: DiscardGame): string => {
  const more = [...(opponent === 'expert' ? [] : [opponent]), ...(order === 'points' ? [order] : [])];
  const seat = weDeal ? (more.length > 0 ? ['mine'] : []) : ['theirs'];
  return [dealt.join(''), ...seat, ...more].join('/');
};

const split = (rest: string, [seat, ...more]: readonly string[]): Open<'discard'> | undefined => {
  if (seat !== undefined && seat !== 'theirs' && seat !== 'mine') return undefined;
  const opponent = opponents.find((known) => more.includes(known)) ?? 'expert';
  const order: Order = more.includes('points') ? 'points' : 'winChance';
  return async (reader) => {
    const [dealt = []] = await readParts([rest], reader);
    checkSize(dealt, dealtSize, strings.tooManyDealt);
    return { dealt, weDeal: seat !== 'theirs', opponent, order };
  };
};

const text = (state: State): string => {
  const { dealt, weDeal, opponent, order } = state.game.discard;
  const { ours, theirs } = scoreReckoned(state);
  const lines = (discardsOf(state) ?? []).map(
    ({ thrown, points, winChance = 0 }) =>
      `${thrown.join(' ')}  ${strings.netPoints(points)}  ${strings.chance(winChance)}`,
  );
  const seat = `${strings.crib(weDeal)}, ${strings.cribSource(opponent)}`;
  return [dealt.join(' '), seat, `${strings.scores(ours, theirs)}; sorted by ${strings.orders[order]}`, ...lines].join(
    '\n',
  );
};

const announce = (state: State): string => {
  const [best] = discardsOf(state) ?? [];
  return best ? strings.announceDiscard(best, true) : '';
};

export const discard: Screen<'discard'> = {
  empty: emptyDiscard,
  tap,
  give,
  clear: (game) => ({ ...game, dealt: [] }),
  next: (game, board) => ({ ...game, dealt: [], weDeal: isBegun(board) ? board.weDeal : !game.weDeal }),
  deal: async (engine) => ({ type: 'cardsGiven', cards: (await engine.deal({})).hands[0] }),
  act,
  here: ({ dealt }) => dealt,
  elsewhere: () => [],
  most: dealtSize,
  takesRanks: false,
  isWhole,
  isEmpty: ({ dealt }) => dealt.length === 0,
  mayFold: () => false,
  questions,
  score: ({ board }) => scoreOf(board),
  print,
  split,
  withRest: (opened) => opened,
  text,
  announce,
};
