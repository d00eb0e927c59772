import type { Card, Side, ValueDiscardsQuestion, ValuePlaysQuestion } from '../../../engine/index.js';
import { isDay } from '../../../exercises/dates.js';
import { lastHole } from '../../session/game.js';
import { isCard, isObject, isWhole, parseStored } from '../../session/parse_untrusted.js';
import type { ChoiceQuestion, SavedMistake } from '../../state/slices/review.js';
import type { Decision } from './judged_game.js';

// This file reads and writes the decisions that the player wants to be asked again, in the form that the device stores.

/** The largest number of mistakes stored, more than a player will come back to. The oldest are dropped first. */
const mostMistakes = 500;

const cardsIn = (value: unknown, ...sizes: readonly number[]): readonly Card[] | undefined => {
  const cards = Array.isArray(value) ? value : [];
  return sizes.includes(cards.length) && cards.every(isCard) && new Set(cards).size === cards.length
    ? cards
    : undefined;
};

const isChance = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

type PlayedTurn = [Side, string];

const turnsIn = (value: unknown): PlayedTurn[] | undefined => {
  if (!Array.isArray(value) || value.length > 24) return undefined;
  const turns = value.map((turn): PlayedTurn | undefined => {
    const [by, card] = Array.isArray(turn) ? turn : [];
    return (by === 'us' || by === 'them') && (isCard(card) || card === 'go') ? [by, card] : undefined;
  });
  return turns.every((turn) => turn !== undefined) ? turns : undefined;
};

const scoreIn = ({ ours, theirs }: Readonly<Record<string, unknown>>) =>
  isWhole(ours, lastHole - 1) && isWhole(theirs, lastHole - 1) ? { ours, theirs } : undefined;

const readThrow = (value: Readonly<Record<string, unknown>>): ValueDiscardsQuestion | undefined => {
  const [dealt, score, { weDeal }] = [cardsIn(value.dealt, 6), scoreIn(value), value];
  return dealt && score && typeof weDeal === 'boolean' ? { dealt, weDeal, ...score } : undefined;
};

// True if no card is in two places, our played cards are among those we kept, and the pone leads.
const isPlay = (kept: readonly Card[], others: readonly unknown[], played: readonly PlayedTurn[], weDeal: boolean) => {
  const fallen = (side: Side) => played.flatMap(([by, card]) => (by === side && card !== 'go' ? [card] : []));
  const [ours, cards] = [fallen('us'), [...kept, ...others, ...fallen('them')]];
  const [first] = played[0] ?? [weDeal ? 'them' : 'us'];
  return (
    new Set(cards).size === cards.length &&
    new Set(ours).size === ours.length &&
    ours.every((card) => kept.includes(card as Card)) &&
    (first === 'them') === weDeal
  );
};

const readPlay = (value: Readonly<Record<string, unknown>>): ValuePlaysQuestion | undefined => {
  const [kept, thrown, score] = [cardsIn(value.kept, 4), cardsIn(value.thrown ?? [], 0, 2), scoreIn(value)];
  const [played, { starter, weDeal }] = [turnsIn(value.played), value];
  if (!kept || !thrown || !score || !played || typeof weDeal !== 'boolean') return undefined;
  if (starter !== undefined && !isCard(starter)) return undefined;
  if (!isPlay(kept, [...thrown, ...(starter ? [starter] : [])], played, weDeal)) return undefined;
  return { kept, ...(thrown.length > 0 && { thrown }), ...(starter && { starter }), weDeal, played, ...score };
};

/**
 * Checks the question of a choice, which comes from the engine or from the device's storage. Returns undefined if it is
 * not valid.
 */
export const readChoosing = (kind: unknown, question: unknown): ChoiceQuestion | undefined => {
  if (!isObject(question)) return undefined;
  const asked = kind === 'throw' ? readThrow(question) : kind === 'play' ? readPlay(question) : undefined;
  return asked && ({ kind, question: asked } as ChoiceQuestion);
};

/** Returns a function that says whether a card is one of the cards to choose from. */
const isAmong = ({ kind, question }: ChoiceQuestion) => {
  const cards: readonly unknown[] = kind === 'throw' ? [...question.dealt] : [...question.kept];
  return (card: Card): boolean => cards.includes(card);
};

const readMistake = (value: unknown): readonly SavedMistake[] => {
  if (!isObject(value)) return [];
  const { kind, question, cost, date } = value;
  const choosing = readChoosing(kind, question);
  const size = kind === 'throw' ? 2 : 1;
  const [chosen, best] = [cardsIn(value.chosen, size), cardsIn(value.best, size)];
  return choosing && chosen && best && [...chosen, ...best].every(isAmong(choosing)) && isChance(cost) && isDay(date)
    ? [{ ...choosing, chosen, best, cost, date }]
    : [];
};

export const writeMistakes = (list: readonly SavedMistake[]): string =>
  JSON.stringify({ v: 1, list: list.slice(-mostMistakes) });

export const readMistakes = (text: string | null): readonly SavedMistake[] => {
  const parsed = parseStored(text);
  const list = isObject(parsed) && parsed.v === 1 && Array.isArray(parsed.list) ? parsed.list : [];
  return list.slice(-mostMistakes).flatMap(readMistake);
};

/** Returns a text that is the same for the same decision, with the same cards and score. It may come from different games. */
export const mistakeKey = ({ kind, question }: ChoiceQuestion): string => JSON.stringify([kind, question]);

const isSame = (one: ChoiceQuestion, two: ChoiceQuestion): boolean => mistakeKey(one) === mistakeKey(two);

export const mistakeOf = ({ step }: Decision, date: string): SavedMistake | undefined => {
  const { kind, question, chosen = [], best = [], lost = 0 } = step;
  const choosing = readChoosing(kind, question);
  return choosing && { ...choosing, chosen, best, cost: lost, date };
};

export const isAskedAgain = (list: readonly SavedMistake[], { step }: Decision): boolean => {
  const choosing = readChoosing(step.kind, step.question);
  return choosing !== undefined && list.some((mistake) => isSame(mistake, choosing));
};

/** Adds a mistake to the list, or removes it if the list already has it. */
export const toggleMistake = (list: readonly SavedMistake[], mistake: SavedMistake): readonly SavedMistake[] => {
  const others = list.filter((each) => !isSame(each, mistake));
  return others.length < list.length ? others : [...others, mistake];
};
