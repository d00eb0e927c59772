import type { Card, Rank, TableName } from '../../engine/index.js';
import { messages } from '../../i18n/locale.js';
import { words } from '../../ui/messages/ui.js';
import type { Person, ShowSeat } from '../session/game.js';
import type { Names } from '../session/record_text.js';
import { boardWords } from './board.js';
import { menuWords } from './menu.js';
import { deals, does, forPlayer, nameOf, ofPlayer, playerWords, small } from './players.js';
import { shareWords } from './share.js';

// The app's own words on the screen. `words` are those that it shares with the elements for other people's pages.

const { cardName, rankName, total: whole } = words;

const notLoaded = (stays: string): string => `could not be loaded. Go online once, and ${stays} on this device.`;

export const strings = messages('app', {
  ...words,
  ...boardWords,
  ...shareWords,
  ...menuWords,
  ...playerWords,
  appName: 'Fifteen Two',
  views: { count: 'Count', discard: 'Discard', play: 'Pegging', board: 'Play', practice: 'Practise', review: 'Review' },
  viewMarks: { count: '15', discard: '4·2', board: '121', practice: '29' },
  seatGroup: 'Whose hand',
  countAsGroup: 'Count it as',
  /** The name of a hand that is counted before there is a game. */
  countAs: (seat: ShowSeat | 'any'): string => (seat === 'any' ? 'Any' : seat === 'crib' ? 'Crib' : 'Hand'),
  cribGroup: 'Whose crib',
  emptySlot: 'Empty: add a card',
  emptyStarter: 'No starter yet: add the turned-up card',
  cardInHand: (card: Card): string => `${cardName(card)}: change the cards`,
  text: 'Type',
  cards: 'Cards',
  anyCards: 'Any cards',
  seatLabel: (seat: ShowSeat | 'any', by: Person, names: Names): string =>
    seat === 'any' ? 'Any' : seat === 'crib' ? 'Crib' : nameOf(by, names),
  /** The line below the name of a hand. `by` is the person who counts it. */
  seatSmall: (seat: ShowSeat, by: Person, names: Names): string =>
    seat === 'crib'
      ? small(ofPlayer(by, names))
      : { pone: 'first', second: 'second', third: 'third', dealer: 'dealer' }[seat],
  /** The name of the hand, in full. */
  handName: (seat: ShowSeat, by: Person, names: Names): string =>
    `${ofPlayer(by, names)} ${seat === 'crib' ? 'crib' : 'hand'}`,
  nextHand: (seat: ShowSeat, by: Person, names: Names): string =>
    `Next: ${small(`${ofPlayer(by, names)} ${seat === 'crib' ? 'crib' : 'hand'}`)}`,
  newCards: 'New cards',
  skip: 'Skip',
  whoDeals: (dealer: Person, first: Person, names: Names): string =>
    `${deals(dealer, names)}, so ${small(does(first, names, 'count', 'count', 'counts'))} first.`,
  changeDealer: 'Change',
  goTo: (screen: string): string => `Go to ${screen}`,
  gameBegun: 'New game. Undo brings back the old one.',
  leftUncounted: (hands: number): string =>
    `${hands === 1 ? 'One hand of the last deal was' : `${whole(hands)} hands of the last deal were`} not pegged. Undo goes back to that deal.`,
  cardsBack: 'Undo brings the cards back.',
  lastCardsBack: 'Undo brings the previous cards back.',
  takenUp: (dealer: Person, names: Names): string =>
    `${deals(dealer, names)} now, so the play starts over. Undo brings the cards back.`,
  finish: (seat: ShowSeat, by: Person, names: Names): string =>
    `Finish ${small(`${ofPlayer(by, names)} ${seat === 'crib' ? 'crib' : 'hand'}`)}`,
  positionKept: 'This position is now your game. Undo brings back the old game.',
  justCounted: (by: Person, points: number, score: number, names: Names): string =>
    `${nameOf(by, names)}: ${whole(points)} ${words.points(points)}, now at ${whole(score)}.`,
  dealerMoved: (dealer: Person, names: Names): string =>
    `${deals(dealer, names)} now, so the hands already pegged count for the other player.`,
  corrected: (was: number, is: number, by: Person, score: number, names: Names): string =>
    is === 0
      ? `${whole(was)} ${words.points(was)} taken back: ${small(does(by, names, 'have', 'have', 'has'))} ${whole(score)}.`
      : `${whole(was)} corrected to ${whole(is)}: ${small(does(by, names, 'have', 'have', 'has'))} ${whole(score)}.`,
  heels: (by: Person, names: Names, byHand = false): string =>
    `Heels: 2 ${forPlayer(by, names)}${byHand ? ', already pegged by hand' : ''}.`,
  heelsBack: (by: Person, names: Names): string => `No heels now: 2 points off ${small(ofPlayer(by, names))} score.`,
  wasLaid: (card: Card): string => `The ${cardName(card)} was played. Undo takes it back.`,
  position: 'A position from a link',
  keepPosition: 'Keep it',
  leavePosition: 'Back to my game',
  advise: (by: Person, names: Names): string => `Advise ${nameOf(by, names)}`,
  adviceFor: (by: Person, names: Names): string => `Only ${nameOf(by, names)} looks now`,
  coverCards: 'Cover the cards',
  fromReview: 'A choice from the review',
  backToReview: 'Back to the review',
  otherTab: 'Updated: this game went on in another tab.',
  keepsNothing: 'This browser saves nothing. The game is lost when you close the page.',
  newHand: 'New hand',
  highest: 'The highest hand there is!',
  keepScore: 'Keep score',
  cardElsewhere: (card: Card): string => `The ${cardName(card)} is in another hand of this deal.`,
  tooManyDealt: (count: number, dealt: number): string =>
    `A player is dealt ${dealt === 5 ? 'five' : 'six'} cards, but ${whole(count)} are given here.`,
  fiveDealt: 'There are five cards already. Tap one again to remove it.',
  tooManyStarters: (count: number): string => `The starter is one card, but ${whole(count)} are given here.`,
  tooManyInHand: (count: number): string => `A hand is four cards, but ${whole(count)} are given here.`,
  tagline: 'Counts any hand, keeps the score, plays against you. Offline.',
  playComputer: 'Play the computer',
  playComputerSays: 'five opponents',
  keepScoreSays: 'for two, three or four',
  tryRandom: 'Try random cards',
  anyPrompt: 'Tap any cards: they are counted together, without a starter. Or type ranks alone, like A2233444.',
  anyWhole: 'Tap the cards above to see the whole count.',
  heelsRunning: 'Heels',
  runningTotals: 'Totals of this deal',
  unknownTotal: '–',
  announce: (who: string, total: number, spoken: string): string => `${who}: ${total}. ${spoken}`,
  announceCut: (total: number, cut: string): string => `${total} so far. ${cut}.`,
  keepFour: 'Keep these four',
  countShow: 'Count the hands',
  winLabel: (names: Names): string => does('us', names, 'win', '', 'wins'),
  cribOf: (weDeal: boolean, names: Names): string => `${ofPlayer(weDeal ? 'us' : 'them', names)} crib`,
  suchHands: 'Practise this kind',
  say: 'Hear it',
  noCardsHere: 'Enter cards on the Count, Discard or Pegging screen.',
  noCard: (text: string): string => `“${text}” is not a card: write a rank and a suit, like 5H or TD.`,
  noScore: (score: string): string => `“${score}” is not a score: write two numbers below 121, like 60-55.`,
  tableFailed: {
    crib: `The discard table ${notLoaded('it stays')}`,
    play: `The pegging table ${notLoaded('it stays')}`,
    opening: `The pegging advice ${notLoaded('it stays')}`,
    stakes: `The pegging advice ${notLoaded('it stays')}`,
    pegging: `The chances of winning ${notLoaded('they stay')}`,
    board: `The chances of winning ${notLoaded('they stay')}`,
    acc: `The worth of each score ${notLoaded('it stays')}`,
    money: `The worth of each score ${notLoaded('it stays')}`,
  } satisfies Record<TableName, string>,
  enginePartFailed: `A part of the engine ${notLoaded('it stays')}`,
  stillLoading: 'Still loading …',
  typedCount: 'Type 5h 5d jc 5c 5s, or tap',
  theyLaid: (ranks: readonly Rank[]): string =>
    `Ranks played: ${ranks.map(rankName).join(', ')}. Tap the exact ${ranks.length === 1 ? 'card, with its suit' : 'cards, with their suits'}.`,
  notInHand: (card: Card, ranks: readonly Rank[]): string =>
    `The ${cardName(card)} cannot be in this hand. Ranks played: ${ranks.map(rankName).join(', ')}.`,
  cardLaid: (card: Card): string => `The ${cardName(card)} is on the table.`,
  notTheirRank: (rank: Rank): string =>
    `My opponent has no ${rankName(rank)} left. If the hand on the Count screen is from another deal, clear it.`,
  notTheirs: (card: Card): string =>
    `The ${cardName(card)} is not one of my opponent’s four cards. If the hand on the Count screen is from another deal, clear it.`,
  cardThrown: (card: Card): string => `The ${cardName(card)} is in the crib.`,
  isStarter: (card: Card): string => `The ${cardName(card)} is the starter.`,
  twice: (card: Card): string => `The ${cardName(card)} appears twice.`,
  tooManyThrown: (count: number): string => `A player throws two cards, but ${whole(count)} are given here.`,
  textLabel: 'Cards as text',
  textHint: 'Like 5H TS AC, 10♠ or 5h10sac; the fifth card is the starter',
  textUnderstood: 'Understood:',
  textUseCards: (count: number): string =>
    count === 0 ? 'Use these cards' : count === 1 ? 'Use this card' : `Use these ${whole(count)} cards`,
  textRanks: (ranks: string): string => `ranks ${ranks}`,
  textUseRanks: 'Count as ranks',
  textNothing: 'Nothing yet',
  close: 'Close',
  enterCards: 'Enter cards',
  partFailed: 'This part of the app could not be loaded. Reload the page to try again.',
  engineFailed: 'The counting engine could not be started. Reload the page to try again.',
});
