import type { Card, PlayAnswer, PlaysAnswer, Side } from '../../../engine/index.js';
import { isBegun, type Score, scoreAsked, scoreOf } from '../../games/board.js';
import { handSize } from '../../games/count.js';
import {
  bySide,
  cardsInPlay,
  emptyPlay,
  isLaidOut,
  laidCards,
  mayBegin,
  type PlayGame,
  theirCards,
} from '../../games/play.js';
import type { Action } from '../../model/actions.js';
import { answerTo, ask, type Question } from '../../model/answers.js';
import type { Game, State } from '../../model/state.js';
import { strings } from '../../strings.js';
import { type Screen, toggle } from '../screen.js';
import { printPlay, splitPlay } from './link.js';

export type PlayAction =
  | { type: 'playCribChosen'; weDeal: boolean }
  | { type: 'goSaid' }
  | { type: 'keptPlayed'; kept: readonly Card[]; thrown: readonly Card[] }
  | { type: 'playDealt'; kept: readonly Card[]; thrown: readonly Card[]; starter: Card };

type Turns = readonly (readonly [Side, string])[];

const told = (play: PlayGame): Turns => play.played.map((turn) => [bySide(play, turn), turn] as const);

// Before the play.
const scoreBefore = ({ play, board }: Game): Score => play.before ?? scoreOf(board);

const askPlay = (game: Game, played: Turns): Question =>
  ask('scorePlay', { played, weDeal: game.play.weDeal, ...scoreAsked(scoreBefore(game)) });
const askPlays = (game: Game, played: Turns, quick: boolean): Question => {
  const { weDeal, kept, thrown, starter } = game.play;
  return ask('valuePlays', {
    quick,
    kept,
    played,
    weDeal,
    ...(thrown.length > 0 && { thrown }),
    ...(starter && { starter }),
    ...scoreAsked(scoreBefore(game)),
  });
};

// What was done, with our own go where we have no choice but to say it.
const turnsOf = (state: State): Turns => {
  const { play } = state.game;
  const turns = told(play);
  const advice = answerTo<PlaysAnswer>(state, askPlays(state.game, turns, true));
  return advice?.mustGo ? [...turns, ['us', 'go']] : turns;
};

/** The play so far: what each card pegged, the count, whose turn it is. */
export const playOf = (state: State): PlayAnswer | undefined => answerTo(state, askPlay(state.game, turnsOf(state)));

/** What each of our cards is worth now, where it is our turn. */
export const adviceOf = (state: State): PlaysAnswer | undefined => {
  const turns = turnsOf(state);
  const to = (quick: boolean) => answerTo<PlaysAnswer>(state, askPlays(state.game, turns, quick));
  return to(false) ?? to(true);
};

// What is closer than these to the best is as good, for all that the solution tells: docs/model.md.
const errorOf = { net: 0.01, winChance: 0.002 };

type Legal = PlaysAnswer['legal'];

/** The cards that are as good for winning as the best. */
export const bestOf = (legal: Legal): Legal =>
  legal.filter(({ winChance = 0 }) => winChance > (legal[0]?.winChance ?? 0) - errorOf.winChance);

/** The card that brings most, where none of those that win most brings as much; and how much more. */
export const moreOf = (legal: Legal): { readonly card: Card; readonly more: number } | undefined => {
  const most = (cards: Legal) => Math.max(...cards.map(({ net }) => net));
  const more = most(legal) - most(bestOf(legal));
  const card = legal.find(({ net }) => net === most(legal))?.card;
  return card && more > errorOf.net ? { card, more } : undefined;
};

const tap = (play: PlayGame, card: Card): PlayGame | string => {
  if (play.thrown.includes(card)) return strings.cardThrown(card);
  if (play.kept.length < handSize || (play.kept.includes(card) && !play.starter))
    return { ...play, kept: toggle(play.kept, card) };
  if (!play.starter) return { ...play, starter: card };
  if (play.starter === card) return play.played.length === 0 ? { ...play, starter: null } : strings.isStarter(card);
  if (laidCards(play).includes(card)) return strings.cardLaid(card);
  return { ...play, played: [...play.played, card] };
};

