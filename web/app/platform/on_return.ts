/** Calls `see` when the page is in sight again, also if the browser has kept the page from an earlier visit. */
export const onReturn = (see: () => void): void => {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && see());
  addEventListener('pageshow', see);
};
