import type { PlayReason, SeenCard } from '../../engine/index.js';
import { messages } from '../../i18n/locale.js';
import { words } from '../../ui/messages/ui.js';
import type { Person } from '../session/game.js';
import type { Names } from '../session/record_text.js';
import { playWords } from './pegging.js';
import { does, forPlayer } from './players.js';

const { total: whole } = words;

/** Names a card of the play, of which perhaps only the rank is known. */
const cardOf = (card: SeenCard): string =>
  card.length === 2 ? words.cardName(card as never) : words.rankName(card as never);

const gets = (by: Person, points: number, score: number, names: Names): string => {
  const has = names[by] ? `, who has ${whole(score)}` : `: ${by === 'us' ? 'I' : 'they'} have ${whole(score)}`;
  return `${whole(points)} ${forPlayer(by, names)}${has}.`;
};

/** The steps of a record, as a screen reader announces them. */
export const stepWords = messages('steps', {
  plays: (by: Person, card: SeenCard, count: number, why: readonly PlayReason[], names: Names): string =>
    `${[`${does(by, names, 'play', 'play', 'plays')} the ${cardOf(card)}, count ${whole(count)}`, ...why.map(playWords.reason)].join(', ')}.`,
  saysGo: (by: Person, names: Names): string => `${does(by, names, 'say', 'say', 'says')} go.`,
  gets,
  go: (by: Person, points: number, score: number, names: Names): string => `Go: ${gets(by, points, score, names)}`,
  heels: (by: Person, points: number, score: number, names: Names): string =>
    `Heels: ${gets(by, points, score, names)}`,
  undone: (scores: string): string => `Undone: ${scores}.`,
});
