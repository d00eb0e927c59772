import type { stepWords } from '../../../app/messages/steps.js';
import type { Person } from '../../../app/session/game.js';
import type { Names } from '../../../app/session/record_text.js';
import type { Card, Rank, SeenCard } from '../../../engine/index.js';
import { whole } from '../../../ui/figures.js';
import type { Translation } from '../../locale.js';
import { theCard, theRank } from '../shared/words.js';
import { frenchPlay } from './pegging.js';
import { player, says } from './players.js';

const cardOf = (card: SeenCard): string => (card.length === 2 ? theCard(card as Card) : theRank(card as Rank));

const gets = (by: Person, points: number, score: number, names: Names): string =>
  `${whole(points)} pour ${player(by, names)}, ${by === 'us' && !names.us ? 'j’en ai' : 'qui en a'} ${whole(score)}.`;

export const frenchSteps: Translation<typeof stepWords> = {
  plays: (by, card, count, why, names) =>
    `${[`${says(by, names, 'Je joue', 'joue')} ${cardOf(card)}, compte ${whole(count)}`, ...why.map(frenchPlay.reason)].join(', ')}.`,
  saysGo: (by, names) => `${frenchPlay.saysGo(by, names)}.`,
  gets,
  go: (by, points, score, names) => `Go\u00a0: ${gets(by, points, score, names)}`,
  heels: (by, points, score, names) => `Valet retourné\u00a0: ${gets(by, points, score, names)}`,
  undone: (scores) => `Annulé\u00a0: ${scores}.`,
};
