import {
  type Card,
  type Rank,
  ranks,
  type ScorePlayAnswer,
  type Side,
  type ValuePlaysAnswer,
} from '../../../engine/index.js';
import { strings } from '../../messages/app.js';
import { handSize, type Score } from '../../session/game.js';
import {
  bySide,
  cardsInPlay,
  emptyPlay,
  isPlayedOut,
  mayBegin,
  type PlayGame,
  playOf,
  playRank,
  toldTurns,
  withPlay,
} from '../../session/pegging_slice.js';
import { isOfMore, objectiveAsked } from '../../session/session.js';
import { scoreAsked } from '../../session/standing.js';
import { type Query, query, resultOf } from '../../state/queries.js';
import { selectStanding } from '../../state/score_selectors.js';
import type { State } from '../../state/state.js';
import { toggle } from '../../state/ui.js';
import { type CardEntry, cardEntry, type Entered } from '../card_entry.js';
import type { Feature } from '../feature.js';
import { printPlay, splitPlay } from './link.js';

export type Turns = readonly (readonly [Side, string])[];

export const told = (play: PlayGame): Turns => toldTurns(play).map((turn) => [bySide(play, turn), turn] as const);

const scoreBefore = (state: State): Score => selectStanding(state).beforePlay;

export const partOf = ({ session }: Entered): PlayGame => playOf(session);

const askPlay = (state: State, played: Turns): Query =>
  query('scorePlay', { played, weDeal: partOf(state).weDeal, ...scoreAsked(scoreBefore(state)) });
export const askPlays = (state: State, played: Turns, quick: boolean): Query => {
  const { weDeal, kept, thrown, starter } = partOf(state);
  return query('valuePlays', {
    quick,
    kept,
    played,
    weDeal,
    ...(thrown.length === 2 && { thrown }),
    ...(starter && { starter }),
    ...scoreAsked(scoreBefore(state)),
    ...objectiveAsked(state.session),
  });
};

// Asks what the opponent's next card of this rank would peg. The fields are in another order than in `askPlay`, so that a
// refusal of this card is not taken for a refusal of a played card.
export const askRank = (state: State, rank: Rank): Query | undefined => {
  const { weDeal } = partOf(state);
  const play = playRank(partOf(state), rank);
  return play && query('scorePlay', { weDeal, played: told(play), ...scoreAsked(scoreBefore(state)) });
};

// Returns the queries about the ranks that the opponent may play. Any rank fits at the beginning of a count.
const askRanks = (state: State): readonly Query[] => {
  const answer = playAnswer(state);
  return answer?.toPlay === 'them' && answer.count > 0 ? ranks.flatMap((rank) => askRank(state, rank) ?? []) : [];
};

// Returns the turns so far, with our own go added if we have no other choice.
export const turnsOf = (state: State): Turns => {
  const turns = told(partOf(state));
  const advice = resultOf<ValuePlaysAnswer>(state, askPlays(state, turns, true));
  return advice?.mustGo ? [...turns, ['us', 'go']] : turns;
};

/** Returns the play so far: the points that each card pegged, the count, and whose turn it is. */
export const playAnswer = (state: State): ScorePlayAnswer | undefined =>
  resultOf(state, askPlay(state, turnsOf(state)));

/**
 * Returns the player to act. Until the engine has answered, this is the side that did not play last, so that no quick
 * tap is lost.
 */
export const likelyTurn = (state: State): Side | undefined => {
  const answer = playAnswer(state);
  if (answer) return answer.toPlay;
  const play = partOf(state);
  const last = told(play).at(-1)?.[0] ?? (play.weDeal ? 'us' : 'them');
  return last === 'us' ? 'them' : 'us';
};

/**
 * Returns the worth of each card that we may play now: the final answer if it has arrived, and otherwise the quick one.
 */
export const adviceOf = (state: State): ValuePlaysAnswer | undefined => {
  const turns = turnsOf(state);
  const to = (quick: boolean) => resultOf<ValuePlaysAnswer>(state, askPlays(state, turns, quick));
  return to(false) ?? to(true);
};

export type Legal = ValuePlaysAnswer['legal'];

const tap = (play: PlayGame, card: Card): PlayGame | string => {
  if (play.thrown.includes(card)) return strings.cardThrown(card);
  if (play.kept.length < handSize || (play.kept.includes(card) && !play.starter))
    return { ...play, kept: toggle(play.kept, card) };
  if (!play.starter) return { ...play, starter: card };
  if (play.starter === card) return play.played.length === 0 ? { ...play, starter: null } : strings.isStarter(card);
  if (play.played.includes(card)) return strings.cardLaid(card);
  if (!play.kept.includes(card) && !play.theirs.includes(card) && play.theirs.length === handSize)
    return strings.notTheirs(card);
  return { ...play, played: [...play.played, card] };
};

// Enters several cards at once: our four cards, the starter, and then the played cards in the order of the play.
const give = ({ weDeal, theirs }: PlayGame, cards: readonly Card[]): PlayGame | string => {
  const kept = cards.slice(0, handSize);
  const played = cards.slice(handSize + 1);
  const isAgain = (card: Card, at: number) => {
    const first = at > handSize && kept.includes(card) ? handSize + 1 : 0;
    return cards.indexOf(card, first) < at;
  };
  const again = cards.find(isAgain);
  if (again) return strings.twice(again);
  const fifth = played.find((card) => !kept.includes(card) && !theirs.includes(card));
  if (fifth && theirs.length === handSize) return strings.notTheirs(fifth);
  return { ...emptyPlay, weDeal, theirs, kept, starter: cards[handSize] ?? null, played };
};

const deal: CardEntry['deal'] = async (engine) => {
  const { hands, starter } = await engine.deal({});
  const [best] = await engine.valueDiscards({ dealt: hands[0], weDeal: false, opponent: 'random' });
  return best && { type: 'playDealt', kept: best.kept, thrown: best.thrown, starter };
};

const questions = (state: State): readonly Query[] => {
  const play = partOf(state);
  if (!mayBegin(play)) return [];
  const [said, turns] = [told(play), turnsOf(state)];
  if (isPlayedOut(play)) return [askPlay(state, turns)];
  const wanted = [askPlay(state, said), askPlays(state, said, true)];
  if (turns.length > said.length) wanted.push(askPlay(state, turns), askPlays(state, turns, true));
  return [...wanted, ...askRanks(state), askPlays(state, turns, false)];
};

export const pegging: Feature = {
  cards: cardEntry({
    select: partOf,
    replace: withPlay,
    tap,
    give,
    clear: (game) => (game.played.length > 0 ? { ...game, played: [] } : { ...emptyPlay, weDeal: game.weDeal }),
    deal,
    cardsShown: cardsInPlay,
    cardsElsewhere: ({ thrown }) => thrown,
    isComplete: isPlayedOut,
    mayFold: mayBegin,
    mayRepeat: true,
  }),
  isEmpty: (state) => cardsInPlay(partOf(state)).length + partOf(state).thrown.length === 0,
  queries: (state) => (isOfMore(state.session) ? [] : questions(state)),
  rejectsLastAction: (state, key) => key === askPlay(state, told(partOf(state))).key,
  score: scoreBefore,
  dependsOnObjective: true,
  printLink: (state) => printPlay(partOf(state)),
  readLink: splitPlay,
};
