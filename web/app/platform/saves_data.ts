interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}

/** True if the player has asked the browser to load as little as possible. */
export const savesData = (): boolean => (navigator as Connection).connection?.saveData === true;
