import type { Card, Discard, Questions, ShowAnswer, StartersAnswer } from '../../engine/index.js';
import { thrownId } from '../../ui/discard_table.js';
import type { Action } from '../actions.js';
import { answerTo, ask, type Question } from '../answers.js';
import type { Game, State } from '../state.js';
import { strings } from '../strings.js';
import { type DiscardGame, dealtSize, emptyDiscard } from './discard_game.js';
import { checkSize, type Open, readParts } from './link_parts.js';
import { type Screen, toggle } from './screen.js';

export type DiscardAction = { type: 'cribChosen'; weDeal: boolean };

const askDiscards = ({ dealt, weDeal }: DiscardGame): Question => ask('valueDiscards', { dealt, weDeal });
const askKept = ({ kept }: Discard): Question => ask('scoreShow', { hand: kept });
const askCuts = ({ kept, thrown }: Discard): Question => ask('valueStarters', { hand: kept, seen: thrown });

export const discardsOf = (state: State): Questions['valueDiscards']['answers'] | undefined =>
  answerTo(state, askDiscards(state.game.discard));

export const keptOf = (state: State, choice: Discard): ShowAnswer | undefined => answerTo(state, askKept(choice));

export const cutsOf = (state: State, choice: Discard): StartersAnswer | undefined => answerTo(state, askCuts(choice));

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

const act = ({ discard }: Game, action: Action): DiscardGame | undefined =>
  action.type === 'cribChosen' ? { ...discard, weDeal: action.weDeal } : undefined;

const questions = (state: State): readonly Question[] => {
  if (!isWhole(state.game.discard)) return [];
  const opened = openedDiscard(state);
  return [askDiscards(state.game.discard), ...(opened ? [askCuts(opened), askKept(opened)] : [])];
};

const split = (rest: string, last: string | undefined): Open<'discard'> | undefined => {
  if (last !== undefined && last !== 'theirs' && last !== 'mine') return undefined;
  return async (reader) => {
    const [dealt = []] = await readParts([rest], reader);
    checkSize(dealt, dealtSize, strings.tooManyDealt);
    return { dealt, weDeal: last !== 'theirs' };
  };
};

const text = (state: State): string => {
  const { dealt, weDeal } = state.game.discard;
  const lines = (discardsOf(state) ?? []).map(
    ({ thrown, points }) => `${thrown.join(' ')}  ${strings.netPoints(points)}`,
  );
  return [dealt.join(' '), strings.crib(weDeal), ...lines].join('\n');
};

const announce = (state: State): string => {
  const [best] = discardsOf(state) ?? [];
  return best ? strings.announceDiscard(best) : '';
};

export const discard: Screen<'discard'> = {
  empty: emptyDiscard,
  tap,
  give,
  clear: ({ weDeal }) => ({ dealt: [], weDeal }),
  next: ({ weDeal }) => ({ dealt: [], weDeal: !weDeal }),
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
  print: ({ dealt, weDeal }) => `${dealt.join('')}${weDeal ? '' : '/theirs'}`,
  split,
  withRest: (opened) => opened,
  text,
  announce,
};
