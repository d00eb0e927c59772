import type {
  Card,
  ChooseDiscardAnswer,
  ChoosePlayAnswer,
  ScorePlayAnswer,
  ScoreShowAnswer,
  Side,
  Spoken,
} from '../../../engine/index.js';
import {
  type Deal,
  dealOf,
  type Game,
  handOf,
  lastHole,
  needsCounting,
  other,
  type Score,
  type ShowSeat,
} from '../../session/game.js';
import {
  canPlay,
  cardsInHand,
  cribOf,
  hasStarted,
  isBegun,
  type Match,
  ourFour,
  seatToShow,
  wholeGame,
} from '../../session/match.js';
import type { SeriesStanding } from '../../session/series.js';
import { type Standing, unpegged } from '../../session/standing.js';
import { type Query, query, resultOf } from '../../state/queries.js';
import { type CountedGame, gameQuery, resultIn, selectCountedGame } from '../../state/score_selectors.js';
import type { PlayedTurns, PlaySoFar } from '../../state/slices/match.js';
import type { State } from '../../state/state.js';
import { seriesStandingOf } from '../series_standing.js';
import { type Cut, cutOf, type Dealt, seedNow, sixOf } from './start/seeded_deal.js';

// This file has the queries of a game against the engine. The queries for the opponent's moves contain only what a
// player in the opponent's seat sees.

export const selectMatch = (state: State): Match | null => state.match?.current ?? null;

// Asks for a deal without a seed, so that the engine draws a random seed and returns it.
export const seedQuery = (): Query => query('deal', {});
export const dealQuery = (match: Match): Query => query('deal', { seed: seedNow(match) });

const dealtOf = (state: State, match: Match): Dealt | undefined => resultOf<Dealt>(state, dealQuery(match));

export const selectCut = (state: State, match: Match): Cut | undefined => {
  const dealt = dealtOf(state, match);
  return dealt && cutOf(dealt, match);
};

/**
 * Returns whether we deal first. The cut decides the first game of a series; after that, the loser of a game deals the
 * next one. Undefined until the engine has answered.
 */
export const selectFirstDeal = (state: State, match: Match): boolean | undefined => {
  const last = match.earlier.at(-1);
  const winner = last && selectCountedGame(state, last)?.standing.winner;
  return last ? winner && winner === 'them' : selectCut(state, match)?.weDeal;
};

/** Returns the six cards dealt to each side, and the starter, which is still face down. */
export const selectDealtCards = (
  state: State,
  match: Match,
): { readonly ours: readonly Card[]; readonly theirs: readonly Card[]; readonly starter: Card } | undefined => {
  const dealt = dealtOf(state, match);
  const deal = dealOf(match.game);
  return dealt && { ours: sixOf(dealt, deal, 'us'), theirs: sixOf(dealt, deal, 'them'), starter: dealt.starter };
};

/** Returns the queries needed to know the scores of these games. */
export const recordQueries = (...matches: readonly (Match | null | undefined)[]): readonly Query[] =>
  matches.flatMap((match) =>
    match
      ? [...(isBegun(match) && needsCounting(match.game) ? [gameQuery(wholeGame(match))] : []), ...seriesQueries(match)]
      : [],
  );

/** Returns the standing of the current game; undefined until the engine has counted it. */
export const selectCountedStanding = (state: State, match: Match): CountedGame | undefined =>
  isBegun(match) ? selectCountedGame(state, wholeGame(match)) : { record: '', standing: unpegged(match.game) };

/** Returns the standing of the game or, until the engine has counted a change, the standing before that change. */
export const selectMatchStanding = (state: State, match: Match): Standing =>
  selectCountedStanding(state, match)?.standing ?? state.match?.counted?.standing ?? unpegged(match.game);

/** True if the match has begun and, as far as it is counted, neither side has won it, or its series. */
export const isUnfinished = (state: State, match: Match): boolean =>
  hasStarted(match) && (!selectMatchStanding(state, match).winner || isSeriesOpen(state, match));

/** True if the game belongs to a series that nobody has won yet. */
export const isSeriesOpen = (state: State, match: Match): boolean => {
  const series = selectSeries(state, match);
  return series !== undefined && !series.winner;
};

// Returns the queries for the earlier games of a series.
const seriesQueries = ({ earlier }: Match): readonly Query[] => earlier.map(gameQuery);

/**
 * Returns the standing of the series to which the game belongs, with this game if it is over; undefined for a single game,
 * and until the engine has counted the earlier games.
 */
export const selectSeries = (state: State, match: Match): SeriesStanding | undefined => {
  const earlier = match.earlier.flatMap((game) => selectCountedGame(state, game)?.standing ?? []);
  if (match.games === 1 || earlier.length < match.earlier.length) return undefined;
  const all = [...earlier, selectMatchStanding(state, match)];
  return seriesStandingOf(
    match.games,
    all.flatMap((each) => resultIn(each) ?? []),
  );
};

/** Returns our lead in holes; negative if we are behind. */
export const selectLead = (state: State, match: Match): number => {
  const { ours, theirs } = selectMatchStanding(state, match).score;
  return ours - theirs;
};

