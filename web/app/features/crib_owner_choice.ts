import { segments } from '../../ui/segments.js';
import { strings } from '../messages/app.js';
import { dealOf } from '../session/game.js';
import type { ScreenView } from './view_types.js';

/** Draws the buttons that set whose crib it is, and thereby who deals. */
export const cribChoice: ScreenView['choices'] = ({ session: { game, names } }, { dispatch }) =>
  segments(
    strings.cribGroup,
    [
      { value: true, label: strings.cribOf(true, names) },
      { value: false, label: strings.cribOf(false, names) },
    ],
    dealOf(game).weDeal,
    (ours) => dispatch({ type: 'dealerChosen', dealer: ours ? 'us' : 'them' }),
  );
