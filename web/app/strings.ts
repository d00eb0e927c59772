import type { Card } from '../engine/index.js';
import { words } from '../ui/words.js';
import type { Seat } from './state.js';

// Every word on screen that is the app's alone, with those of `words`.

const { cardName, total: whole } = words;

const seatNames: Readonly<Record<Seat, string>> = { pone: 'Pone', dealer: 'Dealer', crib: 'Crib', any: 'Any' };

export const strings = {
  ...words,
  appName: 'Fifteen Two',
  views: { count: 'Count', discard: 'Discard' },
  viewMarks: { count: '15', discard: '4·2' },
  seatNames,
  seatGroup: 'Whose hand',
  cribGroup: 'Whose crib',
  myCrib: 'My crib',
  theirCrib: 'Their crib',
  menu: 'Menu',
  closeMenu: 'Close menu',
  emptySlot: 'Empty: add a card',
  emptyStarter: 'No starter yet: add the card that was cut',
  cardInHand: (card: Card): string => `${cardName(card)}: change the cards`,
  text: 'Text',
  cards: 'Cards',
  next: { pone: 'Next: dealer', dealer: 'Next: crib', crib: 'New deal', any: 'New cards' } as Readonly<
    Record<Seat, string>
  >,
  newHand: 'New hand',
  cardElsewhere: (card: Card): string => `The ${cardName(card)} is in another hand of this deal.`,
  tooManyDealt: (count: number): string => `Six cards are dealt; ${whole(count)} were given.`,
  tooManyStarters: (count: number): string => `The starter is one card; ${whole(count)} were given.`,
  tooManyInHand: (count: number): string => `A hand is four cards; ${whole(count)} were given.`,
  anyPrompt: 'Tap any cards; they are counted together, without a starter. Or type ranks: A2233444.',
  anyWhole: 'Tap the cards above to see the whole count.',
  heelsRunning: 'Heels',
  runningTotals: 'Totals of this deal',
  unknownTotal: '–',
  announce: (who: Seat, total: number, spoken: string): string => `${seatNames[who]}: ${total}. ${spoken}`,
  announceCut: (total: number, cut: string): string => `${total} so far. ${cut}.`,
  countKept: 'Count these four',
  discardNote: 'Hand and crib; the play is not counted yet.',
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
  share: 'Share this position',
  copyText: 'Copy as text',
  copied: 'Copied.',
  linkCopied: 'The link is copied.',
  copyFailed: 'This browser did not let the text be copied.',
  install: 'Install on this phone',
  theme: 'Colours',
  themes: { auto: 'Auto', light: 'Light', dark: 'Dark' },
  deck: 'Deck',
  decks: { four: 'Four colours', two: 'Two colours' },
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
