// Lets arrow keys move the focus among the buttons of a group. It uses their positions on the screen, so any layout
// works.

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (element: Element): readonly [number, number] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

// Sideways distance weighs more than distance along the arrow, so that the focus follows a row to its end.
const aside = 4;

/** Moves the focus to the nearest button in the direction of an arrow key. */
export const focusNext = (event: KeyboardEvent): void => {
  const direction = directions[event.key];
  const from = (event.target as Element).closest('button');
  if (!direction || !from || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const [x, y] = middle(from);
  let nearest: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const button of (event.currentTarget as Element).querySelectorAll<HTMLElement>('button')) {
    const [toX, toY] = middle(button);
    const along = (toX - x) * direction[0] + (toY - y) * direction[1];
    const across = Math.abs((toX - x) * direction[1]) + Math.abs((toY - y) * direction[0]);
    const distance = along + aside * across;
    if (along > 1 && across < along * 4 && distance < least) {
      least = distance;
      nearest = button;
    }
  }
  nearest?.focus();
};

/** Makes the focused button the one that Tab returns to. */
export const keepOneTabStop = (event: FocusEvent): void => {
  const focused = (event.target as Element).closest('button');
  if (!focused) return;
  for (const button of (event.currentTarget as Element).querySelectorAll('button'))
    button.tabIndex = button === focused ? 0 : -1;
};
