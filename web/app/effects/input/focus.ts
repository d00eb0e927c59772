import { focusKey } from '../../platform/fields.js';
import { covers, type State } from '../../state/state.js';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

// Selects the element that a player needs next: a card in a game against the engine, a key of the open pad, or else the
// green button.
const next = '.my-cards [tabindex="0"], .pad [data-card], .rank-pad [tabindex="0"], .dock .next';

const nextElement = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(next)].find((part) => part.checkVisibility());

/** The frames to wait for a screen whose code is still being loaded: about two seconds. */
const patience = 120;

/**
 * Moves the focus to a fitting element if the focused one vanishes: because the screen, the hand on it, the pad, the peg
 * numbers or a panel changes. An element that stays keeps the focus.
 */
export const keepFocus = (after: State, before: State): void => {
  const { ui } = after;
  const focused = document.activeElement;
  const wasOn = focused instanceof HTMLElement && focused !== document.body ? focused : undefined;
  const side = wasOn?.closest<HTMLElement>('.peg-keys')?.dataset.side;
  const opensText = ui.panel === 'text' && before.ui.panel !== 'text';
  if (!wasOn && !opensText) return;
  const isLost = () => !wasOn?.isConnected || !wasOn.checkVisibility();
  const isElsewhere = () => document.activeElement !== document.body && document.activeElement !== wasOn;
  // Until the code of the screen is loaded, nothing on it can take the focus.
  const move = (frames: number): void => {
    if (isElsewhere() || !isLost()) return;
    const peg = side ? find(`.peg-keys[data-side="${side}"] [tabindex="0"]`) : null;
    const key = peg ?? nextElement();
    if (covers(ui.panel)) find('.panel-title')?.focus();
    else if (covers(before.ui.panel) || frames === 0) find('.menu-button')?.focus();
    else if (key) focusKey(key);
    else requestAnimationFrame(() => move(frames - 1));
  };
  requestAnimationFrame(() => {
    if (opensText) find('#cards-text')?.focus();
    else move(patience);
  });
};
