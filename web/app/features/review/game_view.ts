import { html, nothing } from 'lit/html.js';
import type { GameAnswer, Who } from '../../../engine/index.js';
import { segments } from '../../../ui/segments.js';
import { strings } from '../../messages/app.js';
import { reviewWords } from '../../messages/review.js';
import { type Names, noNames, unnamed } from '../../session/record_text.js';
import type { Desk } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import type { Controls } from '../view_types.js';
import { sentenceOf } from './announcements.js';
import { byDeal } from './deals_table.js';
import { decisionItem } from './decision_view.js';
import type { Judged } from './judged_game.js';
import { errorOf, gameOf, namesOf, reviewOf } from './selectors.js';
import { curve } from './win_curve.js';

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
