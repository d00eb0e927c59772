import { CribbageError, type Engine } from '../../../engine/index.js';
import { strings } from '../../messages/app.js';
import type { Report } from '../../platform/engine_errors.js';
import { isField } from '../../platform/fields.js';
import { readingAsked } from '../../root/active_queries.js';
import { screenOf } from '../../root/registry.js';
import { longestLink } from '../../root/route.js';
import { sessionRefusal } from '../../root/session_reducer.js';
import type { Store } from '../../state/store_types.js';

const isRight = async (answer: Promise<unknown>): Promise<boolean> => {
  try {
    await answer;
    return true;
  } catch (error) {
    if (error instanceof CribbageError) return false;
    throw error;
  }
};

/** Handles text that is pasted anywhere except into a field, or shared by another app. */
export const createPasting = (
  { dispatch, state }: Store,
  engine: Engine,
  loadViews: () => Promise<void>,
  report: Report,
) => {
  // Opens recorded games on the screen of the review. Returns false for a text that has none.
  const openGames = async (text: string): Promise<boolean> => {
    if (!text.trim().includes('\n') || !(await isRight(engine.readGames({ text })))) return false;
    await loadViews();
    dispatch({ type: 'review', action: { type: 'recordPasted', text } });
    return true;
  };

  const openPanel = (text: string) => dispatch({ type: 'panelChosen', panel: 'text', text: text.slice(0, 400) });

  // Takes the text as cards if it names cards that the screen accepts, or else as recorded games. Otherwise takes it as
  // ranks if it has only ranks and the screen counts ranks without suits. Opens any other text in the text panel, which
  // says what is wrong with the text.
  const takeText = async (text: string) => {
    const { cards, error } = await engine.parseCards(readingAsked(state().view, text));
    const isCards = !error && cards.length > 0;
    if (!isCards && (await openGames(text))) return;
    if (!screenOf(state().view).cards) return dispatch({ type: 'noticed', notice: strings.noCardsHere });
    const given = { type: 'cardsGiven', cards } as const;
    if (isCards && !sessionRefusal(state(), given)) return dispatch(given);
    const byRanks = !isCards && screenOf(state().view).cards?.takesRanks && text.trim().length < longestLink / 2;
    const ranks = byRanks && (await isRight(engine.scoreRanks({ ranks: text })));
    if (ranks) return dispatch({ type: 'ranksGiven', ranks: text.trim() });
    openPanel(text);
  };

  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (isField(event.target) || event.defaultPrevented || text.trim() === '') return;
    event.preventDefault();
    takeText(text).catch(report);
  };

  /** Opens a shared text without cards. */
  const openText = async (text: string): Promise<void> => {
    if (!(await openGames(text).catch(report))) openPanel(text);
  };

  return { paste, openText };
};
