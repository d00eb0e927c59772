import { CribbageError, type Engine } from '../../../engine/index.js';
import { strings } from '../../messages/app.js';
import type { Report } from '../../platform/engine_errors.js';
import { isField } from '../../platform/fields.js';
import { readingAsked } from '../../root/active_queries.js';
import { screenOf } from '../../root/registry.js';
import { longestLink } from '../../root/route.js';
import { sessionRefusal } from '../../root/session_reducer.js';
import type { Store } from '../../state/store_types.js';

/** Handles text that is pasted anywhere except into a field. */
export const createPasting = ({ dispatch, state }: Store, engine: Engine, report: Report) => {
  const isRanks = async (ranks: string): Promise<boolean> => {
    try {
      await engine.scoreRanks({ ranks });
      return true;
    } catch (error) {
      if (error instanceof CribbageError) return false;
      throw error;
    }
  };

  // Takes the text as cards if it names cards that the screen accepts. Otherwise takes it as ranks if it has only ranks
  // and the screen counts ranks without suits. Opens any other text in the text panel, which says what is wrong with
  // the text.
  const takeText = async (text: string) => {
    const { cards, error } = await engine.parseCards(readingAsked(state().view, text));
    const isCards = !error && cards.length > 0;
    if (!screenOf(state().view).cards) return dispatch({ type: 'noticed', notice: strings.noCardsHere });
    const given = { type: 'cardsGiven', cards } as const;
    if (isCards && !sessionRefusal(state(), given)) return dispatch(given);
    const byRanks = !isCards && screenOf(state().view).cards?.takesRanks && text.trim().length < longestLink / 2;
    const ranks = byRanks && (await isRanks(text));
    if (ranks) return dispatch({ type: 'ranksGiven', ranks: text.trim() });
    dispatch({ type: 'panelChosen', panel: 'text', text: text.slice(0, 400) });
  };

  return (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (isField(event.target) || event.defaultPrevented || text.trim() === '') return;
    event.preventDefault();
    takeText(text).catch(report);
  };
};
