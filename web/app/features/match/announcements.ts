import type { LaidCard, Side } from '../../../engine/index.js';
import { engineWords } from '../../../ui/engine_words.js';
import { strings } from '../../messages/app.js';
import { againstWords } from '../../messages/match.js';
import { missedBy } from '../../session/claims.js';
import { dealOf, isHeels, sideOf, turnsOf } from '../../session/game.js';
import { isBegun, type Match, seatToShow } from '../../session/match.js';
import type { Names } from '../../session/record_text.js';
import { leadOf } from '../../session/standing.js';
import { namesOf } from '../../state/review_sources.js';
import type { Played } from '../../state/slices/match.js';
import type { State } from '../../state/state.js';
import { bestNow } from './hint.js';
import type { Stage } from './phase.js';
import {
  cardsNow,
  countedNow,
  cutNow,
  handNow,
  leadNow,
  matchOf,
  playedNow,
  showNow,
  standingNow,
} from './selectors.js';

// What happened, in words: each thing once.

/** How it ended; empty before that. */
export const resultOf = (state: State): string => {
  const match = matchOf(state);
  if (!match || match.game.deals.length === 0) return '';
  const now = standingNow(state, match);
  return now.winner ? strings.won(now.winner, namesOf(state, match), leadOf(now, now.winner), now.skunk) : '';
};

/** What came of it and of the same cards before; empty where there was nothing before. */
export const besideOf = (state: State, match: Match): string => {
  const { rival } = match;
  return rival && standingNow(state, match).winner
    ? againstWords.beside(rival, leadNow(state, match), namesOf(state, match))
    : '';
};

// A go after the last card. The one that ends a count is told by its point.
const goesOf = ({ turns, answer: { plays } }: Played): readonly Side[] => {
  const after = turns.slice(turns.findLastIndex(([, turn]) => turn !== 'go') + 1).map(([by]) => by);
  const last = plays.at(-1);
  return last?.reasons.includes('go') ? after.filter((by) => by !== last.by) : after;
};

/** What was pegged last and who said go, for the middle of the table. */
export const whyOf = (state: State, match: Match, played: Played): string => {
  const names = namesOf(state, match);
  const last = played.answer.plays.at(-1);
  const pegged = last && last.points > 0 ? strings.justPegged(last.by, last.reasons, names) : '';
  const goes = goesOf(played).map((by) => (by === 'us' ? againstWords.iGo : againstWords.theyGo(names)));
  const told = last?.reasons.includes('go') ? [...goes, pegged] : [pegged, ...goes];
  return told.filter(Boolean).join(' ');
};

/** A jack was cut. */
export const heelsOf = (state: State, match: Match): string => {
  const deal = dealOf(match.game);
  return isHeels(deal) ? strings.heels(deal.weDeal ? 'us' : 'them', namesOf(state, match)) : '';
};

// They have said go: the card before it was told when it fell.
const afterGo = ({ by, reasons }: LaidCard, names: Names): readonly string[] => [
  by === 'us' ? againstWords.theyGo(names) : '',
  reasons.includes('go') ? strings.justPegged(by, ['go'], names) : '',
];

// Nothing before the engine has told what fell.
const ofPlay = (state: State, match: Match, stage: Stage): string => {
  const played = playedNow(state, match);
  if (!played) return '';
  const names = namesOf(state, match);
  const deal = dealOf(match.game);
  const { starter } = deal;
  const last = played.answer.plays.at(-1);
  const turn = stage === 'play' ? `${strings.turn(played.answer, names)}.` : '';
  const said = (...parts: readonly string[]) => [...parts, turn].filter(Boolean).join(' ');
  if (!last) return starter ? said(againstWords.cutCard(starter), heelsOf(state, match)) : '';
  if (turnsOf(deal).at(-1) === 'go') return said(...afterGo(last, names));
  return said(
    `${strings.fell(last.by, names, strings.cardName(last.card), last.count, 0)}.`,
    whyOf(state, match, played),
  );
};

// Our hand as it lies there: what it is worth is ours to say.
const ofClaim = (state: State, match: Match): string => {
  const deal = dealOf(match.game);
  const seat = seatToShow(deal);
  if (!seat || !deal.starter) return '';
  const whose = strings.handName(seat, sideOf(deal, seat), namesOf(state, match));
  return againstWords.toCount(whose, handNow(match, seat), deal.starter);
};

/** How what we said compares with what the hand is worth; empty where we said nothing. */
export const claimOf = (state: State, match: Match): string => {
  const show = showNow(state, match, 'short');
  if (match.claim === null || !show) return '';
  const missed = missedBy(match, show.points);
  return againstWords.claimed(
    match.claim,
    show.points,
    match.counts === 'muggins' && missed > 0,
    namesOf(state, match),
  );
};

const ofShow = (state: State, match: Match): string => {
  const deal = dealOf(match.game);
  const seat = seatToShow(deal);
  const show = showNow(state, match, 'short');
  if (!seat || !show) return '';
  const whose = strings.handName(seat, sideOf(deal, seat), namesOf(state, match));
  return [claimOf(state, match), strings.announce(whose, show.points, engineWords.spoken(show))]
    .filter(Boolean)
    .join(' ');
};

/** The hint that was asked for; empty where none was. */
export const hintOf = (state: State, match: Match): string => {
  if (!state.against?.hinted) return '';
  const best = bestNow(state, match);
  const [first, second] = best?.cards ?? [];
  if (!best || !first) return againstWords.hintComing;
  const chance = strings.win(best.winChance, namesOf(state, match));
  return second ? againstWords.bestThrow([first, second], chance) : againstWords.bestCard(first, chance);
};

/** What is said of the game as it stands; nothing until the engine has counted it, for the game may be over. */
export const tell = (state: State, match: Match, stage: Stage): string => {
  if (isBegun(match) && !countedNow(state, match)) return '';
  const names = namesOf(state, match);
  const cut = stage === 'cut' ? cutNow(state, match) : undefined;
  if (cut) return againstWords.cutSaid(cut.ours, cut.theirs, cut.weDeal, names);
  const six = stage === 'throw' ? cardsNow(state, match)?.ours : undefined;
  if (six) return againstWords.dealtSaid(dealOf(match.game).weDeal, names, six);
  if (stage === 'play' || stage === 'theirTurn' || stage === 'laid') return ofPlay(state, match, stage);
  if (stage === 'claim') return ofClaim(state, match);
  if (stage === 'show') return ofShow(state, match);
  if (stage === 'over') return [resultOf(state), besideOf(state, match)].filter(Boolean).join(' ');
  return stage === 'dealt' ? `${strings.scores(standingNow(state, match).score, names)}.` : '';
};
