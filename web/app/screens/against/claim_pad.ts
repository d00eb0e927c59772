import { claimPad } from '../../../ui/claim_pad.js';
import type { State } from '../../model/state.js';
import { claims } from '../../record/claims.js';
import { againstWords } from '../../words/against.js';
import type { Controls } from '../view.js';

/** What a hand of ours may be worth. Four numbers never come up, and have no key. */
export const ourClaims = ({ against }: State, { dispatch }: Controls) =>
  claimPad({
    claims,
    chosen: against?.toClaim ?? null,
    label: againstWords.claims,
    name: againstWords.claimKey,
    tap: (points) => dispatch({ type: 'against', deed: { do: 'claim', points } }),
  });
