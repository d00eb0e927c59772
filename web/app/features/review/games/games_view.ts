import { html, nothing } from 'lit/html.js';
import { askedWords } from '../../../../ui/messages/practice.js';
import { allScores } from '../../../messages/players.js';
import { reviewWords } from '../../../messages/review.js';
import { statisticsWords } from '../../../messages/statistics.js';
import { noNames } from '../../../session/record_text.js';
import { sourceOfMatch } from '../../../state/review_sources.js';
import type { GameResult, RecordSource, ReviewState } from '../../../state/slices/review.js';
import type { State } from '../../../state/state.js';
import type { Controls } from '../../view_types.js';
import { isJudged } from './game_summaries.js';
import { endedAtTable, type GameRow, resultOfKept, rowsOf, sourceOfKept } from './kept_games.js';
import { type LeftGame, leftGames } from './left_games.js';

// This file draws the list of games: first those against the engine that can be gone on with, then all others, newest
// first. A row opens the review of its game.

interface Row {
  readonly name: string;
  readonly notes: readonly string[];
  /** The record of the game; absent if only its figures are left. */
  readonly source?: RecordSource | undefined;
  readonly goOn?: () => void;
  readonly remove?: () => void;
}

const contents = ({ name, notes }: Row) => html`<span>${name}</span> <span class="note">${notes.join(' · ')}</span>`;

const row = (each: Row, { dispatch }: Controls) => {
  const { name, source, goOn, remove } = each;
  const open = () => source && dispatch({ type: 'review', action: { type: 'recordOpened', source } });
  const small = (label: string, act: () => void) =>
    html`<button type="button" class="quiet" aria-label=${`${label}: ${name}`} @click=${act}>${label}</button>`;
  return html`
    <li class="game-row">
      ${
        source
          ? html`<button type="button" class="game-open" aria-label=${`${reviewWords.review}: ${[name, ...each.notes].join(', ')}`} @click=${open}>${contents(each)}</button>`
          : html`<p class="game-open">${contents(each)}</p>`
      }
      ${goOn ? small(statisticsWords.resume, goOn) : nothing} ${remove ? small(statisticsWords.remove, remove) : nothing}
    </li>
  `;
};

const nameOf = ({ against, score, sides, won, target, unfinished, names = noNames }: GameResult): string => {
  if (sides) return statisticsWords.endedOfMore(allScores(sides));
  if (against === 'table') return statisticsWords.endedAtTable(score, names);
  return unfinished && score
    ? statisticsWords.left(against, score, target)
    : statisticsWords.ended(against, score, won, target);
};

const notesOf = (result: GameResult, isWhole: boolean): readonly string[] => [
  askedWords.day(result.date),
  ...(result.unfinished ? [statisticsWords.unfinished] : []),
  ...(isJudged(result) ? [statisticsWords.judged(result.cards, result.throws + result.plays + result.counting)] : []),
  ...(isJudged(result) && result.hints ? [statisticsWords.hintsIn(result.hints)] : []),
  ...(isWhole ? [] : [statisticsWords.onlyFigures]),
];

// Returns what resumes a game against the engine that was replaced before its end. The game leaves the list.
const resuming = ({ whole }: GameRow, { dispatch }: Controls) => {
  if (!whole?.unfinished || !('match' in whole.played)) return undefined;
  const { match } = whole.played;
  return () => {
    dispatch({ type: 'review', action: { type: 'gameTakenBack', key: whole.key } });
    dispatch({ type: 'match', action: { type: 'matchResumed', match } });
  };
};

const played = (state: State, game: GameRow, controls: Controls) => {
  const { result, whole } = game;
  const goOn = resuming(game, controls);
  return row(
    {
      name: nameOf(result),
      notes: notesOf(result, whole !== undefined),
      source: whole && sourceOfKept(state, whole),
      ...(goOn && { goOn }),
      remove: () => controls.dispatch({ type: 'review', action: { type: 'gameRemoved', key: result.key } }),
    },
    controls,
  );
};

// Draws the game that has ended but is still on the table. It is removed from there by the next game.
const onTable = (state: State, controls: Controls) => {
  const game = endedAtTable(state);
  if (!game) return nothing;
  const result = resultOfKept(game);
  return row({ name: nameOf(result), notes: notesOf(result, true), source: sourceOfKept(state, game) }, controls);
};

const left = (state: State, { match, place, counted }: LeftGame, controls: Controls) => {
  const which = place === undefined ? {} : { place };
  const score = counted?.standing.score ?? match.game.start;
  return row(
    {
      name: statisticsWords.left(match.level, score, match.game.target),
      notes: [statisticsWords.unfinished],
      source: sourceOfMatch(state, match),
      goOn: () => controls.dispatch({ type: 'match', action: { type: 'matchResumed', ...which } }),
      remove: () => controls.dispatch({ type: 'match', action: { type: 'matchRemoved', ...which } }),
    },
    controls,
  );
};

export const gamesList = (state: State, review: ReviewState, controls: Controls) => {
  const [going, rows, ended] = [leftGames(state), rowsOf(review), endedAtTable(state)];
  if (going.length + rows.length === 0 && !ended) return html`<p>${statisticsWords.noGames}</p>`;
  return html`
    ${
      going.length > 0
        ? html`<h2>${statisticsWords.leftTitle}</h2><ul class="games" role="list">${going.map((game) => left(state, game, controls))}</ul>`
        : nothing
    }
    ${
      rows.length > 0 || ended
        ? html`
            <h2>${statisticsWords.playedTitle}</h2>
            <ul class="games" role="list">${onTable(state, controls)}${rows.map((each) => played(state, each, controls))}</ul>
          `
        : nothing
    }
  `;
};
