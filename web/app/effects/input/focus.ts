import { focusKey } from '../../platform/fields.js';
import { covers, type State } from '../../state/state.js';

/**
 * Moves the focus to a fitting element if the focused one vanishes because the pad, the peg numbers or a panel opened
 * or closed.
 */
export const keepFocus = ({ ui }: State): void => {
  const focused = document.activeElement;
  const wasOn = focused instanceof HTMLElement && focused !== document.body ? focused : undefined;
  const inDock = wasOn?.closest('.dock') != null;
  const side = wasOn?.closest<HTMLElement>('.peg-keys')?.dataset.side;
  requestAnimationFrame(() => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    if (ui.panel === 'text') find('#cards-text')?.focus();
    else if (!wasOn || (wasOn.isConnected && wasOn.checkVisibility())) return;
    else if (covers(ui.panel)) find('.panel-title')?.focus();
    else if (side) find(`.peg-keys[data-side="${side}"] [tabindex="0"]`)?.focus();
    else if (inDock)
      focusKey(ui.padOpen ? (find('.pad [tabindex="0"]') ?? find('.rank-pad [tabindex="0"]')) : find('.folded .next'));
    else find('.menu-button')?.focus();
  });
};
