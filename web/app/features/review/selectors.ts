import type { CribbageError, GameAnswer, ReviewAnswer, Who } from '../../../engine/index.js';
import { type Names, unnamed } from '../../session/record_text.js';
import { answerTo, ask, type Question } from '../../state/queries.js';
import type { Desk, Place } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import { askCounting, countingOf } from './counting_losses.js';
import { type Decision, type Judged, judgedBy } from './judged_game.js';
import { askTrial } from './retry.js';

// What a review asks: the record first, then its deals, one after the other, while the review is in front.

export const askRecord = (record: string): Question => ask('readGame', { record });
const askDeal = (record: string, deal: number): Question => ask('reviewDeal', { record, deal });

export const deskOf = (state: State): Desk | undefined => state.review ?? undefined;

/** The record as the engine has read it. */
export const gameOf = (state: State, { source }: Desk): GameAnswer | undefined =>
  answerTo<GameAnswer>(state, askRecord(source.text));

/** Why the engine cannot read it. */
export const errorOf = (state: State, { source }: Desk): CribbageError | undefined => {
  const reply = state.results.get(askRecord(source.text).key);
  return reply && 'error' in reply ? reply.error : undefined;
};

const askDeals = ({ record, deals }: GameAnswer): readonly Question[] => deals.map((_, at) => askDeal(record, at + 1));

export const questionsOf = (state: State): readonly Question[] => {
  const desk = deskOf(state);
  if (!desk || desk.front === 'statistics' || desk.source.text.trim() === '') return [];
  const game = gameOf(state, desk);
  const tried = desk.trial ? askTrial(desk.trial) : [];
  const deals = game && desk.front === 'review' ? askDeals(game).filter(({ key }) => !desk.judged.has(key)) : [];
  const counting = game && desk.front === 'review' ? askCounting(game, viewpoint(desk), desk.source.missed) : [];
  return [askRecord(desk.source.text), ...tried, ...deals, ...counting];
};

/** From whose side it is seen: who stands first, where nobody says who holds the phone. */
export const viewpoint = ({ source }: Desk): Who => source.me ?? 'a';

/** The review, as far as it is known. */
export const reviewOf = (state: State, desk: Desk): Judged | undefined => {
  const game = gameOf(state, desk);
  if (!game) return undefined;
  const answers = askDeals(game).map(({ key }): ReviewAnswer | undefined => desk.judged.get(key));
  const { level, hints, missed } = desk.source;
  const us = viewpoint(desk);
  const counting = countingOf(state, game, us, missed) ?? [];
  return judgedBy(answers, { us, alone: level !== null, hints, counting });
};

export const decisionAt = (judged: Judged, { deal, at }: Place): Decision | undefined =>
  judged.deals[deal - 1]?.decisions.find((decision) => decision.at === at);

const named = (name: string): string => (name === unnamed.us || name === unnamed.them ? '' : name);

export const namesOf = ({ players: [a, b] }: GameAnswer, desk: Desk): Names =>
  viewpoint(desk) === 'a' ? { us: named(a), them: named(b) } : { us: named(b), them: named(a) };
