import type { Card, Combination, PlayReason, Side } from '../../engine/index.js';
import { messages } from '../../i18n/locale.js';
import { words } from '../../ui/messages/ui.js';
import type { Score, ShowSeat } from '../session/game.js';

const { cardName, total: whole } = words;

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const spelled = (count: number): string => small[count] ?? whole(count);

const points = (count: number): string => `${whole(count)} ${words.points(count)}`;

const does = (by: Side, ours: string, theirs: string): string =>
  by === 'us' ? `You ${ours}` : `The opponent ${theirs}`;

const run = (length: number): string =>
  `The last ${spelled(length)} cards make a run, in whatever order: ${points(length)}.`;

const reasons: Readonly<Record<PlayReason, string>> = {
  fifteen: 'A count of fifteen scores 2.',
  thirtyOne: 'Exactly thirty-one scores 2.',
  pair: 'Two cards of a rank in a row, a pair, score 2.',
  pairRoyal: 'Three cards of a rank in a row, a pair royal, score 6.',
  doublePairRoyal: 'Four cards of a rank in a row, a double pair royal, score 12.',
  run3: run(3),
  run4: run(4),
  run5: run(5),
  run6: run(6),
  run7: run(7),
  go: 'Neither of you can play, so the last card scores 1 for the go.',
  lastCard: 'The last card of all scores 1.',
};

const ofHand = (seat: ShowSeat, by: Side): string =>
  `${by === 'us' ? 'Your' : 'The opponent’s'} ${seat === 'crib' ? 'crib' : 'hand'}`;

const pairs: Readonly<Record<number, string>> = {
  2: 'A pair scores 2.',
  3: 'Three of a rank, a pair royal, score 6.',
  4: 'Four of a rank score 12.',
};

// Says what the combinations of one kind score. `sizes` are the numbers of cards in each of them.
const scored = (kind: Combination['kind'], sizes: readonly number[]): string => {
  const [size = 0] = sizes;
  switch (kind) {
    case 'fifteen':
      return `Cards that add up to fifteen score 2, here ${sizes.length === 1 ? 'once' : `in ${spelled(sizes.length)} ways`}.`;
    case 'pair':
      return [...new Set(sizes)].map((each) => pairs[each] ?? '').join(' ');
    case 'run':
      return `A run of ${spelled(size)} scores ${whole(size)}${sizes.length === 1 ? '' : `, here in ${spelled(sizes.length)} ways`}.`;
    case 'flush':
      return `${size === 5 ? 'Five' : 'Four'} cards of one suit, a flush, score ${whole(size)}.`;
    case 'nobs':
      return 'The jack of the starter’s suit, nobs, scores 1.';
  }
};

/** Messages of the guided deal, which explains each step to somebody who plays for the first time. */
export const guideWords = messages('guide', {
  teach: 'Teach me',
  teachSays: 'Play one deal with every step explained. You need not know cribbage.',
  title: 'Lesson',
  label: 'Explanation',
  stop: 'Just play',
  goOn: 'Go on',
  cut: (ours: Card, theirs: Card, weDeal: boolean): string =>
    `You cut the ${cardName(ours)}, the opponent the ${cardName(theirs)}. The lower card deals first: ${weDeal ? 'you deal' : 'the opponent deals'}. After that the deal changes sides each time. The first to 121 points wins.`,
  six: (weDeal: boolean): string =>
    `Keep four of your six cards: fifteens, pairs and runs score. Throw the other two into the crib, an extra hand for the dealer. ${weDeal ? 'You deal, so the crib is yours.' : 'The opponent deals, so give nothing good away.'}`,
  oneMore: 'Tap one more card to throw. A second tap takes a card back.',
  throwThese: (keeps: string): string => `${keeps} Throw these two, or tap another card instead.`,
  thrown: (weDeal: boolean): string =>
    `Your two cards lie face down in ${weDeal ? 'your' : 'the opponent’s'} crib. The opponent throws two as well. Then one card of the deck is turned up: the starter.`,
  starter: (card: Card): string =>
    `The starter is the ${cardName(card)}. In the end it counts as the fifth card of every hand.`,
  heels: (by: Side): string =>
    `A starter that is a jack, heels, scores 2 for the dealer: ${by === 'us' ? 'you' : 'the opponent'}.`,
  play: 'Now both play their four cards in turn, and the cards add up to a count.',
  card: (by: Side, card: Card, count: number): string =>
    `${does(by, 'play', 'plays')} the ${cardName(card)}: the count is ${whole(count)}.`,
  pips: 'An ace counts 1, a face card 10. The count must not pass 31.',
  reason: (each: PlayReason): string => reasons[each],
  nothing: 'It scores nothing.',
  iGo: 'No card of yours fits within 31, so you say go.',
  theyGo: 'The opponent has no card that fits within 31, and says go.',
  goesOn: (by: Side): string => `${does(by, 'play', 'plays')} on alone while a card fits.`,
  newCount: 'A new count begins at 0.',
  turn: (by: Side, lead: boolean): string => {
    if (by === 'them') return lead ? 'The opponent leads.' : 'The opponent is next.';
    return lead ? 'You lead: tap a card.' : 'Your turn: tap a card.';
  },
  allPlayed: (weDeal: boolean): string =>
    `All cards are played. Now the hands are counted: ${weDeal ? 'the opponent’s, then yours' : 'yours, then the opponent’s'}, and the dealer’s crib last.`,
  hand: (seat: ShowSeat, by: Side, worth: number): string =>
    `${ofHand(seat, by)} ${worth === 0 ? 'scores nothing' : `scores ${points(worth)}`}.`,
  withStarter: 'The starter counts as its fifth card.',
  ofCrib: 'It is the four cards thrown, with the starter.',
  scored,
  noneThere: 'No cards add up to fifteen, and there is no pair or run.',
  end: ({ ours, theirs }: Score, weDealNext: boolean): string =>
    `That was one deal: you have ${points(ours)}, the opponent ${whole(theirs)}. ${does(weDealNext ? 'us' : 'them', 'deal', 'deals')} next. The game goes on to 121, now without explanations. Hint names the best card.`,
});
