// The limits of the embed preview's height, in pixels. The message with the height is untrusted: another page sends it.

const least = 40;
const most = 4000;

/** The height of a frame before it has asked for one, in pixels. */
export const usualHeight = 420;

/**
 * Returns the height that the preview's message asks for, in pixels. If the preview only says that it is ready, returns
 * the usual height, because a browser does not lay out a frame before it is in sight. Returns undefined for any other
 * message.
 */
export const heightOf = (message: unknown): number | undefined => {
  if (typeof message !== 'object' || message === null) return undefined;
  const { fifteenTwo, type, height } = message as Record<string, unknown>;
  if (fifteenTwo !== 1) return undefined;
  if (type === 'ready') return usualHeight;
  if (type !== 'height' || typeof height !== 'number') return undefined;
  return height >= least && height <= most ? Math.ceil(height) : undefined;
};
