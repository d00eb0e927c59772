import { nextButton } from '../../ui/next_button.js';
import type { Dispatch } from '../state/store_types.js';
import type { DockButton } from './next_step.js';

/** Draws the green button, which does the next step of the deal. */
export const nextStepButton = ({ label, action }: DockButton, dispatch: Dispatch, early = false) =>
  nextButton(label, action && (() => dispatch(action)), early);
