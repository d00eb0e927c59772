// Arrow keys move among the rows of a list, even with other content between them.

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus to the row of another discard, and calls `tell` with that discard. */
export const walkRows = (event: KeyboardEvent, tell?: (id: string) => void): void => {
  const step = steps[event.key];
  const from = (event.target as Element).closest<HTMLElement>('.discard-row');
  if (!step || !from || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const rows = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('.discard-row')];
  const to = rows[step(rows.indexOf(from), rows.length - 1)];
  to?.focus();
  if (to && to !== from) tell?.(to.dataset.thrown ?? '');
};
