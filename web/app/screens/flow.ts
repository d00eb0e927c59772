import type { Action } from '../model/actions.js';

/** What a button of the dock says and does. */
export interface Choice {
  readonly label: string;
  /** Absent while nothing can be done yet. */
  readonly action?: Action;
}

/** The next thing in a deal: what the green button does, and the quiet one beside it. */
export interface Flow {
  readonly primary: Choice;
  /** Not yet the thing to do. */
  readonly early?: boolean;
  readonly skip?: Choice;
}
