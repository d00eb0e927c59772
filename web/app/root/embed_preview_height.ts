// The message in which the embed preview asks for a height. It comes from another page, so it is untrusted.

const least = 40;
const most = 4000;

/** The height of a frame before it has asked for one. */
export const usualHeight = 420;

/**
 * The height the preview asks for, in pixels. If it only reports that it is ready, the usual height, because a browser
 * does not lay out a frame that is out of sight. Undefined for any other message.
 */
export const heightOf = (message: unknown): number | undefined => {
  if (typeof message !== 'object' || message === null) return undefined;
  const { fifteenTwo, type, height } = message as Record<string, unknown>;
  if (fifteenTwo !== 1) return undefined;
  if (type === 'ready') return usualHeight;
  if (type !== 'height' || typeof height !== 'number') return undefined;
  return height >= least && height <= most ? Math.ceil(height) : undefined;
};
