import type { choiceReasonWords } from '../../../app/messages/choice_reasons.js';
import type { PlayReason, Rank } from '../../../engine/index.js';
import { whole } from '../../../ui/figures.js';
import type { Translation } from '../../locale.js';
import { frenchWords, theRank } from '../shared/words.js';
import { frenchPlay } from './pegging.js';
import { capital, percent } from './players.js';

const listed = (reasons: readonly PlayReason[]): string => reasons.map(frenchPlay.reason).join(', ');
const named = (ranks: readonly Rank[]): string => ranks.map(frenchWords.rankName).join(' ou ');

export const frenchChoiceReasons: Translation<typeof choiceReasonWords> = {
  pegs: (rank, points, reasons) =>
    `${capital(theRank(rank))} ${points > 0 ? `marque ${whole(points)} tout de suite, ${listed(reasons)}` : 'ne marque rien tout de suite'}`,
  answer: ({ ranks, reasons, likeliest, chance }) =>
    `l’autre peut répondre ${named(ranks)}, ${listed(reasons)}\u00a0: ${percent(chance)} de ses mains ont ${theRank(likeliest)}`,
  safe: 'aucune carte de l’autre n’y marque',
};
