/**
 * Focuses a key. If the key is in a sticky dock, prevents scrolling: the dock is always in sight, but some browsers
 * would scroll anyway.
 */
export const focusKey = (key: HTMLElement | null): void => {
  const dock = key?.closest('.dock');
  key?.focus({ preventScroll: dock != null && getComputedStyle(dock).position === 'sticky' });
};

/** True for a text field. Text that is typed or pasted into it belongs to it, and is not read as cards. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
