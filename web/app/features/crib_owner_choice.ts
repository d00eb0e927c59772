import { segments } from '../../ui/segments.js';
import { strings } from '../messages/app.js';
import { dealerOf, dealOf, peopleOf } from '../session/game.js';
import { isOfMore } from '../session/session.js';
import type { ScreenView } from './view_types.js';

/** Draws the buttons that set whose crib it is, and thereby who deals. */
export const cribChoice: ScreenView['choices'] = (state, controls) =>
  isOfMore(state.session) ? cribOfMore(state, controls) : cribOfTwo(state, controls);

// Draws the people at the table, of whom one deals.
const cribOfMore: ScreenView['choices'] = ({ session: { game, names } }, { dispatch }) =>
  segments(
    strings.cribGroup,
    peopleOf(dealOf(game)).map((value) => ({ value, label: strings.nameOf(value, names) })),
    dealerOf(dealOf(game)),
    (dealer) => dispatch({ type: 'dealerChosen', dealer }),
  );

const cribOfTwo: ScreenView['choices'] = ({ session: { game, names } }, { dispatch }) =>
  segments(
    strings.cribGroup,
    [
      { value: true, label: strings.cribOf(true, names) },
      { value: false, label: strings.cribOf(false, names) },
    ],
    dealOf(game).weDeal,
    (ours) => dispatch({ type: 'dealerChosen', dealer: ours ? 'us' : 'them' }),
  );
