import type { Card } from '../../engine/index.js';
import type { Unit } from '../../exercises/exercise.js';
import { messages } from '../../i18n/locale.js';
import { signedFine, tenths, whole } from '../../ui/figures.js';
import { askedWords } from '../../ui/messages/practice.js';
import { words } from '../../ui/messages/ui.js';
import { isRight, type Mark, type Mode } from '../state/slices/practice.js';

const cards = (all: readonly Card[]): string => all.map(words.cardName).join(', ');

const marks: Readonly<Record<Mark, string>> = { best: '●', asGood: '●', costs: '◐', blunder: '○' };
const markNames: Readonly<Record<Mark, string>> = {
  best: 'best',
  asGood: 'as good',
  costs: 'a little lost',
  blunder: 'costly',
};

const { day, lost } = askedWords;

/** Messages of practice, including those that it shares with the element `<cribbage-drill>`. */
export const practiceWords = messages('practice', {
  ...askedWords,
  title: 'Practice',

  // The home page.
  topicGroup: 'What to practise',
  topics: { count: 'Count', throw: 'Throw', peg: 'Peg', mixed: 'Mixed' },
  unitGroup: 'How choices are measured',
  units: { win: 'Win %', points: 'Points' },
  unitNote: {
    win: 'Choices are judged by chances of winning, from a given score.',
    points: 'Choices are judged by points in the deal. The score does not matter.',
  },
  modes: {
    ten: 'Ten',
    streak: 'Streak',
    storm: 'Storm',
    golf: 'Golf',
    daily: 'Daily',
    due: 'Due today',
    again: 'Once more',
  } satisfies Record<Mode, string>,
  about: {
    ten: 'Ten questions, an answer after each.',
    streak: 'One costly mistake ends the streak. Questions get harder.',
    storm: 'Three minutes. Answers at the end.',
    golf: 'Ten throws. Lose as little as you can; par is what the Club opponent loses on the same hands.',
  },
  best: (streak: number): string => (streak > 0 ? `My best: ${whole(streak)}.` : ''),
  bestGolf: (cost: number | null): string => (cost === null ? '' : `My best: ${tenths(cost * 100)}%.`),
  dailyAbout: 'Five questions, the same for everybody today.',
  dailyDone: (date: string, line: readonly Mark[]): string =>
    `${day(date)}: ${line.filter(isRight).length} of ${line.length} right. New questions come tomorrow.`,
  due: (names: readonly string[]): string => `Due today: ${names.join('; ')}.`,
  practiseDue: 'Practise these',
  mistakes: 'My mistakes',
  progress: 'My progress',

  // The exercise.
  loading: 'Shuffling …',
  peg: 'My turn: what do I play?',
  dealer: (weDeal: boolean): string => (weDeal ? 'I deal.' : 'They deal.'),
  chooseCard: 'Tap a card',
  layCard: 'Play',
  cardsAsked: (hand: readonly Card[], starter: Card): string => `${cards(hand)}; starter ${words.cardName(starter)}`,
  dealtSaid: (dealt: readonly Card[]): string => cards(dealt),

  // The answer.
  forced: 'The only card you can play.',
  /** Says our points less theirs by the end of the play, with the card that the player chose. */
  net: (net: number): string =>
    `With my card, my points less my opponent’s are ${signedFine(net)} by the end of the play.`,
  worth: (worth: number, unit: Unit): string => (unit === 'win' ? `${tenths(worth * 100)}%` : signedFine(worth)),
  worthSaid: (unit: Unit): string => (unit === 'win' ? 'to win' : 'points to come'),
  choices: 'The cards you can play, best first',
  myChoice: 'My choice',
  thisIsBest: 'Best',
  next: 'Next',
  goOn: 'Go on',
  falling: 'They play …',
  toResult: 'See how it went',
  stop: 'Stop',

  // The progress.
  of: (place: number, all: number | undefined): string => (all ? `${whole(place)}/${whole(all)}` : whole(place)),
  clock: (left: number): string => {
    const seconds = Math.ceil(left / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  },
  marks,
  markNames,
  columns: ['Kind', 'Cards', 'Lost', 'Time'],
  playDaily: 'Begin',
  dailyLink: (base: string, date: string): string => `${base.replace(/#.*/, '')}#v1/practice/daily/${date}`,
  marksSaid: (line: readonly Mark[]): string => line.map((mark) => markNames[mark]).join(', '),
  line: (line: readonly Mark[]): string => line.map((mark) => marks[mark]).join(''),

  // The result.
  streak: (count: number): string => `${whole(count)} in a row.`,
  result: (timeIsUp: boolean, right: number, all: number): string =>
    timeIsUp
      ? `${whole(right)} right out of ${whole(all)} in three minutes.`
      : `${whole(right)} of ${whole(all)} right.`,
  golf: (cost: number, par: number, unit: Unit): string => `Lost ${lost(cost, unit)}. Par: ${lost(par, unit)}.`,
  lostEach: (cost: number, unit: Unit): string => `Lost ${lost(cost, unit)} a question, on average.`,
  again: (count: number): string => (count === 1 ? 'Try that one again' : `Try those ${whole(count)} again`),
  toRepeat: 'Repeats the questions that you got wrong or answered slowly.',
  home: 'Practice',
  share: 'Share',
  shareText: (date: string, line: string): string => `Fifteen Two, ${day(date)}: ${line}`,
  shareRun: (mode: string, line: string): string => `${mode}: ${line}`,
  seconds: (ms: number): string => `${tenths(ms / 1000)} s`,
  asked: 'The questions',
});