// All at once: our four, the starter, and then cards as they were laid.
const give = ({ weDeal }: PlayGame, cards: readonly Card[]): PlayGame => ({
  ...emptyPlay,
  weDeal,
  kept: cards.slice(0, handSize),
  starter: cards[handSize] ?? null,
  played: cards.slice(handSize + 1),
});

const act = ({ play, discard }: Game, action: Action): PlayGame | undefined => {
  switch (action.type) {
    case 'playCribChosen':
      return { ...play, weDeal: action.weDeal, played: [] };
    case 'goSaid':
      return { ...play, played: [...play.played, 'go'] };
    case 'keptPlayed':
      return { ...emptyPlay, weDeal: discard.weDeal, kept: action.kept, thrown: action.thrown };
    case 'playDealt':
      return { ...emptyPlay, weDeal: play.weDeal, kept: action.kept, thrown: action.thrown, starter: action.starter };
    default:
      return undefined;
  }
};

const deal: Screen<'play'>['deal'] = async (engine) => {
  const { hands, starter } = await engine.deal({});
  const [best] = await engine.valueDiscards({ dealt: hands[0], weDeal: false, opponent: 'random' });
  return best && { type: 'playDealt', kept: best.kept, thrown: best.thrown, starter };
};

const questions = (state: State): readonly Question[] => {
  const { game } = state;
  const { play } = game;
  if (!mayBegin(play)) return [];
  const [said, turns] = [told(play), turnsOf(state)];
  if (isLaidOut(play)) return [askPlay(game, turns)];
  const wanted = [askPlay(game, turns), askPlays(game, said, true)];
  if (turns.length > said.length) wanted.push(askPlays(game, turns, true));
  return [...wanted, askPlays(game, turns, false)];
};

const text = (state: State): string => {
  const { play } = state.game;
  const lines = (playOf(state)?.plays ?? []).map(
    ({ by, card, count, points, reasons }) =>
      `${strings.sides[by]} ${card}  ${count}${points > 0 ? `  ${reasons.map(strings.reason).join(', ')}` : ''}`,
  );
  const best = playOf(state)?.toPlay === 'us' ? adviceOf(state)?.legal[0] : undefined;
  const advice = best ? [strings.bestToLay(best.card, best.winChance ?? 0)] : [];
  return [`${strings.crib(play.weDeal)}: ${play.kept.join(' ')} + ${play.starter ?? ''}`, ...lines, ...advice].join(
    '\n',
  );
};

const announce = (state: State): string => {
  const play = playOf(state);
  if (!play) return '';
  const last = play.plays.at(-1);
  const pegged = last && last.points > 0 ? strings.justPegged(last.by, last.reasons) : '';
  const [best] = adviceOf(state)?.legal ?? [];
  const turn = play.toPlay === 'us' && best ? strings.bestPlay(best.card, best.winChance ?? 0) : strings.turn(play);
  return [pegged, turn].filter(Boolean).join(' ');
};

export const play: Screen<'play'> = {
  empty: emptyPlay,
  tap,
  give,
  clear: (game) => (game.played.length > 0 ? { ...game, played: [] } : { ...emptyPlay, weDeal: game.weDeal }),
  next: (game, board) => ({ ...emptyPlay, weDeal: isBegun(board) ? board.weDeal : !game.weDeal }),
  deal,
  act,
  here: cardsInPlay,
  elsewhere: ({ thrown }) => thrown,
  most: 52,
  takesRanks: false,
  isWhole: isLaidOut,
  isEmpty: ({ kept, thrown }) => kept.length + thrown.length === 0,
  mayFold: mayBegin,
  questions,
  refuses: (state, key) => key === askPlay(state.game, told(state.game.play)).key,
  score: scoreBefore,
  print: printPlay,
  split: splitPlay,
  withRest: (opened) => opened,
  text,
  announce,
};

export { theirCards };
