import { hasStarted, type Match } from '../../session/match.js';
import { areCards, isObject, oneOf, parseStored, readAt } from '../../session/parse_untrusted.js';
import { readMatch, readMatchSettings } from '../../session/serialize_match.js';
import { emptyMatchState, type MatchState, matchPages, mostAside } from '../../state/slices/match.js';
import { readChallenge } from './start/challenge_link.js';

// This file writes and reads the game against the engine in the form that the device stores.

/** `at` grows by 1 with every stored change, in any tab. */
export interface SavedMatchState {
  readonly table: MatchState;
  readonly at: number;
}

export const writeMatchState = (
  { current, page, suspended, settings, offer, chosen }: MatchState,
  at: number,
): string =>
  JSON.stringify({ v: 1, at, front: page, terms: settings, offer, chosen, match: current, aside: suspended });

export const readMatchState = (text: string | null): SavedMatchState | undefined => {
  const parsed = parseStored(text);
  if (!isObject(parsed) || parsed.v !== 1) return undefined;
  const match = readMatch(parsed.match);
  const stood = oneOf(matchPages, parsed.front) ?? 'board';
  const offer = typeof parsed.offer === 'string' && readChallenge(parsed.offer) ? parsed.offer : '';
  const front = (stood === 'match' && !match) || (stood === 'offer' && offer === '') ? 'board' : stood;
  const chosen = areCards(parsed.chosen, 2) ? parsed.chosen : [];
  const agreed = isObject(parsed.terms) ? parsed.terms : {};
  const settings = readMatchSettings(agreed.target, agreed.counts, agreed.games);
  // States stored by earlier versions have no list of suspended games. A suspended game that has not begun is dropped.
  const stored = Array.isArray(parsed.aside) ? parsed.aside.slice(-mostAside) : [];
  const aside = stored.map(readMatch).filter((each) => each !== undefined && hasStarted(each)) as readonly Match[];
  const table: MatchState = {
    ...emptyMatchState,
    current: match ?? null,
    page: front,
    suspended: aside,
    settings,
    offer,
    chosen,
  };
  return { table, at: readAt(parsed.at) };
};
