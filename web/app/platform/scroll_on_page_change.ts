/** Reports every change of a state. */
interface Changes<State> {
  readonly subscribe: (see: (after: State, before: State) => void) => void;
}

/**
 * Scrolls to the top when a screen changes from one of its pages to another. `pageOf` returns values that identify the
 * page, its name first. It returns an empty array while another screen is shown, or if the screen is not loaded.
 */
export const beginAtTop = <State>(
  { subscribe }: Changes<State>,
  pageOf: (state: State) => readonly unknown[],
): void => {
  subscribe((after, before) => {
    const [was, is] = [pageOf(before), pageOf(after)];
    const bothThere = was[0] !== undefined && is[0] !== undefined;
    if (bothThere && is.some((each, at) => each !== was[at])) scrollTo(0, 0);
  });
};
