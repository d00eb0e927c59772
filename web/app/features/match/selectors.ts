import type {
  Card,
  ChooseDiscardAnswer,
  ChoosePlayAnswer,
  PlayAnswer,
  ShowAnswer,
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
  isBegun,
  type Match,
  ourFour,
  seatToShow,
  wholeGame,
} from '../../session/match.js';
import { type Standing, unpegged } from '../../session/standing.js';
import { type Query, query, resultOf } from '../../state/queries.js';
import { type CountedGame, gameQuery, selectCountedGame } from '../../state/score_selectors.js';
import type { PlayedTurns, PlaySoFar } from '../../state/slices/match.js';
import type { State } from '../../state/state.js';
import { type Cut, cutOf, type Dealt, seedNow, sixOf } from './seeded_deal.js';

// What a game against the engine asks. Their questions have what a player in their chair sees, and nothing else.

/** The game, where one is going on. */
export const selectMatch = (state: State): Match | null => state.match?.current ?? null;

// Without a seed the engine draws one.
export const seedQuery = (): Query => query('deal', {});
export const dealQuery = (match: Match): Query => query('deal', { seed: seedNow(match) });

const dealtOf = (state: State, match: Match): Dealt | undefined => resultOf<Dealt>(state, dealQuery(match));

export const selectCut = (state: State, match: Match): Cut | undefined => {
  const dealt = dealtOf(state, match);
  return dealt && cutOf(dealt, match);
};

/** The six that a side was dealt, and the starter, which nobody has seen yet. */
export const selectDealtCards = (
  state: State,
  match: Match,
): { readonly ours: readonly Card[]; readonly theirs: readonly Card[]; readonly starter: Card } | undefined => {
  const dealt = dealtOf(state, match);
  const deal = dealOf(match.game);
  return dealt && { ours: sixOf(dealt, deal, 'us'), theirs: sixOf(dealt, deal, 'them'), starter: dealt.starter };
};

/** What has to be asked to know the score of these games. */
export const recordQueries = (...matches: readonly (Match | null | undefined)[]): readonly Query[] =>
  matches.flatMap((match) =>
    match && isBegun(match) && needsCounting(match.game) ? [gameQuery(wholeGame(match))] : [],
  );

/** Where the game as it lies there stands; undefined until the engine has counted it. */
export const selectCountedStanding = (state: State, match: Match): CountedGame | undefined =>
  isBegun(match) ? selectCountedGame(state, wholeGame(match)) : { record: '', standing: unpegged(match.game) };

/** Where the game stands or, for the moment until the engine has counted a change, where it stood. */
export const selectMatchStanding = (state: State, match: Match): Standing =>
  selectCountedStanding(state, match)?.standing ?? state.match?.counted?.standing ?? unpegged(match.game);

/** It has begun, and nobody is known to have won it. */
export const isUnfinished = (state: State, match: Match): boolean =>
  isBegun(match) && !selectMatchStanding(state, match).winner;

/** By how many holes we won; less than 0 where we lost. */
export const selectLead = (state: State, match: Match): number => {
  const { ours, theirs } = selectMatchStanding(state, match).score;
  return ours - theirs;
};

/**
 * The score as a question has it. The engine's advice is for a whole game. A shorter one is asked as if it were that much further
 * on: what counts is the holes that are left.
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

/** What was said and laid, with our own go where their go tells it. */
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

// We are to play and cannot: that is a go, which nobody has to press.
export const mustSayGo = (deal: Deal, { toPlay, count }: PlayAnswer): boolean =>
  toPlay === 'us' && count > 0 && !cardsInHand(deal).some((card) => canPlay(card, count));

export const selectPlay = (state: State, match: Match): PlaySoFar | undefined => {
  const deal = dealOf(match.game);
  const turns = playedTurns(deal);
  const first = resultOf<PlayAnswer>(state, playQuery(state, match, turns));
  if (!first || !mustSayGo(deal, first)) return first && { turns, answer: first, weGo: false };
  const more: PlayedTurns = [...turns, ['us', 'go']];
  const answer = resultOf<PlayAnswer>(state, playQuery(state, match, more));
  return answer && { turns: more, answer, weGo: true };
};

/** The play as it is shown: what fell last may still be counted. */
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

/** What they lay, or their go, where it is their turn and they have made up their mind. */
export const selectOpponentTurn = (state: State, match: Match): Card | 'go' | undefined => {
  const played = selectPlay(state, match);
  if (played?.answer.toPlay !== 'them') return undefined;
  const asked = opponentTurnQuery(state, match, played.turns);
  const answer = asked && resultOf<ChoosePlayAnswer>(state, asked);
  return answer && (answer.card ?? 'go');
};

/** The four of a hand that is counted. */
export const handToShow = (match: Match, seat: ShowSeat): readonly Card[] =>
  seat === 'crib' ? cribOf(match) : handOf(dealOf(match.game), seat);

export const matchShowQuery = (match: Match, seat: ShowSeat, spoken: Spoken): Query =>
  query('scoreShow', {
    hand: handToShow(match, seat),
    starter: dealOf(match.game).starter ?? '',
    ...(seat === 'crib' && { crib: true }),
    spoken,
  });

export const selectMatchShow = (state: State, match: Match, spoken: Spoken): ShowAnswer | undefined => {
  const seat = seatToShow(dealOf(match.game));
  return seat && resultOf(state, matchShowQuery(match, seat, spoken));
};
