import { focusKey } from '../../../platform/fields.js';

/** Where what had the focus is gone, the focus goes on to what comes next; it is left alone everywhere else. */
export const createFocus = (): (() => void) => {
  let last: EventTarget | null = null;
  document.addEventListener('focusin', ({ target }) => {
    last = target;
  });
  const follow = (): void => {
    const isGone = last instanceof HTMLElement && !last.isConnected && document.activeElement === document.body;
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    if (isGone) focusKey(find('.practice-actions .next') ?? find('.practice-screen button'));
  };
  return () => void requestAnimationFrame(follow);
};
