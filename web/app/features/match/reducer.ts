import { againstWords } from '../../messages/match.js';
import { statisticsWords } from '../../messages/statistics.js';
import type { Game } from '../../session/game.js';
import {
  askedHere,
  type Match,
  type MatchStart,
  newMatch,
  settingsOf,
  usualSettings,
  wholeGame,
} from '../../session/match.js';
import { isBeforeGame } from '../../session/session.js';
import { emptyMatchState, type MatchAction, type MatchState, mostAside } from '../../state/slices/match.js';
import type { State } from '../../state/state.js';
import { withNotice } from '../../state/ui.js';
import { advance, applyOpponentMove, patchMatch } from './moves.js';
import { phaseOf } from './phase.js';
import { isSeriesOpen, isUnfinished, selectLead, selectMatch } from './selectors.js';
import { readChallenge } from './start/challenge_link.js';

/** The seed of the guided deal. Most ways to play it bring a fifteen, a pair, a run and a go. */
const guidedSeed = 130;

const tableOf = ({ match: matchState }: State): MatchState => matchState ?? emptyMatchState;

// True if the game is the next of the series to which `current` belongs. It then takes its place.
const isNextInSeries = (current: Match, { earlier }: Match): boolean => earlier.length > current.earlier.length;

// Makes a game the current one. If the game that was current is unfinished, suspends it.
const bringToTable = (state: State, match: Match, aside: readonly Match[], left: MatchState | null): State => {
  const { settings, seal, current } = tableOf(state);
  const going = current && isUnfinished(state, current) && !isNextInSeries(current, match) ? [current] : [];
  return patchMatch(withNotice({ ...state, view: 'board' }, ''), {
    ...emptyMatchState,
    current: match,
    page: 'match',
    suspended: [...aside, ...going].slice(-mostAside),
    replaced: left,
    settings,
    seal,
  });
};

const start = (state: State, beginning: MatchStart): State => {
  const matchState = tableOf(state);
  return bringToTable(state, newMatch(beginning), matchState.suspended, matchState);
};

// Resumes the current game, or shows the page for choosing an opponent if there is none.
const goOnWithCurrent = (state: State): State =>
  patchMatch(withNotice({ ...state, view: 'board' }, ''), {
    page: tableOf(state).current ? 'match' : 'choice',
    offer: '',
  });

const goOn = (state: State, other: Match | undefined): State =>
  other
    ? bringToTable(
        state,
        other,
        tableOf(state).suspended.filter((each) => each !== other),
        null,
      )
    : goOnWithCurrent(state);

// Removes an unfinished game. The games that can be resumed stay.
const remove = (state: State, place: number | undefined): State => {
  const { current, suspended } = tableOf(state);
  const removal = place === undefined ? current : suspended[place];
  if (!removal) return state;
  const rest = { suspended: suspended.filter((each) => each !== removal), removal };
  const notice = withNotice(state, statisticsWords.removed);
  if (place !== undefined) return patchMatch(notice, rest);
  const { settings } = tableOf(state);
  return patchMatch(notice, { ...emptyMatchState, settings, ...rest });
};

const undoRemoval = (state: State): State => {
  const { suspended, removal } = tableOf(state);
  return removal ? patchMatch(withNotice(state, ''), { suspended: [...suspended, removal], removal: null }) : state;
};

// Returns the games of a series before the next game. A new series has none.
const earlierOf = (state: State, match: Match): readonly Game[] =>
  isSeriesOpen(state, match) ? [...match.earlier, wholeGame(match)] : [];

const otherSide = (state: State, match: Match): State => {
  const { level, seed, swapped } = match;
  const rival = { who: 'us', sameSide: false, lead: selectLead(state, match) } as const;
  return start(state, {
    level,
    settings: { ...settingsOf(match), games: 1 },
    seed,
    swapped: !swapped,
    comparison: rival,
  });
};

// Shows the challenge of a link. If the link is broken, shows the page for choosing an opponent, with a notice.
const offered = (state: State, link: string): State =>
  readChallenge(link)
    ? patchMatch(withNotice(state, ''), { page: 'offer', offer: link })
    : patchMatch(withNotice(state, againstWords.brokenOffer), { page: 'choice' });

const accept = (state: State, sameSide: boolean): State => {
  const offer = readChallenge(state.match?.offer ?? '');
  if (!offer) return state;
  const { lead, swapped, ...rest } = offer;
  return start(state, {
    ...rest,
    swapped: sameSide ? swapped : !swapped,
    comparison: { who: 'friend', sameSide, lead },
  });
};

// Gives a hint only if there is a choice to make.
const hint = (state: State, match: Match): State => {
  const phase = phaseOf(state, match);
  const chooses = phase === 'throw' || phase === 'play';
  return chooses ? patchMatch(state, { current: askedHere(match), hinted: true }) : state;
};

const inMatch = (state: State, match: Match, action: MatchAction): State => {
  switch (action.type) {
    case 'nextPressed':
      return advance(state, match);
    case 'opponentMoved':
      return applyOpponentMove(state, match);
    case 'hintAsked':
      return hint(state, match);
    case 'guideLeft':
      return patchMatch(state, { current: { ...match, guided: false } });
    case 'rematchStarted':
      return start(state, { level: match.level, settings: settingsOf(match), earlier: earlierOf(state, match) });
    case 'sidesSwapped':
      return otherSide(state, match);
    default:
      return state;
  }
};

/**
 * True if Play shows the game against the engine rather than the board: the game is not over, no game of two people is on
 * the table, and no friend's challenge waits for an answer.
 */
export const isLive = (state: State): boolean => {
  const match = selectMatch(state);
  const isFree = tableOf(state).page !== 'offer' && isBeforeGame(state.session);
  return match !== null && isFree && isUnfinished(state, match);
};

export const reduceMatch = (state: State, action: MatchAction): State => {
  const match = selectMatch(state);
  switch (action.type) {
    case 'opponentChoiceOpened':
      return patchMatch(withNotice(state, ''), { page: 'choice' });
    case 'matchLeft':
      return patchMatch(withNotice(state, ''), { page: 'board', offer: '' });
    case 'matchResumed':
      return goOn(state, action.match ?? tableOf(state).suspended[action.place ?? -1]);
    case 'matchRemoved':
      return remove(state, action.place);
    case 'removalUndone':
      return undoRemoval(state);
    case 'settingsChosen':
      return patchMatch(state, { settings: { ...usualSettings, ...state.match?.settings, ...action.settings } });
    case 'guideStarted':
      return start(state, { level: 'novice', seed: guidedSeed, guided: true });
    case 'matchStarted':
      return start(state, action);
    case 'challengeOpened':
      return offered(state, action.link);
    case 'challengeAccepted':
      return accept(state, action.sameSide);
    case 'claimChosen':
      return patchMatch(withNotice(state, ''), { toClaim: action.points });
    case 'seedCommitted':
      return patchMatch(state, { seal: { seed: action.seed, hash: action.hash } });
    case 'stateTaken':
      return patchMatch(state, action.table);
    default:
      return match ? inMatch(state, match, action) : state;
  }
};
