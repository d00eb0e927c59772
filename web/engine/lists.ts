// The words that the engine accepts as a level, an objective, an opponent or an order. Types are made from these lists. `npm
// run check` compares them with the lists in C++ (`levelNames` and so on).

/** The levels of play of the engine's own player, weakest first. */
export const levels = ['novice', 'beginner', 'pub', 'club', 'expert'] as const;

/** The objectives of a game, starting with the default. */
export const objectives = ['win', 'acc', 'money'] as const;

/** How the other player may choose the cards for the crib, starting with the default. */
export const opponents = ['expert', 'handOnly', 'random'] as const;

/** The orders in which choices may be ranked, starting with the default. */
export const orders = ['winChance', 'points'] as const;
