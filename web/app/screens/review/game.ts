import { html, nothing } from 'lit/html.js';
import type { GameAnswer, Who } from '../../../engine/index.js';
import { segments } from '../../../ui/segments.js';
import type { State } from '../../model/state.js';
import { type Names, noNames, unnamed } from '../../record/text.js';
import { errorOf, gameOf, namesOf, reviewOf } from '../../review/asking.js';
import type { Judged } from '../../review/judged.js';
import { sentenceOf } from '../../review/telling.js';
import type { Desk } from '../../state/slices/review.js';
import { strings } from '../../strings.js';
import { reviewWords } from '../../words/review.js';
import type { Controls } from '../view.js';
import { curve } from './curve.js';
import { decisionItem } from './decision.js';
import { byDeal } from './table.js';

// The review: one sentence, the curve of the chance, the decisions that mattered, and each deal in a row.

const mattered = (desk: Desk, { worst, done, all, whole: { seen } }: Judged, names: Names, controls: Controls) => {
  if (worst.length === 0)
    return done < all
      ? nothing
      : html`<p>${seen.us || seen.them ? reviewWords.noMistakes(desk.source.level !== null, names) : reviewWords.nothingSeen}</p>`;
  return html`
    <h2>${reviewWords.mistakes(worst.length)}</h2>
    <ol class="decisions">${worst.map((decision) => decisionItem(desk, decision, names, controls))}</ol>
  `;
};

// Against the engine that is known.
const sideChoice = ({ players: [a, b] }: GameAnswer, { source }: Desk, { dispatch }: Controls) => {
  const label = (name: string) => {
    if (name === unnamed.us) return strings.nameOf('us', noNames);
    return reviewWords.iAm(name === unnamed.them ? strings.nameOf('them', noNames) : name);
  };
  return source.level
    ? nothing
    : segments<Who | null>(
        reviewWords.sideGroup,
        [
          { value: 'a', label: label(a) },
          { value: 'b', label: label(b) },
          { value: null, label: reviewWords.nobody },
        ],
        source.me,
        (me) => dispatch({ type: 'review', deed: { do: 'side', me } }),
      );
};

export const judgedGame = (state: State, desk: Desk, controls: Controls) => {
  const [game, judged] = [gameOf(state, desk), reviewOf(state, desk)];
  const error = errorOf(state, desk);
  if (error) return html`<p class="bad">${reviewWords.wrong(error)}</p>`;
  if (!game || !judged) return nothing;
  const names = namesOf(game, desk);
  const { done, all } = judged;
  return html`
    <p class="sentence" aria-hidden="true">${sentenceOf(state, desk) ?? reviewWords.judging(done, all)}</p>
    ${curve(judged, names)} ${sideChoice(game, desk, controls)} ${mattered(desk, judged, names, controls)}
    ${done > 0 ? byDeal(desk, judged, names, controls) : nothing}
    <p class="note">${reviewWords.note}</p>
  `;
};
