import { strings } from '../messages/app.js';
import { dealerOf, dealOf, personAt, scorerOf, showSeats, wasPegged } from '../session/game.js';
import { selectStanding } from '../state/score_selectors.js';
import type { State } from '../state/state.js';

/**
 * Returns a sentence about the points that the last step pegged for a cut jack or for a hand; empty if it pegged none.
 */
export const justPegged = (state: State): string => {
  const { game, names } = state.session;
  const [before, deal] = [state.past.at(-1)?.session.game, dealOf(game)];
  if (!before || before.deals.length !== game.deals.length) return '';
  const was = dealOf(before);
  const now = selectStanding(state);
  const cut = was.starter === deal.starter ? 0 : now.heels;
  const seat = showSeats.find((each) => wasPegged(deal, each) && !wasPegged(was, each));
  const points = seat && now.shows[seat];
  if (!seat || points === undefined) return cut > 0 ? strings.heels(dealerOf(deal), names) : '';
  const by = personAt(deal, seat);
  return strings.justCounted(by, points, now.pegs[scorerOf(deal, by)]?.[0] ?? 0, names);
};
