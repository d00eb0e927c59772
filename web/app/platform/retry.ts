const shortest = 2_000;
const longest = 32_000;

/** Tries again what failed because a file could not be loaded. The network may be back. */
export interface Retry {
  /** Calls `again` after a pause: two seconds, then after each failure twice as long, up to half a minute. */
  readonly failed: () => void;
  /** Makes the next pause two seconds again. */
  readonly done: () => void;
}

export const createRetry = (again: () => void): Retry => {
  let pause = shortest;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    failed: () => {
      clearTimeout(timer);
      timer = setTimeout(again, pause);
      pause = Math.min(2 * pause, longest);
    },
    done: () => {
      pause = shortest;
    },
  };
};
