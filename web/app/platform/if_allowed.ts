/**
 * Returns the browser's answer, or `otherwise` if it refuses: in a frame without an origin, by policy, or for an
 * extension.
 */
export const ifAllowed = <Answer>(ask: () => Answer, otherwise: Answer): Answer => {
  try {
    return ask();
  } catch {
    return otherwise;
  }
};
