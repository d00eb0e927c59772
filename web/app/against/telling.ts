import type { State } from '../model/state.js';
import { dealOf, isHeels, sideOf } from '../record/game.js';
import { leadOf } from '../record/standing.js';
import type { Names } from '../record/text.js';
import { strings } from '../strings.js';
import { againstWords } from '../words/against.js';
import { cardsNow, cutNow, matchOf, type Played, playedNow, showNow, standingNow } from './asking.js';
import { type Match, seatToShow } from './match.js';
import type { Stage } from './rules.js';

// What happened, in words: each thing once.

/** Who plays: we as at the table, and the opponent by its level. */
export const namesOf = ({ sitting }: State, { level }: Match): Names => ({
  us: sitting.names.us,
  them: againstWords.levelNames[level],
});

/** How it ended; empty before that. */
export const resultOf = (state: State): string => {
  const match = matchOf(state);
  if (!match || match.game.deals.length === 0) return '';
  const now = standingNow(state, match);
  return now.winner ? strings.won(now.winner, namesOf(state, match), leadOf(now, now.winner), now.skunk) : '';
};

/** What was pegged last and who said go, for the middle of the table. */
export const whyOf = (state: State, match: Match, { turns, answer, weGo }: Played): string => {
  const names = namesOf(state, match);
  const last = answer.plays.at(-1);
  const pegged = last && last.points > 0 ? strings.justPegged(last.by, last.reasons, names) : '';
  const [by, said] = turns.findLast(([side]) => side === 'them') ?? [];
  const theirGo = by && said === 'go' && turns.slice(-2).some(([side, turn]) => side === 'them' && turn === 'go');
  return [pegged, theirGo ? againstWords.theyGo(names) : '', weGo ? againstWords.iGo : ''].filter(Boolean).join(' ');
};

/** A jack was cut. */
export const heelsOf = (state: State, match: Match): string => {
  const deal = dealOf(match.game);
  return isHeels(deal) ? strings.heels(deal.weDeal ? 'us' : 'them', namesOf(state, match)) : '';
};

const ofPlay = (state: State, match: Match, stage: Stage): string => {
  const played = playedNow(state, match);
  if (!played) return '';
  const names = namesOf(state, match);
  const { starter } = dealOf(match.game);
  const last = played.answer.plays.at(-1);
  const first = last || !starter ? [] : [againstWords.cutCard(starter), heelsOf(state, match)];
  const fell = last ? [`${strings.fell(last.by, names, strings.cardName(last.card), last.count, 0)}.`] : [];
  const turn = stage === 'play' ? `${strings.turn(played.answer, names)}.` : '';
  return [...first, ...fell, whyOf(state, match, played), turn].filter(Boolean).join(' ');
};

const ofShow = (state: State, match: Match): string => {
  const deal = dealOf(match.game);
  const seat = seatToShow(deal);
  const show = showNow(state, match, 'short');
  if (!seat || !show) return '';
  const whose = strings.handName(seat, sideOf(deal, seat), namesOf(state, match));
  return strings.announce(whose, show.points, show.spoken);
};

/** What is said of the game as it stands. */
export const tell = (state: State, match: Match, stage: Stage): string => {
  const names = namesOf(state, match);
  const cut = stage === 'cut' ? cutNow(state, match) : undefined;
  if (cut) return againstWords.cutSaid(cut.ours, cut.theirs, cut.weDeal, names);
  const six = stage === 'throw' ? cardsNow(state, match)?.ours : undefined;
  if (six) return againstWords.dealtSaid(dealOf(match.game).weDeal, names, six);
  if (stage === 'play' || stage === 'theirTurn' || stage === 'laid') return ofPlay(state, match, stage);
  if (stage === 'show') return ofShow(state, match);
  return stage === 'dealt' ? `${strings.scores(standingNow(state, match).score, names)}.` : '';
};
