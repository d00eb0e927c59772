import type { CardsQuestion, Questions } from '../../engine/index.js';
import { answerTo, ask, type Question } from '../state/queries.js';
import { countingOf, isCounted } from '../state/score_selectors.js';
import { askRanks } from '../state/show_queries.js';
import type { State, View } from '../state/state.js';
import { lateFeature } from './late_features.js';
import { screenOf } from './registry.js';

// The cards of a text, by what the screen in front takes.
const askReading = ({ view, ui }: State): Question => ask('parseCards', readingAsked(view, ui.text));

/** The question for the cards of a text that is typed or pasted on a screen. */
export const readingAsked = (view: View, text: string): CardsQuestion => ({
  text,
  ...(screenOf(view).takesAgain && { mayRepeat: true }),
});

/** What the text field holds, as cards and as ranks. */
export interface Reading {
  readonly cards: Questions['parseCards']['answers'];
  readonly ranks: Questions['scoreRanks']['answers'] | undefined;
}

export const readingOf = (state: State): Reading | undefined => {
  const cards = answerTo<Questions['parseCards']['answers']>(state, askReading(state));
  return cards && { cards, ranks: answerTo(state, askRanks(state.ui.text)) };
};

/** Everything that is shown, as questions, most wanted first. */
export const questionsOf = (state: State): readonly Question[] => {
  const match = lateFeature(state, 'against');
  if (match?.isFront(state)) return [...countingOf(state), ...match.questions(state)];
  const { panel, text } = state.ui;
  const screen = screenOf(state.view);
  const reading = panel === 'text' && text !== '' ? [askReading(state)] : [];
  const ranks = reading.length > 0 && screen.takesRanks ? [askRanks(text)] : [];
  // What depends on the score is not asked at another one.
  const waits = (screen.score || state.view === 'board') && !isCounted(state);
  const asked = waits ? [] : screen.questions(state);
  return [...reading, ...ranks, ...countingOf(state), ...asked, ...(match?.questions(state) ?? [])];
};
