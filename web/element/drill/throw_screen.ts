import { html, nothing } from 'lit';
import type { Card } from '../../engine/types.js';
import { smallCards } from '../../ui/card.js';
import { cardChooser } from '../../ui/card_chooser.js';
import { comparedWords, throwWith } from '../../ui/discards/comparison.js';
import { askedWords } from '../../ui/messages/practice.js';
import { strings } from '../strings.js';
import { answerButton } from './answer_button.js';
import type { ToldThrow } from './asked.js';
import type { JudgedAnswer } from './judged.js';

export interface ThrowActs {
  readonly tap: (card: Card) => void;
  readonly go: () => void;
}

const said = ({ asked: exercise }: ToldThrow, { cost, verdict }: JudgedAnswer) => {
  const best = exercise.choices[0]?.cards ?? [];
  return html`
    <b class="sentence">${askedWords.judged(verdict, cost, exercise.unit)}</b>
    ${verdict === 'best' ? nothing : html`<span>${askedWords.bestWas(best)}</span>`}
  `;
};

const against = ({ asked: exercise, choices }: ToldThrow, chosen: readonly Card[]): string => {
  const mine = throwWith(choices, chosen);
  return mine ? comparedWords(choices, mine, exercise.weDeal) : '';
};

/**
 * Renders six cards, two of which are to be thrown. Room for the comment on the throw is reserved, and screen readers
 * announce the comment only once.
 */
export const throwScreen = (
  told: ToldThrow,
  chosen: readonly Card[],
  judged: JudgedAnswer | undefined,
  { go, tap }: ThrowActs,
) => {
  const { dealt, choices } = told.asked;
  const left = 2 - chosen.length;
  const label = left > 0 ? askedWords.toChoose(left) : html`${askedWords.throwTwo} ${smallCards(chosen)}`;
  return html`
    ${cardChooser({
      cards: dealt,
      label: strings.pad,
      chosen,
      played: [],
      may: judged ? [] : dealt,
      best: judged ? (choices[0]?.cards ?? []) : [],
      tap,
    })}
    ${answerButton(label, judged || left > 0 ? undefined : go)}
    <div class="verdict">
      <p part="verdict" role="status">${judged ? said(told, judged) : nothing}</p>
      ${judged ? html`<p class="note" part="note">${against(told, chosen)}</p>` : nothing}
    </div>
  `;
};
