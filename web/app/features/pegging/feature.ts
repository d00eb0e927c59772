import {
  type Card,
  type PeggedCard,
  type PlayAnswer,
  type PlaysAnswer,
  type Rank,
  ranks,
  type Side,
} from '../../../engine/index.js';
import { strings } from '../../messages/app.js';
import { handSize, isCard, type Score, type Turn } from '../../session/game.js';
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
import { objectiveAsked, type Session } from '../../session/session.js';
import { scoreAsked } from '../../session/standing.js';
import { type Query, query, resultOf } from '../../state/queries.js';
import { selectStanding } from '../../state/score_selectors.js';
import type { State } from '../../state/state.js';
import { toggle } from '../../state/ui.js';
import { type CardEntry, cardEntry, type Entered } from '../card_entry.js';
import type { Feature } from '../feature.js';
import { justPegged } from '../last_peg.js';
import { printPlay, splitPlay } from './link.js';

type Turns = readonly (readonly [Side, string])[];

const told = (play: PlayGame): Turns => toldTurns(play).map((turn) => [bySide(play, turn), turn] as const);

const scoreBefore = (state: State): Score => selectStanding(state).beforePlay;

const partOf = ({ session }: Entered): PlayGame => playOf(session);

const askPlay = (state: State, played: Turns): Query =>
  query('scorePlay', { played, weDeal: partOf(state).weDeal, ...scoreAsked(scoreBefore(state)) });
const askPlays = (state: State, played: Turns, quick: boolean): Query => {
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
const turnsOf = (state: State): Turns => {
  const turns = told(partOf(state));
  const advice = resultOf<PlaysAnswer>(state, askPlays(state, turns, true));
  return advice?.mustGo ? [...turns, ['us', 'go']] : turns;
};

/** Returns the play so far: the points that each card pegged, the count, and whose turn it is. */
export const playAnswer = (state: State): PlayAnswer | undefined => resultOf(state, askPlay(state, turnsOf(state)));

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
export const adviceOf = (state: State): PlaysAnswer | undefined => {
  const turns = turnsOf(state);
  const to = (quick: boolean) => resultOf<PlaysAnswer>(state, askPlays(state, turns, quick));
  return to(false) ?? to(true);
};

export type Legal = PlaysAnswer['legal'];

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

// Says a card's win chance, and its worth under the objective.
const prospectsOf = ({ session }: State, { winChance = 0, worth }: Legal[number]): string =>
  strings.prospects(winChance, worth, session.objective, session.names);

const text = (state: State): string => {
  const play = partOf(state);
  const { names } = state.session;
  const lines = (playAnswer(state)?.plays ?? []).map(
    ({ by, card, count, points, reasons }) =>
      `${strings.nameOf(by, names)} ${card}  ${count}${points > 0 ? `  ${reasons.map(strings.reason).join(', ')}` : ''}`,
  );
  const best = playAnswer(state)?.toPlay === 'us' ? adviceOf(state)?.legal[0] : undefined;
  const advice = best ? [strings.bestPlay(best.card, prospectsOf(state, best))] : [];
  return [
    `${strings.cribOf(play.weDeal, names)}: ${play.kept.join(' ')} + ${play.starter ?? ''}`,
    ...lines,
    ...advice,
  ].join('\n');
};

// Returns the second-to-last card if it pegged the point for go, but no go was entered. That point becomes known only
// with the last card. Our own go need not be entered. If the opponent had no cards left, there was no go to enter.
const goUnsaid = (turns: Turns, plays: readonly PeggedCard[]): readonly PeggedCard[] => {
  const [before, last] = plays.slice(-2);
  if (!last || !before?.reasons.includes('go') || (before.by === 'us' && last.by === 'us')) return [];
  if (plays.slice(0, -1).filter(({ by }) => by === 'them').length === handSize) return [];
  const first = plays.slice(0, -1).findLastIndex(({ count }, at) => at === 0 || count <= (plays[at - 1]?.count ?? 0));
  const cards = turns.flatMap(([, turn], at) => (turn === 'go' ? [] : [at]));
  return turns.slice(cards[first]).some(([, turn]) => turn === 'go') ? [] : [before];
};

const nameOfTurn = (turn: Exclude<Turn, 'go'>): string =>
  isCard(turn) ? strings.cardName(turn) : strings.rankName(turn);

/** If the last card gave away a go that was not entered, returns who pegged for that go and the sentence that says it. */
export const goGivenAway = (
  state: State,
  { plays }: PlayAnswer,
): { readonly by: Side; readonly said: string } | undefined => {
  const [go] = goUnsaid(told(partOf(state)), plays);
  const [turn, last] = [partOf(state).played.at(-1), plays.at(-1)];
  if (!go || !last || !turn || turn === 'go') return undefined;
  return { by: go.by, said: strings.goThenLead(go.by, last.by, nameOfTurn(turn), state.session.names) };
};

const pegged = ({ names }: Session, card: PeggedCard | undefined, isGo: boolean): string => {
  const reasons = card?.reasons.filter((each) => (each === 'go') === isGo) ?? [];
  return card && reasons.length > 0 ? strings.justPegged(card.by, reasons, names) : '';
};

// Says the last card or go, with everything that it pegged.
const lastTurn = (state: State, answer: PlayAnswer): readonly string[] => {
  const { session } = state;
  const [turn, last] = [partOf(state).played.at(-1), answer.plays.at(-1)];
  if (!last || !turn) return [justPegged(state)];
  if (turn === 'go') return [`${strings.saysGo('them', session.names)}.`, pegged(session, last, true)];
  return [
    goGivenAway(state, answer)?.said ?? `${strings.fell(last.by, session.names, nameOfTurn(turn), last.count, 0)}.`,
    pegged(session, last, false),
    pegged(session, last, true),
  ];
};

const sentences = (...all: readonly string[]): string => all.filter(Boolean).join(' ');

const turnOf = (state: State, play: PlayAnswer): string => `${strings.turn(play, state.session.names)}.`;

const announce = (state: State): string => {
  const turns = told(partOf(state));
  const play = resultOf<PlayAnswer>(state, askPlay(state, turns));
  if (!play) return '';
  return sentences(...lastTurn(state, play), play.toPlay === 'us' ? '' : turnOf(state, play));
};

// Announces our own go if it is forced, and then the best card. Waits for the final answer, because a quick one may
// change.
const advise = (state: State): string => {
  const play = playAnswer(state);
  const turns = turnsOf(state);
  if (!play || (play.toPlay !== 'us' && turns.length === told(partOf(state)).length)) return '';
  const { played } = partOf(state);
  const mustGo = turns.length > told(partOf(state)).length;
  const ourGo = mustGo && played.at(-1) !== 'go' ? `${strings.saysGo('us', state.session.names)}.` : '';
  const best = resultOf<PlaysAnswer>(state, askPlays(state, turns, false))?.legal[0];
  const advice = best ? `${strings.bestPlay(strings.cardName(best.card), prospectsOf(state, best))}.` : '';
  return sentences(
    ourGo,
    mustGo ? pegged(state.session, play.plays.at(-1), true) : '',
    play.toPlay === 'us' ? advice : turnOf(state, play),
  );
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
  queries: questions,
  rejectsLastAction: (state, key) => key === askPlay(state, told(partOf(state))).key,
  score: scoreBefore,
  dependsOnObjective: true,
  printLink: (state) => printPlay(partOf(state)),
  readLink: splitPlay,
  text,
  announce,
  advise,
};
