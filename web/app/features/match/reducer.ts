import { againstWords } from '../../messages/match.js';
import { askedHere, type Match, newMatch, type Start, termsOf, usualTerms } from '../../session/match.js';
import { type Deed, emptyTable, mostAside, type Table } from '../../state/slices/match.js';
import type { State } from '../../state/state.js';
import { readOffer } from './challenge_link.js';
import { next, put, say, theirs } from './moves.js';
import { stageOf } from './phase.js';
import { isGoing, leadNow, matchOf } from './selectors.js';

const tableOf = ({ against }: State): Table => against ?? emptyTable;

// A game comes to the table, and the one that lies there unfinished is set aside.
const lay = (state: State, match: Match, aside: readonly Match[], left: Table | null): State => {
  const { terms, seal, match: lying } = tableOf(state);
  const going = lying && isGoing(state, lying) ? [lying] : [];
  return put(say({ ...state, view: 'board' }, ''), {
    ...emptyTable,
    match,
    front: 'match',
    aside: [...aside, ...going].slice(-mostAside),
    left,
    terms,
    seal,
  });
};

const start = (state: State, beginning: Start): State => {
  const table = tableOf(state);
  return lay(state, newMatch(beginning), table.aside, table);
};

const goOn = (state: State, place: number): State => {
  const { aside, match } = tableOf(state);
  const other = aside[place];
  return other
    ? lay(
        state,
        other,
        aside.filter((each) => each !== other),
        null,
      )
    : put(say({ ...state, view: 'board' }, ''), { front: match ? 'match' : 'choice', offer: '' });
};

const otherSide = (state: State, match: Match): State => {
  const { level, seed, swapped } = match;
  const rival = { who: 'us', sameSide: false, lead: leadNow(state, match) } as const;
  return start(state, { level, terms: termsOf(match), seed, swapped: !swapped, rival });
};

// A link that nobody can read leads to the choice of an opponent, and says so.
const offered = (state: State, link: string): State =>
  readOffer(link)
    ? put(say(state, ''), { front: 'offer', offer: link })
    : put(say(state, againstWords.brokenOffer), { front: 'choice' });

const accept = (state: State, sameSide: boolean): State => {
  const offer = readOffer(state.against?.offer ?? '');
  if (!offer) return state;
  const { lead, swapped, ...rest } = offer;
  return start(state, {
    ...rest,
    swapped: sameSide ? swapped : !swapped,
    rival: { who: 'friend', sameSide, lead },
  });
};

// Only where something is to be chosen is there a best.
const hint = (state: State, match: Match): State => {
  const stage = stageOf(state, match);
  const chooses = stage === 'throw' || stage === 'play';
  return chooses ? put(state, { match: askedHere(match), hinted: true }) : state;
};

const inMatch = (state: State, match: Match, deed: Deed): State => {
  switch (deed.do) {
    case 'next':
      return next(state, match);
    case 'theirs':
      return theirs(state, match);
    case 'hint':
      return hint(state, match);
    case 'again':
      return start(state, { level: match.level, terms: termsOf(match) });
    case 'otherSide':
      return otherSide(state, match);
    default:
      return state;
  }
};

/** The state after it. */
export const did = (state: State, deed: Deed): State => {
  const match = matchOf(state);
  switch (deed.do) {
    case 'choose':
      return put(say(state, ''), { front: 'choice' });
    case 'leave':
      return put(say(state, ''), { front: 'board', offer: '' });
    case 'return':
      return goOn(state, deed.place ?? -1);
    case 'agree':
      return put(state, { terms: { ...usualTerms, ...state.against?.terms, ...deed.terms } });
    case 'start':
      return start(state, deed);
    case 'offer':
      return offered(state, deed.link);
    case 'accept':
      return accept(state, deed.sameSide);
    case 'claim':
      return put(say(state, ''), { toClaim: deed.points });
    case 'seal':
      return put(state, { seal: { seed: deed.seed, hash: deed.hash } });
    case 'take':
      return put(state, deed.table);
    default:
      return match ? inMatch(state, match, deed) : state;
  }
};
