// The elements for a server. It has no pages to define them in, so importing them there does nothing.

class Nowhere {}

export {
  Nowhere as CribbageCounter,
  Nowhere as CribbageDiscard,
  Nowhere as CribbageDrill,
  Nowhere as CribbageGame,
  Nowhere as CribbageHand,
};

export const defineElements = (): void => {};
