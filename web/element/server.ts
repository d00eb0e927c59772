// A server has no pages to define elements in, so there these exports do nothing.

class Nowhere {}

export {
  Nowhere as CribbageCounter,
  Nowhere as CribbageDiscard,
  Nowhere as CribbageDrill,
  Nowhere as CribbageGame,
  Nowhere as CribbageHand,
};

export const defineElements = (): void => {};
