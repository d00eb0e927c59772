/**
 * Focuses a key. Does not scroll to a sticky dock: it is always in sight, but some browsers would scroll all the same.
 */
export const focusKey = (key: HTMLElement | null): void => {
  const dock = key?.closest('.dock');
  key?.focus({ preventScroll: dock != null && getComputedStyle(dock).position === 'sticky' });
};

/** True for a field. Text typed or pasted there belongs to the field. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
