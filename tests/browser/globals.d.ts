declare module '*/find-browser.mjs' {
  export const findBrowser: () => string | undefined;
}
