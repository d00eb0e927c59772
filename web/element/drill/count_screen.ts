import { html, nothing } from 'lit';
import { claimedPoints, claims } from '../../exercises/claims.js';
import { gradeCount } from '../../exercises/grade.js';
import { nameOf } from '../../exercises/named_hands.js';
import { claimPad } from '../../ui/claim_pad.js';
import { countReasons } from '../../ui/count_reasons.js';
import { hand } from '../../ui/hand.js';
import { engineWords } from '../../ui/messages/engine.js';
import { askedWords } from '../../ui/messages/practice.js';
import { total } from '../../ui/score_total.js';
import { strings } from '../strings.js';
import { answerButton } from './answer_button.js';
import type { ToldCount } from './asked.js';
import type { JudgedAnswer } from './judged.js';

export interface CountActs {
  readonly tap: (points: number) => void;
  readonly go: () => void;
}

const keys = (claim: number | undefined, tap: CountActs['tap']) =>
  claimPad({ claims, chosen: claim ?? null, label: askedWords.claims, name: askedWords.claimKey, tap });

const reasons = ({ asked: exercise, long }: ToldCount, claimed: number) => {
  const { answer, hand: four, starter } = exercise;
  const name = nameOf(four, starter, answer.points);
  return countReasons({ answer, long, name: name && askedWords.named[name], ...gradeCount(exercise, claimed) });
};

/** Renders a hand and the keys for its count. After the answer, the count takes the place of the keys. */
export const countScreen = (
  told: ToldCount,
  claim: number | undefined,
  judged: JudgedAnswer | undefined,
  { go, tap }: CountActs,
) => {
  const { answer, hand: four, starter } = told.asked;
  const claimed = claimedPoints(claim ?? 0);
  const label = claim === undefined ? askedWords.tapNumber : askedWords.claimIt(claimedPoints(claim));
  return html`
    ${hand({ cards: four, starter, lifted: [], total: undefined })}
    ${answerButton(label, judged || claim === undefined ? undefined : go)}
    <div class="counted">
      ${judged ? nothing : keys(claim, tap)}
      <div part="verdict" role="status">
        ${judged ? total(answer.points, askedWords.said(claimed, answer.points), strings.spoken(engineWords.spoken(answer))) : nothing}
      </div>
      ${judged ? reasons(told, claimed) : nothing}
    </div>
  `;
};
