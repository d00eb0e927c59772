/** What a browser answers, or `otherwise` if it refuses: in a frame without an origin, by a policy, or for an extension. */
export const ifAllowed = <Answer>(ask: () => Answer, otherwise: Answer): Answer => {
  try {
    return ask();
  } catch {
    return otherwise;
  }
};
