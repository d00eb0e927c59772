import { html, nothing } from 'lit/html.js';
import type { ReadGameAnswer, Who } from '../../../engine/index.js';
import { segments } from '../../../ui/segments.js';
import { strings } from '../../messages/app.js';
import { reviewWords } from '../../messages/review.js';
import { type Names, noNames, unnamed } from '../../session/record_text.js';
import type { ReviewState } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import type { Controls } from '../view_types.js';
import { sentenceOf } from './announcements.js';
import { byDeal } from './deals_table.js';
import { decisionItem } from './decision_view.js';
import type { JudgedGame } from './judged_game.js';
import { namesOf, selectGame, selectGames, selectJudgedGame, selectRecordError } from './selectors.js';
import { curve } from './win_curve.js';

// This file draws the review of a game: one sentence, the curve of the win chance, the costliest decisions, and a row
// for each deal.

const mattered = (
  review: ReviewState,
  { worst, done, all, whole: { seen } }: JudgedGame,
  names: Names,
  controls: Controls,
) => {
  if (worst.length === 0)
    return done < all
      ? nothing
      : html`<p>${seen.us || seen.them ? reviewWords.noMistakes(review.source.level !== null, names) : reviewWords.nothingSeen}</p>`;
  return html`
    <h2>${reviewWords.mistakes(worst.length)}</h2>
    <ol class="decisions" role="list">${worst.map((decision) => decisionItem(review, decision, names, controls))}</ol>
  `;
};

// Draws the buttons that say which side of the record is the user's. Draws none for a game against the engine, because
// the side is known.
const sideChoice = ({ players: [a = '', b = ''] }: ReadGameAnswer, { source }: ReviewState, { dispatch }: Controls) => {
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
        (me) => dispatch({ type: 'review', action: { type: 'sideChosen', me } }),
      );
};

// Draws the way to the other games of the file, if it has several.
const otherGames = (state: State, review: ReviewState, { dispatch }: Controls) => {
  const { length } = selectGames(state, review);
  if (length < 2) return nothing;
  const open = () => dispatch({ type: 'review', action: { type: 'pageChosen', page: 'text' } });
  return html`<button type="button" class="quiet other-games" @click=${open}>${reviewWords.gameOf(review.source.game + 1, length)}</button>`;
};

export const judgedGame = (state: State, review: ReviewState, controls: Controls) => {
  const [game, judged] = [selectGame(state, review), selectJudgedGame(state, review)];
  const error = selectRecordError(state, review);
  if (error) return html`<p class="bad">${reviewWords.wrong(error)}</p>`;
  if (!game || !judged) return nothing;
  const names = namesOf(game, review);
  const { done, all } = judged;
  return html`
    <p class="sentence" aria-hidden="true">${sentenceOf(state, review) ?? reviewWords.judging(done, all)}</p>
    ${otherGames(state, review, controls)} ${curve(judged, names)} ${sideChoice(game, review, controls)} ${mattered(review, judged, names, controls)}
    ${done > 0 ? byDeal(review, judged, names, controls) : nothing}
    <p class="note">${reviewWords.note}</p>
  `;
};
