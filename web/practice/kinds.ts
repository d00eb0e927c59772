// What a question turns on. The kind is what a player learns and forgets: each has a name in the app, and a schedule of its own.

export const countKinds = ['fifteens', 'doubleRuns', 'flushes', 'jacks', 'royals', 'named', 'anyCount'] as const;
export type CountKind = (typeof countKinds)[number];

export const throwKinds = [
  'fiveToThem',
  'pairToThem',
  'touchingToThem',
  'fifteenToThem',
  'pairToMe',
  'cribFirst',
  'toTheScore',
  'anyThrow',
] as const;
export type ThrowKind = (typeof throwKinds)[number];

export const pegKinds = ['lead', 'pairTheLead', 'pairNearTheEnd', 'thirtyOne', 'runs', 'lastCards', 'anyPeg'] as const;
export type PegKind = (typeof pegKinds)[number];

export type Kind = CountKind | ThrowKind | PegKind;

export const topics = ['count', 'throw', 'peg'] as const;
export type Topic = (typeof topics)[number];

export const kindsOf: Readonly<Record<Topic, readonly Kind[]>> = {
  count: countKinds,
  throw: throwKinds,
  peg: pegKinds,
};

export const topicOf = (kind: Kind): Topic => topics.find((topic) => kindsOf[topic].includes(kind)) ?? 'count';
