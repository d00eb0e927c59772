import type { Card, Objective, Opponent, Order } from '../../engine/index.js';
import { messages } from '../../i18n/locale.js';
import type { Throw } from '../../ui/discards/throw.js';
import { percentFine, points, signed } from '../../ui/figures.js';
import { discardWords } from '../../ui/messages/discards.js';
import { words } from '../../ui/messages/ui.js';
import { worthWords } from '../../ui/messages/worth.js';
import type { Names } from '../session/record_text.js';
import { ofPlayer, small, win } from './players.js';

// Messages about the advice on Discard and Pegging. Like these screens, they are loaded after the first screen.

const { cardName, total: whole } = words;

export const adviceWords = messages('advice', {
  opponent: 'They throw',
  opponents: {
    expert: 'as an expert does',
    handOnly: 'to keep the best hand',
    random: 'any two cards',
  } satisfies Record<Opponent, string>,
  discardNote: (ours: number, theirs: number, objective: Objective, names: Names): string =>
    `Points: hand, crib and pegging together. ${objective === 'win' ? `Win: ${small(ofPlayer('us', names))} chance of winning` : `Worth: the ${worthWords.worthUnit('winChance', objective)} ${names.us || 'I'} can expect, less those ${names.them || 'my opponent'} can expect,`} from ${whole(ours)}–${whole(theirs)} with this throw, if both play well.`,
  fivePrompt: (names: Names): string => `Tap ${small(ofPlayer('us', names))} five cards.`,
  playForTwo: 'Advice on the play is for two players. The board keeps the score for three and four.',
  aboutBest: 'What the numbers say',
  adviceComing: 'Making an estimate …',
  adviceNote: (objective: Objective): string =>
    `Under each card: the points I peg from that card on, less my opponent’s. Marked: the card that ${objective === 'win' ? 'wins most often' : `is worth the most ${worthWords.worthUnit('winChance', objective)}`}. Bars: how likely my opponent is to hold each rank. All these numbers are estimates: they assume that both players follow the computed solution of the play.`,
  moreThanBest: (card: Card, more: number, objective: Objective): string =>
    `The ${cardName(card)} brings ${points(more)} points more than the marked card, but at this score it ${objective === 'win' ? 'wins less often' : 'is worth less'}.`,
  /** Says the win chance, and the worth if it is given, as in `I win 58%, worth +0.84 game points`. */
  prospects: (chance: number, worth: number | undefined, objective: Objective, names: Names): string =>
    `${win(chance, names)}${worthWords.alsoWorth(worth, objective)}`,
  announceDiscard: (
    { thrown, points: net, winChance = 0, worth }: Throw,
    chance: boolean,
    objective: Objective = 'win',
  ): string => {
    const wins = chance ? `, ${percentFine(winChance)} to win${worthWords.alsoWorth(worth, objective)}` : '';
    return `Best: throw ${thrown.map(cardName).join(' and ')}, ${signed(net)} points${wins}`;
  },
  mixes: 'Best mix of cards:',
  /** Like `prospects`, but short enough for one line on a phone. */
  winsBrief: (chance: number, worth = 0, objective: Objective, names: Names): string =>
    `${win(chance, names)}${objective === 'win' ? '' : `, worth ${worthWords.worth(worth, objective)}`}`,
  textHintPlay: 'My four cards, the starter, then the cards played, in order',
  typedDiscard: 'Type 5d jh 6s 4h 5s 2c, or tap',
  typedPlay: 'Type 4h 5s 5d 6s 9c, or tap',
  textHintDiscard: 'Six cards, like 5D JH 6S 4H 5S 2C',
  /** Says the score and the order of a list, as in `Me 90, them 75; sorted by worth in game points`. */
  sortedBy: (scores: string, order: Order, objective: Objective): string => {
    const unit = order === 'points' || objective === 'win' ? '' : ` in ${worthWords.worthUnit(order, objective)}`;
    return `${scores}; sorted by ${discardWords.orderName(order, objective)}${unit}`;
  },
  countKept: 'Count these four',
  cribsPage: 'What the crib is worth',
});
