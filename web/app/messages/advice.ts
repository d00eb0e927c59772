import type { Card, Objective, Opponent } from '../../engine/index.js';
import { messages } from '../../i18n/locale.js';
import { points } from '../../ui/figures.js';
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
  mixes: 'Best mix of cards:',
  /** Like `prospects`, but short enough for one line on a phone. */
  winsBrief: (chance: number, worth = 0, objective: Objective, names: Names): string =>
    `${win(chance, names)}${objective === 'win' ? '' : `, worth ${worthWords.worth(worth, objective)}`}`,
});
