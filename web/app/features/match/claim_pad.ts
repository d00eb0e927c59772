import { claimPad } from '../../../ui/claim_pad.js';
import { againstWords } from '../../messages/match.js';
import { claims } from '../../session/claims.js';
import type { State } from '../../state/state.js';
import type { Controls } from '../view_types.js';

/**
 * Draws the keys with which the player enters their own count of a hand. No hand counts 19, 25, 26 or 27, so those
 * numbers have no key.
 */
export const ourClaims = ({ match: matchState }: State, { dispatch }: Controls) =>
  claimPad({
    claims,
    chosen: matchState?.toClaim ?? null,
    label: againstWords.claims,
    name: againstWords.claimKey,
    tap: (points) => dispatch({ type: 'match', action: { type: 'claimChosen', points } }),
  });
