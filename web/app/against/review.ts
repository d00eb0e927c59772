import type { ReviewAnswer, ReviewedStep, Side } from '../../engine/index.js';
import { answerTo, ask, type Question } from '../model/answers.js';
import type { State } from '../model/state.js';
import type { Game } from '../record/game.js';
import { printRecord } from '../record/text.js';
import type { Match } from './match.js';

// A game that is over, judged deal by deal: what the cards did, and what each gave away. In the record we stand first.

/** Every card that was dealt, with the two that a game ended before they were turned up. */
const whole = ({ game, faceDown }: Match): Game => ({
  ...game,
  deals: game.deals.map((deal, at) => ({
    ...deal,
    hands: at === game.deals.length - 1 && faceDown.length === 2 ? { ...deal.hands, crib: faceDown } : deal.hands,
  })),
});

export const askReview = (match: Match, deal: number): Question =>
  ask('reviewDeal', { record: printRecord(whole(match)), deal });

/** What is to be asked: each deal, of which the app asks one after the other. */
export const askReviews = (match: Match): readonly Question[] =>
  match.game.deals.map((_, at) => askReview(match, at + 1));

/** Of each deal, in order; undefined while the engine has not judged it. */
const reviewsOf = (state: State, match: Match): readonly (ReviewAnswer | undefined)[] =>
  askReviews(match).map((question) => answerTo<ReviewAnswer>(state, question));

/** A choice that gave something away. */
export interface Mistake {
  readonly deal: number;
  readonly step: ReviewedStep;
}

/** Chances of winning, ours: by how much the cards moved them, and what each of us gave away. */
export interface Parts {
  readonly luck: number;
  readonly lost: Readonly<Record<Side, number>>;
}

export interface Review {
  /** Deals that are judged, and all there are. */
  readonly done: number;
  readonly all: number;
  /** Before the first card. */
  readonly before: number;
  readonly whole: Parts;
  readonly deals: readonly (Parts & { readonly after: number })[];
  /** Our chance before the game and after each step. */
  readonly curve: readonly number[];
  /** Ours that cost most, at most three. */
  readonly mistakes: readonly Mistake[];
}

const partsOf = ({ totals: { a, b } }: ReviewAnswer): Parts => ({
  luck: a.luck + b.luck,
  lost: { us: a.lost.throw + a.lost.play, them: b.lost.throw + b.lost.play },
});

const sum = (parts: readonly Parts[]): Parts => ({
  luck: parts.reduce((all, { luck }) => all + luck, 0),
  lost: {
    us: parts.reduce((all, { lost }) => all + lost.us, 0),
    them: parts.reduce((all, { lost }) => all + lost.them, 0),
  },
});

const mistakesOf = (reviews: readonly ReviewAnswer[]): readonly Mistake[] =>
  reviews
    .flatMap(({ steps }, at) => steps.map((step) => ({ deal: at + 1, step })))
    .filter(({ step: { by, lost = 0 } }) => by === 'a' && lost > 0)
    .sort((one, two) => (two.step.lost ?? 0) - (one.step.lost ?? 0))
    .slice(0, 3);

/** What is known of it by now. */
export const reviewOf = (state: State, match: Match): Review => {
  const reviews = reviewsOf(state, match);
  const missing = reviews.indexOf(undefined);
  const known = (missing < 0 ? reviews : reviews.slice(0, missing)) as readonly ReviewAnswer[];
  const deals = known.map((review) => ({ ...partsOf(review), after: review.after }));
  const before = known[0]?.before ?? 0.5;
  return {
    done: known.length,
    all: reviews.length,
    before,
    whole: sum(deals),
    deals,
    curve: [before, ...known.flatMap(({ steps, after }) => [...steps.map(({ chance }) => chance), after])],
    mistakes: mistakesOf(known),
  };
};

const cardsOf = (cards: unknown): string =>
  (Array.isArray(cards) ? cards.join('') : String(cards ?? '')).replaceAll(/[\s,]/g, '');

const turnsOf = (played: unknown): string =>
  String(Array.isArray(played) ? played.join(' ') : played)
    .replaceAll(/us[\s,]+go/gi, '')
    .replaceAll(/them[\s,]+go/gi, '-')
    .replaceAll(/us|them|[\s,]/gi, '');

/** A link to the choice in Discard or Pegging. */
export const linkTo = ({ question }: ReviewedStep): string | undefined => {
  if (!question) return undefined;
  const { weDeal, ours = 0, theirs = 0 } = question;
  const tail = `${weDeal ? 'mine' : 'theirs'}`;
  const score = ours + theirs > 0 ? `/${ours}-${theirs}` : '';
  if ('dealt' in question) return `#v1/discard/${cardsOf(question.dealt)}/${tail}${score}`;
  const { kept, thrown, starter, played } = question;
  const cards = `${cardsOf(kept)}${thrown ? `.${cardsOf(thrown)}` : ''}${starter ? `-${cardsOf(starter)}` : ''}`;
  const turns = turnsOf(played);
  return `#v1/play/${cards}/${tail}${turns ? `/${turns}` : ''}${score}`;
};
