import type { Score } from '../../engine/game.js';
import type { Objective, Opponent } from '../../engine/types.js';
import { messages } from '../../i18n/locale.js';
import { errorOf } from '../error_margins.js';
import { points, signedFine, tenths, whole } from '../figures.js';
import { worthWords } from './worth.js';

// Messages that explain the numbers behind a discard, and how exact they are. Only the details of a discard need them,
// so they are not part of `words`.

const theyThrow: Readonly<Record<Opponent, string>> = {
  expert: 'an expert',
  handOnly: 'a player who keeps the best hand',
  random: 'a player who throws two cards at random',
};

const near = `An estimate, give or take ${points(errorOf.points)}`;
const pegging = `${near}, if both play well.`;

const cribSentence = (weDeal: boolean, opponent: Opponent): string => {
  const whose = weDeal ? 'The average of my crib' : 'The average of their crib, which counts against me,';
  return `${whose} with these two cards in it. ${near}, if the opponent throws like ${theyThrow[opponent]}.`;
};

// Says how many starters give the hand each total: `Points: 12 on 7 of 46 cuts, 14 on 16 and 16 on 23. Exact.`
const cuts = (counts: readonly number[]): string => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const [first = '', ...more] = counts.flatMap((count, total) => (count > 0 ? [`${total} on ${count}`] : []));
  const last = more.pop();
  return `Points: ${[`${first} of ${whole(all)} cuts`, ...more].join(', ')}${last ? ` and ${last}` : ''}. Exact.`;
};

export const numberWords = messages('numbers', {
  hand: 'Hand',
  /** `starters` is how many starters may be cut. */
  handSource: (starters: number): string => `exact, ${starters} starters`,
  crib: (weDeal: boolean): string => (weDeal ? 'My crib' : 'Their crib'),
  play: 'Pegging',
  playSource: 'estimate: both play well',
  winning: 'Win chance',
  worthLabel: 'Worth',
  winningSource: (error: number): string => `estimate, ±${tenths(error * 100)}%`,
  worthSource: (error: number): string => `estimate, ±${points(error)}`,
  captions: { min: 'least', max: 'most', mean: 'average', ours: 'mine', theirs: 'theirs', net: 'net' },
  mean: points,
  signedMean: signedFine,
  /**
   * The name of a number's button for screen readers. When the button is pressed, a sentence about the number appears.
   */
  numberName: (label: string, caption: string, value: string): string =>
    `${label}: ${value}${caption && ` ${caption}`}. What is it?`,
  histogram: (min: number, max: number): string => `Number of cuts for each total from ${min} to ${max}. What is it?`,
  histogramBar: (count: number, starters: number, total: number): string =>
    `${count} of ${starters} starters make the hand ${total}`,
  says: {
    handMin: 'The least that these four cards can count, with the worst cut. Exact.',
    handMax: 'The most that these four cards can count, with the best cut. Exact.',
    handMean: (starters: number): string =>
      `The average of these four cards over the ${starters} starters that may be cut. Exact: each starter is counted once.`,
    crib: cribSentence,
    playOurs: `My points in the play, on average. ${pegging}`,
    playTheirs: `The opponent’s points in the play, on average. ${pegging}`,
    playNet: `My points in the play less the opponent’s, on average. ${pegging}`,
    chance: ({ ours, theirs }: Score, error: number): string =>
      `How often I win from ${whole(ours)}–${whole(theirs)} with this throw, if both play well. An estimate, give or take ${tenths(error * 100)}%.`,
    worth: ({ ours, theirs }: Score, error: number, objective: Objective): string =>
      `What I can expect to win from ${whole(ours)}–${whole(theirs)} with this throw, minus what the opponent can (${worthWords.counting[objective]}). An estimate, give or take ${points(error)}.`,
    cuts,
  },
});
