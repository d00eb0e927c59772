/** Focuses a key. A sticky dock is always in sight, but some browsers scroll to where the key would be without it. */
export const focusKey = (key: HTMLElement | null): void => {
  const dock = key?.closest('.dock');
  key?.focus({ preventScroll: dock != null && getComputedStyle(dock).position === 'sticky' });
};

/** True for a field. Text typed or pasted there belongs to the field. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
