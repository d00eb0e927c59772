import { focusKey } from '../../../platform/fields.js';

/**
 * If the focused element is gone, moves the focus to the button for the next step. Otherwise leaves the focus where it
 * is.
 */
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
