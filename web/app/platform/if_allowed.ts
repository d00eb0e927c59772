/**
 * Returns what `ask` gets from the browser, or `otherwise` if the browser refuses. Browsers refuse in a frame without
 * an origin, by policy, or because of an extension.
 */
export const ifAllowed = <Answer>(ask: () => Answer, otherwise: Answer): Answer => {
  try {
    return ask();
  } catch {
    return otherwise;
  }
};
