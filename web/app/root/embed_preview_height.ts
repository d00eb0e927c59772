// The message in which the preview of an embed says how high it wants to be. It comes from another page, so it is untrusted.

const least = 40;
const most = 4000;

/** What a frame has room for before it says how much it needs. */
export const usualHeight = 420;

/**
 * The height it asks for, in pixels; the usual one where it only says that it is there, since a browser does not lay out a
 * frame that is out of sight; undefined where it says anything else.
 */
export const heightOf = (message: unknown): number | undefined => {
  if (typeof message !== 'object' || message === null) return undefined;
  const { fifteenTwo, type, height } = message as Record<string, unknown>;
  if (fifteenTwo !== 1) return undefined;
  if (type === 'ready') return usualHeight;
  if (type !== 'height' || typeof height !== 'number') return undefined;
  return height >= least && height <= most ? Math.ceil(height) : undefined;
};
