import type { Side } from '../../../engine/index.js';
import { engineWords } from '../../../ui/messages/engine.js';
import { strings } from '../../messages/app.js';
import { againstWords } from '../../messages/match.js';
import { playWords } from '../../messages/pegging.js';
import { takenBy } from '../../session/claims.js';
import { dealOf, isHeels, sideOf } from '../../session/game.js';
import { isBegun, type Match, seatToShow } from '../../session/match.js';
import { leadOf } from '../../session/standing.js';
import { matchNames } from '../../state/review_sources.js';
import type { PlaySoFar } from '../../state/slices/match.js';
import type { State } from '../../state/state.js';
import { saySeries } from '../series_standing.js';
import { selectBestMove } from './hint.js';
import type { Phase } from './phase.js';
import {
  handToShow,
  selectCountedStanding,
  selectCut,
  selectDealtCards,
  selectFirstDeal,
  selectLead,
  selectMatch,
  selectMatchShow,
  selectMatchStanding,
  selectPlay,
  selectSeries,
} from './selectors.js';

// This file has the sentences that a screen reader announces in a game against the engine. Each event is announced
// once.

/** Returns a sentence with the result of the game; empty while the game goes on. */
export const endSentence = (state: State): string => {
  const match = selectMatch(state);
  if (!match || match.game.deals.length === 0) return '';
  const now = selectMatchStanding(state, match);
  return now.winner ? strings.won(now.winner, matchNames(state, match), leadOf(now, now.winner), now.skunk) : '';
};

/** Says how the series stands after this game, or who won it; empty if the game belongs to no series. */
export const seriesSentence = (state: State, match: Match): string => {
  const series = selectSeries(state, match);
  return series ? saySeries(series, matchNames(state, match)) : '';
};

// Says which game of the series begins, and who deals first; empty before the engine has counted the earlier games.
const seriesGameSentence = (state: State, match: Match): string => {
  const weDeal = selectFirstDeal(state, match);
  if (weDeal === undefined) return '';
  const game = againstWords.seriesGame(match.earlier.length + 1, match.games);
  return `${game}. ${seriesSentence(state, match)} ${againstWords.loserDeals(weDeal, matchNames(state, match))}`;
};

/** Compares the result with that of an earlier game with the same cards; empty if there was no such game. */
export const comparisonSentence = (state: State, match: Match): string => {
  const { rival } = match;
  return rival && selectMatchStanding(state, match).winner
    ? againstWords.beside(rival, selectLead(state, match), matchNames(state, match))
    : '';
};

// Returns the sides that have said go since the last card. If the player of that card got the point for go, that player
// is left out, because the point is announced.
const goesOf = ({ turns, answer: { plays } }: PlaySoFar): readonly Side[] => {
  const after = turns.slice(turns.findLastIndex(([, turn]) => turn !== 'go') + 1).map(([by]) => by);
  const last = plays.at(-1);
  return last?.reasons.includes('go') ? after.filter((by) => by !== last.by) : after;
};

/** Returns the text in the middle of the table: what the last card pegged, and the goes said since that card. */
export const whyOf = (state: State, match: Match, played: PlaySoFar): string => {
  const names = matchNames(state, match);
  const last = played.answer.plays.at(-1);
  const pegged = last && last.points > 0 ? playWords.justPegged(last.by, last.reasons, names) : '';
  const goes = goesOf(played).map((by) => (by === 'us' ? againstWords.iGo : againstWords.theyGo(names)));
  const told = last?.reasons.includes('go') ? [...goes, pegged] : [pegged, ...goes];
  return told.filter(Boolean).join(' ');
};

/** Says that a jack was cut; empty if it was not. */
export const heelsOf = (state: State, match: Match): string => {
  const deal = dealOf(match.game);
  return isHeels(deal) ? strings.heels(deal.weDeal ? 'us' : 'them', matchNames(state, match)) : '';
};

// Announces our hand without its worth, because the player has to count it.
const ofClaim = (state: State, match: Match): string => {
  const deal = dealOf(match.game);
  const seat = seatToShow(deal);
  if (!seat || !deal.starter) return '';
  const whose = strings.handName(seat, sideOf(deal, seat), matchNames(state, match));
  return againstWords.toCount(whose, handToShow(match, seat), deal.starter);
};

/** Compares the points that we claimed for the hand with its worth; empty if we claimed none. */
export const claimOf = (state: State, match: Match): string => {
  const show = selectMatchShow(state, match, 'short');
  if (match.claim === null || !show) return '';
  const taken = takenBy(match, show.points);
  return againstWords.claimed(match.claim, show.points, taken > 0, matchNames(state, match));
};

const ofShow = (state: State, match: Match): string => {
  const deal = dealOf(match.game);
  const seat = seatToShow(deal);
  const show = selectMatchShow(state, match, 'short');
  if (!seat || !show) return '';
  const whose = strings.handName(seat, sideOf(deal, seat), matchNames(state, match));
  return [claimOf(state, match), strings.announce(whose, show.points, engineWords.spoken(show))]
    .filter(Boolean)
    .join(' ');
};

/**
 * Returns the hint that the player asked for, with its reason; empty if they asked for none. It is said once, when the
 * reason is known.
 */
export const hintOf = (state: State, match: Match): string => {
  if (!state.match?.hinted) return '';
  const best = selectBestMove(state, match);
  const [first, second] = best?.cards ?? [];
  if (!best?.reason || !first) return againstWords.hintComing;
  const chance = strings.win(best.winChance, matchNames(state, match));
  const named = second ? againstWords.bestThrow([first, second], chance) : againstWords.bestCard(first, chance);
  return `${named} ${best.reason}`;
};

/**
 * Returns the announcement for the current phase of the game, apart from the steps of the record; empty until the engine
 * has counted the score, because the last step may have ended the game.
 */
export const describeMatch = (state: State, match: Match, phase: Phase): string => {
  if (isBegun(match) && !selectCountedStanding(state, match)) return '';
  const names = matchNames(state, match);
  if (phase === 'cut' && match.earlier.length > 0) return seriesGameSentence(state, match);
  const cut = phase === 'cut' ? selectCut(state, match) : undefined;
  if (cut) return againstWords.cutSaid(cut.ours, cut.theirs, cut.weDeal, names);
  const six = phase === 'throw' ? selectDealtCards(state, match)?.ours : undefined;
  if (six) return againstWords.dealtSaid(dealOf(match.game).weDeal, names, six);
  const played = phase === 'play' || phase === 'played' ? selectPlay(state, match) : undefined;
  if (played) return `${playWords.turn(played.answer, names)}.`;
  if (phase === 'claim') return ofClaim(state, match);
  if (phase === 'show') return ofShow(state, match);
  return phase === 'over'
    ? [endSentence(state), seriesSentence(state, match), comparisonSentence(state, match)].filter(Boolean).join(' ')
    : '';
};
