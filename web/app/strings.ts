import type { Card, Opponent, Peg, PlayAnswer, PlayReason, Rank, Side, TableName } from '../engine/index.js';
import { words } from '../ui/words.js';
import { other, type Score, type ShowSeat } from './record/game.js';
import type { Names } from './record/text.js';

// The app's own words on screen, together with `words`.

const { cardName, total: whole } = words;

const sides: Readonly<Record<Side, string>> = { us: 'Me', them: 'Them' };

const { rankName } = words;

const reasons: Readonly<Record<PlayReason, string>> = {
  fifteen: 'fifteen for two',
  thirtyOne: 'thirty-one for two',
  pair: 'pair for two',
  pairRoyal: 'pair royal for six',
  doublePairRoyal: 'double pair royal for twelve',
  run3: 'run of three',
  run4: 'run of four',
  run5: 'run of five',
  run6: 'run of six',
  run7: 'run of seven',
  go: 'go for one',
  lastCard: 'last card for one',
};

// A chance is shown in whole hundredths; near 0 and near 1 it has words of its own.
const hundredths = new Intl.NumberFormat('en', { style: 'percent' });
const percent = (chance: number): string =>
  chance < 0.005 ? 'under 1%' : chance > 0.995 ? 'over 99%' : hundredths.format(chance);

// A player without a name is the one who holds the phone, or the other one.
const nameOf = (by: Side, names: Names): string => names[by] || sides[by];
const does = (by: Side, names: Names, ours: string, theirs: string, named: string): string =>
  names[by] ? `${names[by]} ${named}` : by === 'us' ? `I ${ours}` : `They ${theirs}`;
const forPlayer = (by: Side, names: Names): string => `for ${names[by] || (by === 'us' ? 'me' : 'them')}`;
const ofPlayer = (by: Side, names: Names): string => (names[by] ? `${names[by]}’s` : by === 'us' ? 'My' : 'Their');
const deals = (weDeal: boolean, names: Names): string => does(weDeal ? 'us' : 'them', names, 'deal', 'deal', 'deals');
const small = (text: string): string =>
  /^(They|My|Their) ?/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const scores = ({ ours, theirs }: Score, names: Names): string =>
  `${nameOf('us', names)} ${whole(ours)}, ${names.them || 'them'} ${whole(theirs)}`;
const win = (chance: number, names: Names): string => `${does('us', names, 'win', '', 'wins')} ${percent(chance)}`;

const sources: Readonly<Record<Peg['source'], string>> = {
  heels: ', heels',
  play: ' in the play',
  peg: '',
  hand: ', hand',
  crib: ', crib',
};

const reason = (each: PlayReason): string => reasons[each];

const notLoaded = (stays: string): string => `could not be loaded. Go online once, and ${stays} on this phone.`;

