import type { State } from '../state/state.js';

export const showSettings = ({ settings }: State): void => {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.deck = settings.twoColours ? 'two' : 'four';
  root.dataset.text = settings.text;
  const paper = getComputedStyle(root).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.auto ??= meta.content;
    meta.content = settings.theme === 'auto' ? meta.dataset.auto : paper;
  }
};
