// The closed lists that the engine knows by name, each once: the types are made from them. `npm run check` compares them with the
// lists of C++ (`levelNames` and so on).

/** The players to play against, the weakest first. */
export const levels = ['beginner', 'pub', 'club', 'expert'] as const;

/** What a game may be for, the usual one first. */
export const objectives = ['win', 'acc', 'money'] as const;

/** How the other player may throw, the usual way first. */
export const opponents = ['expert', 'handOnly', 'random'] as const;

/** What choices may be ordered by, the usual way first. */
export const orders = ['winChance', 'points'] as const;
