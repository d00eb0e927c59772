import { nextButton } from '../../ui/next_button.js';
import type { Dispatch } from '../state/store_types.js';
import type { DockButton } from './next_step.js';

/** The green button of a deal, which does the next step. */
export const nextStepButton = ({ label, action }: DockButton, dispatch: Dispatch, early = false) =>
  nextButton(label, action && (() => dispatch(action)), early);
