// The exports that a server gets in place of the elements. They do nothing, because a server has no page to define
// elements in.

class Nowhere {}

export {
  Nowhere as CribbageCounter,
  Nowhere as CribbageDiscard,
  Nowhere as CribbageDrill,
  Nowhere as CribbageGame,
  Nowhere as CribbageHand,
};

export const defineElements = (): void => {};
