import type { ReviewedStep } from '../../../engine/index.js';

const cardsOf = (cards: unknown): string =>
  (Array.isArray(cards) ? cards.join('') : String(cards ?? '')).replaceAll(/[\s,]/g, '');

const turnsOf = (played: unknown): string =>
  String(Array.isArray(played) ? played.join(' ') : played)
    .replaceAll(/us[\s,]+go/gi, '')
    .replaceAll(/them[\s,]+go/gi, '-')
    .replaceAll(/us|them|[\s,]/gi, '');

/** Returns a link to the Discard or Pegging screen, which shows this choice; undefined if the step is not a choice. */
export const linkTo = ({ chosen, question }: ReviewedStep): string | undefined => {
  if (!question) return undefined;
  const { weDeal, ours = 0, theirs = 0 } = question;
  const tail = `${weDeal ? 'mine' : 'theirs'}`;
  const ring = chosen ? `/chose-${chosen.join('')}` : '';
  const score = `${ring}${ours + theirs > 0 ? `/${ours}-${theirs}` : ''}`;
  if ('dealt' in question) return `#v1/discard/${cardsOf(question.dealt)}/${tail}${score}`;
  const { kept, thrown, starter, played } = question;
  const cards = `${cardsOf(kept)}${thrown ? `.${cardsOf(thrown)}` : ''}${starter ? `-${cardsOf(starter)}` : ''}`;
  const turns = turnsOf(played);
  return `#v1/play/${cards}/${tail}${turns ? `/${turns}` : ''}${score}`;
};
