// The closed lists that the engine knows by name. The types are made from them. `npm run check` compares them with the
// lists in C++ (`levelNames` and so on).

/** The levels to play against, weakest first. */
export const levels = ['beginner', 'pub', 'club', 'expert'] as const;

/** The objectives of a game, the usual one first. */
export const objectives = ['win', 'acc', 'money'] as const;

/** How the other player may throw, the usual way first. */
export const opponents = ['expert', 'handOnly', 'random'] as const;

/** The orders of choices, the usual one first. */
export const orders = ['winChance', 'points'] as const;
