import type { ParseCardsQuestion, Questions } from '../../engine/index.js';
import { type Query, query, resultOf } from '../state/queries.js';
import { isStandingCurrent, standingQueries } from '../state/score_selectors.js';
import { ranksQuery } from '../state/show_queries.js';
import type { State, View } from '../state/state.js';
import { lateFeature } from './late_features.js';
import { screenOf } from './registry.js';

// Asks which cards the typed text means on the current screen.
const askReading = ({ view, ui }: State): Query => query('parseCards', readingAsked(view, ui.text));

/** Returns the question that asks the engine for the cards in a text that was typed or pasted on a screen. */
export const readingAsked = (view: View, text: string): ParseCardsQuestion => ({
  text,
  ...(screenOf(view).cards?.mayRepeat && { mayRepeat: true }),
});

/** The engine's reading of the text field: as cards and, if the screen accepts ranks, as ranks. */
export interface Reading {
  readonly cards: Questions['parseCards']['answers'];
  readonly ranks: Questions['scoreRanks']['answers'] | undefined;
}

export const readingOf = (state: State): Reading | undefined => {
  const cards = resultOf<Questions['parseCards']['answers']>(state, askReading(state));
  return cards && { cards, ranks: resultOf(state, ranksQuery(state.ui.text)) };
};

/** Returns the queries for everything on the screen, most important first. */
export const activeQueries = (state: State): readonly Query[] => {
  const match = lateFeature(state, 'match');
  if (match?.isFront(state)) return [...standingQueries(state), ...match.queries(state)];
  const { panel, text } = state.ui;
  const screen = screenOf(state.view);
  const reading = panel === 'text' && text !== '' ? [askReading(state)] : [];
  const ranks = reading.length > 0 && screen.cards?.takesRanks ? [ranksQuery(text)] : [];
  // A query that depends on the score waits until the score is counted.
  const waits = (screen.score || state.view === 'board') && !isStandingCurrent(state);
  const asked = waits ? [] : screen.queries(state);
  return [...reading, ...ranks, ...standingQueries(state), ...asked, ...(match?.queries(state) ?? [])];
};