/**
 * Returns the score to put into a question. The engine advises only on games to 121, so in a game to 61 both scores are
 * raised by 60. Each side then has as many holes left to play as before.
 */
export const asOurs = ({ target = lastHole }: Game, { ours, theirs }: Score): Partial<Score> => {
  const skipped = lastHole - target;
  return Math.max(ours, theirs) < target ? { ours: ours + skipped, theirs: theirs + skipped } : {};
};
const asTheirs = (game: Game, { ours, theirs }: Score): Partial<Score> => asOurs(game, { ours: theirs, theirs: ours });

const chooser = ({ level, seed }: Match) => ({ level, seed: seed ?? 0 });

export const opponentThrowQuery = (state: State, match: Match): Query | undefined => {
  const cards = selectDealtCards(state, match);
  const { weDeal } = dealOf(match.game);
  const { score } = selectMatchStanding(state, match);
  return (
    cards &&
    query('chooseDiscard', { dealt: cards.theirs, weDeal: !weDeal, ...asTheirs(match.game, score), ...chooser(match) })
  );
};

export const selectOpponentThrow = (state: State, match: Match): readonly Card[] | undefined => {
  const asked = opponentThrowQuery(state, match);
  return asked && resultOf<ChooseDiscardAnswer>(state, asked)?.thrown;
};

/**
 * Returns the turns so far. The record leaves out our own goes. If the opponent says go after a turn of their own, our
 * go came between these two turns, and is added here.
 */
export const playedTurns = (deal: Deal): PlayedTurns => {
  const turns: [Side, string][] = [];
  for (const step of deal.steps) {
    if (!('turn' in step)) continue;
    const [by] = turns.at(-1) ?? ['us'];
    if (step.turn === 'go' && by === 'them') turns.push(['us', 'go']);
    turns.push([ourFour(deal).includes(step.turn as Card) ? 'us' : 'them', step.turn]);
  }
  return turns;
};

export const playQuery = (state: State, match: Match, played: PlayedTurns): Query =>
  query('scorePlay', {
    played,
    weDeal: dealOf(match.game).weDeal,
    ...asOurs(match.game, selectMatchStanding(state, match).beforePlay),
  });

// True if it is our turn and none of our cards fits. Our go is then said without a tap.
export const mustSayGo = (deal: Deal, { toPlay, count }: ScorePlayAnswer): boolean =>
  toPlay === 'us' && count > 0 && !cardsInHand(deal).some((card) => canPlay(card, count));

export const selectPlay = (state: State, match: Match): PlaySoFar | undefined => {
  const deal = dealOf(match.game);
  const turns = playedTurns(deal);
  const first = resultOf<ScorePlayAnswer>(state, playQuery(state, match, turns));
  if (!first || !mustSayGo(deal, first)) return first && { turns, answer: first };
  const more: PlayedTurns = [...turns, ['us', 'go']];
  const answer = resultOf<ScorePlayAnswer>(state, playQuery(state, match, more));
  return answer && { turns: more, answer };
};

/** Returns the play on the screen: the current play or, while the engine counts its last card, the play before that card. */
export const selectShownPlay = (state: State, match: Match): PlaySoFar | undefined =>
  selectPlay(state, match) ?? state.match?.shown ?? undefined;

export const opponentTurnQuery = (state: State, match: Match, turns: PlayedTurns): Query | undefined => {
  const cards = selectDealtCards(state, match);
  const { weDeal, starter } = dealOf(match.game);
  if (!cards || !starter) return undefined;
  return query('choosePlay', {
    kept: cards.theirs.filter((card) => !match.faceDown.includes(card)),
    thrown: match.faceDown,
    starter,
    weDeal: !weDeal,
    played: turns.map(([by, card]): [Side, string] => [other(by), card]),
    ...asTheirs(match.game, selectMatchStanding(state, match).beforePlay),
    ...chooser(match),
  });
};

/** Returns the opponent's card or go, if it is their turn and the engine has chosen. */
export const selectOpponentTurn = (state: State, match: Match): Card | 'go' | undefined => {
  const played = selectPlay(state, match);
  if (played?.answer.toPlay !== 'them') return undefined;
  const asked = opponentTurnQuery(state, match, played.turns);
  const answer = asked && resultOf<ChoosePlayAnswer>(state, asked);
  return answer && (answer.card ?? 'go');
};

/** Returns the four cards of the hand that is being counted. */
export const handToShow = (match: Match, seat: ShowSeat): readonly Card[] =>
  seat === 'crib' ? cribOf(match) : handOf(dealOf(match.game), seat);

export const matchShowQuery = (match: Match, seat: ShowSeat, spoken: Spoken): Query =>
  query('scoreShow', {
    hand: handToShow(match, seat),
    starter: dealOf(match.game).starter ?? '',
    ...(seat === 'crib' && { crib: true }),
    spoken,
  });

export const selectMatchShow = (state: State, match: Match, spoken: Spoken): ScoreShowAnswer | undefined => {
  const seat = seatToShow(dealOf(match.game));
  return seat && resultOf(state, matchShowQuery(match, seat, spoken));
};
