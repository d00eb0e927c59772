/** A dock that sticks is in sight. A browser may scroll all the same, to where the key would lie otherwise. */
export const focusKey = (key: HTMLElement | null): void => {
  const dock = key?.closest('.dock');
  key?.focus({ preventScroll: dock != null && getComputedStyle(dock).position === 'sticky' });
};

/** What is typed or pasted here stays here. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
