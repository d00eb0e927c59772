/** Tells every change of a state. */
interface Changes<State> {
  readonly subscribe: (see: (after: State, before: State) => void) => void;
}

/**
 * A page of a screen begins at its top, whatever the one before it was scrolled to. `pageOf` says which page is in front, first its
 * name; nothing while another screen is, or the part has not arrived.
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
