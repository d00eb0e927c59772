/**
 * Returns the browser's answer, or `otherwise` if the browser refuses. It does so in a frame without an origin, by
 * policy, or because of an extension.
 */
export const ifAllowed = <Answer>(ask: () => Answer, otherwise: Answer): Answer => {
  try {
    return ask();
  } catch {
    return otherwise;
  }
};