export const strings = {
  ...words,
  appName: 'Fifteen Two',
  views: { count: 'Count', discard: 'Discard', play: 'Pegging', board: 'Game' },
  viewMarks: { count: '15', discard: '4·2', play: '31', board: '121' },
  seatGroup: 'Whose hand',
  cribGroup: 'Whose crib',
  menu: 'Menu',
  closeMenu: 'Close menu',
  emptySlot: 'Empty: add a card',
  emptyStarter: 'No starter yet: add the card that was cut',
  cardInHand: (card: Card): string => `${cardName(card)}: change the cards`,
  text: 'Type',
  cards: 'Cards',
  nameOf,
  anyCards: 'Any cards',
  seatLabel: (seat: ShowSeat | 'any', by: Side, names: Names): string =>
    seat === 'any' ? 'Any' : seat === 'crib' ? 'Crib' : nameOf(by, names),
  seatSmall: (seat: ShowSeat, weDeal: boolean, names: Names): string =>
    seat === 'pone' ? 'first' : seat === 'dealer' ? 'dealer' : small(ofPlayer(weDeal ? 'us' : 'them', names)),
  /** Where nobody says who the players are. */
  seatTitles: { pone: 'Pone', dealer: 'Dealer', crib: 'Crib' } satisfies Record<ShowSeat, string>,
  /** Whose hand it is, in full. */
  handName: (seat: ShowSeat, by: Side, names: Names): string =>
    `${ofPlayer(by, names)} ${seat === 'crib' ? 'crib' : 'hand'}`,
  nextHand: (seat: ShowSeat, by: Side, names: Names): string =>
    `Next: ${small(`${ofPlayer(by, names)} ${seat === 'crib' ? 'crib' : 'hand'}`)}`,
  newCards: 'New cards',
  skip: 'Skip',
  whoDeals: (weDeal: boolean, names: Names): string =>
    `${deals(weDeal, names)}, ${small(does(weDeal ? 'them' : 'us', names, 'count', 'count', 'counts'))} first.`,
  changeDealer: 'Change',
  gameBegun: 'A new game. Undo brings the old one back.',
  leftUncounted: (hands: number): string =>
    `${hands === 1 ? 'One hand was' : `${whole(hands)} hands were`} not pegged. Undo goes back to the deal.`,
  takenUp: (weDeal: boolean, names: Names): string =>
    `${deals(weDeal, names)}: the cards that were laid are taken up. Undo lays them again.`,
  finish: (seat: ShowSeat, by: Side, names: Names): string =>
    `Finish ${small(`${ofPlayer(by, names)} ${seat === 'crib' ? 'crib' : 'hand'}`)}`,
  positionKept: 'The position is your game now. Undo brings the old one back.',
  justCounted: (by: Side, points: number, score: number, names: Names): string =>
    `${nameOf(by, names)}: ${whole(points)}, now at ${whole(score)}. `,
  dealerMoved: (weDeal: boolean, names: Names): string =>
    `${deals(weDeal, names)}: the hands that were pegged change sides.`,
  corrected: (was: number, is: number, by: Side, score: number, names: Names): string =>
    is === 0
      ? `${whole(was)} taken back: ${small(does(by, names, 'have', 'have', 'has'))} ${whole(score)}.`
      : `${whole(was)} is ${whole(is)} now: ${small(does(by, names, 'have', 'have', 'has'))} ${whole(score)}.`,
  heels: (by: Side, names: Names): string => `Jack cut: 2 ${forPlayer(by, names)}.`,
  heelsBack: (by: Side, names: Names): string => `No jack cut: 2 taken back ${forPlayer(by, names)}.`,
  wasLaid: (card: Card): string => `The ${cardName(card)} was laid in the play. Undo takes it back.`,
  position: 'A position from a link',
  keepPosition: 'Keep it',
  leavePosition: 'Back to my game',
  otherTab: 'This game went on in another tab: here it is.',
  keepsNothing: 'This browser keeps nothing. The game is gone when you close the page.',
  newHand: 'New hand',
  cardElsewhere: (card: Card): string => `The ${cardName(card)} is in another hand of this deal.`,
  tooManyDealt: (count: number): string => `Six cards are dealt; ${whole(count)} were given.`,
  tooManyStarters: (count: number): string => `The starter is one card; ${whole(count)} were given.`,
  tooManyInHand: (count: number): string => `A hand is four cards; ${whole(count)} were given.`,
  firstRun: 'Tap any five cards: four and the cut. Or try a random hand.',
  anyPrompt: 'Tap any cards: they are counted together, without a starter. Or type ranks: A2233444.',
  anyWhole: 'Tap the cards above to see the whole count.',
  heelsRunning: 'Heels',
  runningTotals: 'Totals of this deal',
  unknownTotal: '–',
  announce: (who: string, total: number, spoken: string): string => `${who}: ${total}. ${spoken}`,
  announceCut: (total: number, cut: string): string => `${total} so far. ${cut}.`,
  countKept: 'Count these four',
  keepFour: 'Keep these four',
  countShow: 'Count the hands',
  reason,
  playPrompt: 'Tap the four cards you kept.',
  rankName,
  lays: (by: Side, names: Names): string => `${does(by, names, 'lay', 'lay', 'lays')}:`,
  laysRank: (by: Side, names: Names, rank: Rank): string =>
    `${does(by, names, 'lay', 'lay', 'lays')} ${rankName(rank)}`,
  go: 'Go',
  saysGo: (by: Side, names: Names): string => `${does(by, names, 'say', 'say', 'says')} go`,
  fallen: 'Cards as they fell',
  fell: (by: Side, names: Names, card: string, count: number, points: number): string =>
    `${nameOf(by, names)}: ${card}, count ${whole(count)}${points > 0 ? `, ${whole(points)} ${words.points(points)}` : ''}`,
  aboutBest: 'What the numbers say',
  theyLaid: (ranks: readonly Rank[]): string => `${ranks.map(rankName).join(', ')} fell: tap them with their suits.`,
  adviceNote:
    'Under each card: the points it brings from here on, mine less theirs. Marked: the card that wins most often. Estimates: both play the solved game.',
  moreThanBest: (card: Card, more: number): string =>
    `The ${cardName(card)} brings ${words.mean(more)} points more, but at this score it wins less often.`,
  adviceComing: 'A first estimate …',
  countNow: (count: number): string => `Count ${whole(count)}`,
  pegged: (us: number, them: number, names: Names): string =>
    `${nameOf('us', names)} ${whole(us)} · ${nameOf('them', names)} ${whole(them)}`,
  turn: ({ toPlay, count }: Pick<PlayAnswer, 'toPlay' | 'count'>, names: Names): string => {
    if (!toPlay) return 'All cards are laid';
    return count === 0 ? does(toPlay, names, 'lead', 'lead', 'leads') : `${ofPlayer(toPlay, names)} turn`;
  },
  justPegged: (by: Side, why: readonly PlayReason[], names: Names): string =>
    `${nameOf(by, names)}: ${why.map(reason).join(', ')}.`,
  bestPlay: (card: Card, chance: number, names: Names): string => `Best: ${cardName(card)}, ${win(chance, names)}.`,
  bestToLay: (card: Card, chance: number, names: Names): string => `Best: ${card}, ${win(chance, names)}`,
  layCard: (card: Card, net: number, best: boolean): string =>
    `Lay the ${cardName(card)}, ${words.netPoints(net)}${best ? ', best' : ''}`,
  cardLaid: (card: Card): string => `The ${cardName(card)} is on the table.`,
  notTheirRank: (rank: Rank): string => `All four of their cards are known, and no ${rankName(rank)} is left.`,
  notTheirs: (card: Card): string => `All four of their cards are known, and the ${cardName(card)} is not one of them.`,
  cardThrown: (card: Card): string => `The ${cardName(card)} is in the crib.`,
  isStarter: (card: Card): string => `The ${cardName(card)} is the starter.`,
  twice: (card: Card): string => `The ${cardName(card)} is there twice.`,
  tooManyThrown: (count: number): string => `Two cards are thrown; ${whole(count)} were given.`,
  textHintPlay: 'My four, the starter, then cards as they are laid',
  percent,
  scores,
  win,
  winLabel: (names: Names): string => does('us', names, 'win', '', 'wins'),
  cribOf: (weDeal: boolean, names: Names): string => `${ofPlayer(weDeal ? 'us' : 'them', names)} crib`,
  dealerGroup: 'Who deals',
  deals,
  dealsNow: (weDeal: boolean, names: Names): string => small(deals(weDeal, names)),
  dealer: 'dealer',
  scoreChip: (score: Score, names: Names): string => `${scores(score, names)}: to the game`,
  boardPicture: (us: readonly number[], them: readonly number[], names: Names): string =>
    `A board of 121 holes. ${ofPlayer('us', names)} pegs: ${us.map(whole).join(' and ')}. ${ofPlayer('them', names)} pegs: ${them.map(whole).join(' and ')}.`,
  boardMarks: { start: 'start', skunk: 'skunk 91', doubleSkunk: 'double skunk 61' },
  pegs: 'Pegs',
  pegGroup: (by: Side, names: Names): string => `Peg ${forPlayer(by, names)}`,
  otherNumbers: (by: Side, names: Names): string => `Peg 7 … or any number ${forPlayer(by, names)}`,
  pegFor: (points: number, by: Side, names: Names): string => `Peg ${whole(points)} ${forPlayer(by, names)}`,
  onBoard: 'pegged',
  lastPeg: (by: Side, points: number, source: Peg['source'], names: Names): string =>
    `Last: ${nameOf(by, names)} ${whole(points)}${sources[source]}`,
  myName: (by: Side): string => (by === 'us' ? 'My name' : 'Their name'),
  games: (us: number, them: number, skunks: number, names: Names): string =>
    `Games: ${nameOf('us', names)} ${whole(us)}, ${names.them || 'them'} ${whole(them)}${skunks > 0 ? `, ${whole(skunks)} ${skunks === 1 ? 'skunk' : 'skunks'}` : ''}`,
  newGame: 'New game',
  nextDeal: (weDeal: boolean, names: Names): string => `New deal, ${small(deals(weDeal, names))}`,
  won: (by: Side, names: Names, holes: number, skunk: 'skunk' | 'doubleSkunk' | undefined): string => {
    const how = skunk === 'doubleSkunk' ? ': a double skunk' : skunk === 'skunk' ? ': a skunk' : '';
    return `${does(by, names, 'win', 'win', 'wins')} by ${whole(holes)}${how}.`;
  },
  outlook: 'Chance of winning',
  outlookNote: 'At the start of a deal, when both play well.',
  skunks: (by: Side, names: Names): string =>
    `${does(by, names, 'skunk', 'skunk', 'skunks')} ${names[other(by)] || (by === 'us' ? 'them' : 'me')}`,
  ofThemDouble: (chance: number): string => `double ${percent(chance)}`,
  evenLabel: 'Even at',
  evenNote: 'Even is my score at which it would be a half.',
  evenNever: 'no score',
  fromEven: (holes: number): string =>
    holes === 0
      ? 'now'
      : `${whole(Math.abs(holes))} ${Math.abs(holes) === 1 ? 'hole' : 'holes'} ${holes > 0 ? 'ahead' : 'behind'}`,
  ifDeals: (weDeal: boolean, names: Names): string => `If ${small(deals(weDeal, names))}`,
  map: 'Map',
  closeMap: 'Close the map',
  mapLabel: 'Chance of winning by my score and theirs; the arrow keys move the cross',
  mapOurs: (names: Names): string => names.us || 'me',
  mapTheirs: (names: Names): string => names.them || 'them',
  mapNote: 'Tap or drag. The line is where the game is even; the ring is the score now.',
  underCross: (score: Score, chance: number, names: Names): string => `${scores(score, names)}: ${win(chance, names)}.`,
  noCardsHere: 'Cards are for Count, Discard and Pegging.',
  noScore: (score: string): string => `“${score}” is not a score: a game ends at 121.`,
  opponent: 'Their throws',
  opponents: {
    expert: 'an expert’s',
    handOnly: 'what the best hand leaves',
    random: 'any two cards',
  } satisfies Record<Opponent, string>,
  tableFailed: {
    crib: `The table of throws ${notLoaded('it stays')}`,
    play: `What hands peg ${notLoaded('it stays')}`,
    opening: `The advice in the play ${notLoaded('it stays')}`,
    stakes: `The advice in the play ${notLoaded('it stays')}`,
    pegging: `The chances of winning ${notLoaded('they stay')}`,
    board: `The chances of winning ${notLoaded('they stay')}`,
  } satisfies Record<TableName, string>,
  stillLoading: 'Still loading …',
  discardNote: (ours: number, theirs: number): string =>
    `Points: hand, crib and pegging. Win: my chance of winning from ${whole(ours)}–${whole(theirs)} with that throw, when both play well.`,
  typedCount: 'Type 5h 5d jc 5c 5s, or tap',
  typedDiscard: 'Type 5d jh 6s 4h 5s 2c, or tap',
  typedPlay: 'Type 4h 5s 5d 6s 9c, or tap',
  textLabel: 'Cards as text',
  textHint: 'Like 5H TS AC, 10♠ or 5h10sac; the fifth is the starter',
  textHintDiscard: 'Six cards, like 5D JH 6S 4H 5S 2C',
  textUnderstood: 'Understood:',
  textUseCards: (count: number): string =>
    count === 0 ? 'Use these cards' : count === 1 ? 'Use this card' : `Use these ${whole(count)} cards`,
  textRanks: (ranks: string): string => `ranks ${ranks}`,
  textUseRanks: 'Count as ranks',
  textNothing: 'Nothing yet',
  close: 'Close',
  share: 'Share',
  sharePosition: 'Share this position',
  shareWith: 'Share…',
  qrCode: (link: string): string => `QR code of ${link}`,
  shareHint: 'Point a camera at it, or send the link. The cards are in the link itself.',
  copyLink: 'Copy link',
  copyText: 'Copy as text',
  embed: 'Embed…',
  embedTitle: 'Put it on a page',
  embedKinds: { frame: 'Frame', element: 'Element' },
  embedKindGroup: 'Kind of snippet',
  embedHints: {
    frame: 'For any page that may hold a frame.',
    element: 'For your own pages: it takes their fonts and colours, and counts the cards it is given.',
  },
  embedSnippet: 'Snippet for this position',
  embedFrameTitle: (position: string): string => `Fifteen Two: ${position}`,
  copySnippet: 'Copy snippet',
  embedPreview: 'Preview',
  embedSilent: 'The preview needs the network. The snippet is complete without it.',
  embedEmpty: 'There is no position to embed yet. Enter some cards first, then come back.',
  embedFrameOnly:
    'An element counts one hand of cards with suits, and there is none on screen. The frame shows everything.',
  enterCards: 'Enter cards',
  partFailed: 'That part of the app could not be loaded. Reload the page to try again.',
  copied: 'Copied.',
  linkCopied: 'The link is copied.',
  copyFailed: 'This browser did not allow copying.',
  install: 'Install on this phone',
  installBySteps: 'Install: tap Share, then Add to Home Screen.',
  tables: 'Tables',
  cribsShort: 'Cribs',
  leadsShort: 'Leads',
  oddsShort: 'Odds',
  rules: 'Rules',
  help: 'Help',
  aboutPage: 'About',
  cribsPage: 'What the crib is worth',
  oddsPage: 'The odds from every score, as tables and files',
  settings: 'Settings',
  theme: 'Colours',
  themes: { auto: 'Auto', light: 'Light', dark: 'Dark' },
  deck: 'Deck',
  decks: { four: 'Four colours', two: 'Two colours' },
  textSize: 'Text',
  textSizes: { normal: 'Normal', large: 'Large' },
  haptics: 'Vibrate',
  onOff: { on: 'On', off: 'Off' },
  offline: {
    ready: 'Works offline · nothing leaves this phone',
    preparing: 'Storing the app for use offline · nothing leaves this phone',
    unavailable: 'This browser keeps no offline copy · nothing leaves this phone',
    unknown: 'Nothing leaves this phone',
  },
  about: (version: string): string => `Fifteen Two ${version}. Free software under the MIT licence.`,
  notices: 'Third-party notices',
  update: 'A new version is ready.',
  updateNow: 'Use it now',
  brokenLink: (message: string): string => `That link could not be read. ${message}`,
  unknownLink: 'That link is not one of ours.',
  engineFailed: 'The counting engine could not be started. Reload the page to try again.',
} as const;
