import type { Card, Level, Side } from '../../engine/index.js';
import { messages } from '../../i18n/locale.js';
import { words } from '../../ui/messages/ui.js';
import type { Score } from '../session/game.js';
import type { Comparison, MatchSettings } from '../session/match.js';
import type { Names } from '../session/record_text.js';
import type { SeriesStanding } from '../session/series.js';
import { deals, does, nameOf, ofPlayer, scores, small } from './players.js';

const { cardName, total: whole } = words;

const levelNames: Readonly<Record<Level, string>> = {
  novice: 'Novice',
  beginner: 'Beginner',
  pub: 'Pub',
  club: 'Club',
  expert: 'Expert',
};

const holes = (count: number): string => `${whole(count)} ${count === 1 ? 'hole' : 'holes'}`;

const cards = (count: number): string => `${whole(count)} ${count === 1 ? 'card' : 'cards'}`;

const price = (wins: number): string => `Wins ${whole(wins)} of 100 games against the ${levelNames.expert} opponent.`;

const withMuggins = {
  own: '',
  muggins: ', with muggins',
  strict: ', with muggins, for points you claim too much as well',
};

/** Messages of a game against the engine. */
export const againstWords = messages('against', {
  levelNames,
  chooseTitle: 'New game',
  atTable: 'At the table',
  atTableSays: 'Two, three or four people, real cards: the app keeps the score.',
  againstTitle: 'Against Fifteen Two',
  levelSays: {
    novice: (wins) => `Makes a novice’s mistakes: often throws or plays without looking. ${price(wins)}`,
    beginner: (wins) => `Keeps its best hand. Ignores the crib, your next card and the score. ${price(wins)}`,
    pub: (wins) => `Throws by published crib averages and allows for your next card. Ignores the score. ${price(wins)}`,
    club: (wins) =>
      `Throws and plays for points, by a computed solution of the game. Ignores the score. ${price(wins)}`,
    expert: () => 'Plays to win, using all that a player in its place can know.',
  } satisfies Record<Level, (wins: number) => string>,
  goOn: (level: Level, { ours, theirs }: Score, series: SeriesStanding | undefined): string => {
    const games = series ? `, games ${whole(series.wins.us)}–${whole(series.wins.them)}` : '';
    return `Resume against ${levelNames[level]}, ${whole(ours)}–${whole(theirs)}${games}`;
  },
  keptAside: 'Your current game is kept. Resume it now, or after the new game.',
  back: 'Back',
  leave: 'Leave',
  against: (level: Level): string => `Against ${levelNames[level]}`,
  dealNumber: (deal: number): string => `deal ${whole(deal)}`,
  scoreLabel: 'Score',
  myCards: 'My cards',
  holds: (names: Names, count: number): string =>
    count === 0 ? `${nameOf('them', names)} has no cards left` : `${nameOf('them', names)} holds ${cards(count)}`,
  theirCards: (names: Names, laid: readonly Card[], count: number): string =>
    [
      `The ${nameOf('them', names)} opponent holds ${cards(count)}`,
      ...(laid.length > 0 ? [`has played the ${laid.map(cardName).join(', the ')}`] : []),
    ].join(' and '),
  crib: (weDeal: boolean, names: Names): string => `${ofPlayer(weDeal ? 'us' : 'them', names)} crib`,
  cribHolds: (weDeal: boolean, names: Names, count: number): string =>
    `${ofPlayer(weDeal ? 'us' : 'them', names)} crib: ${cards(count)}, face down`,
  notCut: 'not cut yet',
  drawing: 'Shuffling …',
  cutTitle: 'The lower card deals first',
  cutSaid: (ours: Card, theirs: Card, weDeal: boolean, names: Names): string =>
    `${does('us', names, 'cut', 'cut', 'cuts')} the ${cardName(ours)}, ${does('them', names, 'cut', 'cut', 'cuts')} the ${cardName(theirs)}. ${deals(weDeal ? 'us' : 'them', names)}.`,
  dealCards: 'Deal the cards',
  chooseTwo: (left: number): string => (left === 2 ? 'Choose two to throw' : 'Choose one more'),
  throwTwo: 'Throw',
  toThrow: (card: Card, chosen: boolean): string => `${cardName(card)}${chosen ? ', to be thrown' : ''}`,
  throws: (names: Names): string => `${nameOf('them', names)} throws …`,
  thinks: (names: Names): string => `${ofPlayer('them', names)} turn …`,
  myTurn: (lead: boolean): string => (lead ? 'I lead: tap a card' : 'My turn: tap a card'),
  layCard: (card: Card): string => `Play the ${cardName(card)}`,
  cannotLay: (card: Card): string => `The ${cardName(card)} would take the count past 31`,
  waits: (card: Card): string => `The ${cardName(card)}: it is the opponent’s turn`,
  laid: (card: Card): string => `The ${cardName(card)} has already been played`,
  iGo: 'I cannot play, so I say go.',
  theyGo: (names: Names): string => `The ${nameOf('them', names)} opponent says go.`,
  cutCard: (card: Card): string => `The starter is the ${cardName(card)}.`,
  dealtSaid: (weDeal: boolean, names: Names, six: readonly Card[]): string =>
    `${deals(weDeal ? 'us' : 'them', names)}. ${does('us', names, 'hold', 'hold', 'holds')} ${six.map(cardName).join(', ')}. Choose two for ${small(ofPlayer(weDeal ? 'us' : 'them', names))} crib.`,
  hint: 'Hint',
  hintComing: 'Looking for the best choice …',
  bestThrow: (two: readonly Card[], chance: string): string =>
    `Best: throw the ${two.map(cardName).join(' and the ')}, ${chance}.`,
  bestCard: (card: Card, chance: string): string => `Best: the ${cardName(card)}, ${chance}.`,
  sealed: 'Sealed: all cards come from one secret number, the seed. Its SHA-256 fingerprint is',
  unsealed: (seed: number): string => `The seed of the cards was ${seed}. Its SHA-256 fingerprint is`,
  checkSeal: 'Check it',
  shortMarks: { start: 'start', skunk: '', doubleSkunk: 'game 61' },
  targetLabel: 'Play to',
  target: (hole: number): string => whole(hole),
  gamesLabel: 'Games',
  games: (games: MatchSettings['games']): string => (games === 1 ? '1' : `best of ${whole(games)}`),
  gamesSays:
    'At the table and against Fifteen Two: a win is 2 game points, with a skunk 3. The loser deals first in the next game.',
  seriesGame: (game: number, of: number): string => `Game ${whole(game)}, best of ${whole(of)}`,
  gamePoints: ({ gamePoints: { us, them } }: SeriesStanding, names: Names): string =>
    `Game points: ${scores({ ours: us, theirs: them }, names)}. A win is 2, with a skunk 3. The spread is the difference of all scores.`,
  seriesWon: (by: Side, { wins: { us, them } }: SeriesStanding, names: Names): string =>
    `${does(by, names, 'win', 'win', 'wins')} the series, ${whole(Math.max(us, them))} games to ${whole(Math.min(us, them))}.`,
  loserDeals: (weDeal: boolean, names: Names): string =>
    `${deals(weDeal ? 'us' : 'them', names)} first: the loser of a game deals the next.`,
  countsLabel: 'Counted by',
  counts: { app: 'app', own: 'me', muggins: 'muggins', strict: 'strict' } satisfies Record<
    MatchSettings['counts'],
    string
  >,
  countsSays: {
    app: 'The app counts every hand.',
    own: 'I count my own hands. Points I miss are lost.',
    muggins: 'I count my own hands. Points I miss go to the opponent. Points I claim too much only count as an error.',
    strict: 'I count my own hands. Points I miss, and points I claim too much, go to the opponent.',
  } satisfies Record<MatchSettings['counts'], string>,
  toCount: (whose: string, cards: readonly Card[], starter: Card): string =>
    `${whose}: ${cards.map(cardName).join(', ')}, with the ${cardName(starter)} as the starter. How many points?`,
  howMuch: 'How many points?',
  claims: 'The points of my hand',
  claimKey: (points: number): string => `${whole(points)} ${points === 1 ? 'point' : 'points'}`,
  claim: (points: number): string => `I say ${whole(points)}`,
  claimed: (said: number, worth: number, theirs: boolean, names: Names): string => {
    if (said === worth) return `${whole(said)} is right.`;
    const wrong = `I said ${whole(said)}, but the cards count ${whole(worth)}`;
    const rest = whole(Math.abs(worth - said));
    const taken = `the ${nameOf('them', names)} opponent pegs ${rest}`;
    if (said > worth) return `${wrong}: I peg ${whole(worth)}${theirs ? `, ${taken}` : ''}.`;
    return `${wrong}: ${theirs ? taken : `I lose ${rest}`}.`;
  },
  missed: (holes: number, hands: number): string =>
    `Counting: I missed ${whole(holes)} ${holes === 1 ? 'point' : 'points'} in ${whole(hands)} ${hands === 1 ? 'hand' : 'hands'}.`,
  overcounted: (holes: number, hands: number): string =>
    `Counting: I said ${whole(holes)} ${holes === 1 ? 'point' : 'points'} too many in ${whole(hands)} ${hands === 1 ? 'hand' : 'hands'}.`,
  countedAll: 'Counting: I missed nothing.',
  offerTitle: 'The same cards',
  offer: (lead: number, level: Level): string =>
    `A friend played these cards against the ${levelNames[level]} opponent and ${lead > 0 ? 'won' : 'lost'} by ${holes(Math.abs(lead))}.`,
  offerTerms: ({ target, counts }: MatchSettings): string =>
    `Play to ${whole(target)}.${counts === 'app' ? '' : ` You count your own hands${withMuggins[counts]}.`}`,
  offerOther: 'Play the other side',
  offerOtherSays: 'You get the cards your friend played against. Together you play both sides.',
  offerSame: 'Play the same side',
  offerSameSays: 'You get the cards your friend had. Who does better with them?',
  brokenOffer: 'The link to a game with the same cards cannot be read.',
  sendOffer: 'Send these cards to a friend',
  sentOffer: (lead: number, level: Level): string =>
    `At cribbage I ${lead > 0 ? 'won' : 'lost'} by ${holes(Math.abs(lead))} against the ${levelNames[level]} opponent. Play the same cards:`,
  besideTitle: 'The same cards',
  before: ({ who, sameSide }: Comparison): string =>
    `${who === 'us' ? 'Me, before' : 'My friend'}, ${sameSide ? 'this side' : 'the other side'}`,
  now: 'Me, now',
  ledBy: (lead: number): string => `${lead > 0 ? 'won' : 'lost'} by ${whole(Math.abs(lead))}`,
  beside: ({ who, sameSide, lead }: Comparison, now: number, names: Names): string => {
    const before = `With the same cards ${who === 'us' ? 'I' : 'my friend'} ${lead > 0 ? 'won' : 'lost'} by ${holes(Math.abs(lead))}`;
    if (sameSide) {
      const better = now - lead;
      const compared = better === 0 ? 'just as well' : `${holes(Math.abs(better))} ${better > 0 ? 'better' : 'worse'}`;
      return `${before}. This time I did ${compared}.`;
    }
    const both = now + lead;
    const sum = both === 0 ? 'even with' : `${holes(Math.abs(both))} ${both > 0 ? 'ahead of' : 'behind'}`;
    return `${before}, on the other side. Both games together: ${sum} the ${nameOf('them', names)} opponent.`;
  },
  countHands: 'Count the hands',
  goToNext: 'Nothing to peg: go on',
  again: 'Again',
  otherSide: 'Same cards, other side',
  notMine: (card: Card): string => `The ${cardName(card)} is not one of my cards.`,
  theirTurn: 'It is the opponent’s turn.',
  tooHigh: (card: Card): string => `The ${cardName(card)} would take the count past 31.`,
  noUndo: 'Too late to undo: the opponent has already answered.',
});
