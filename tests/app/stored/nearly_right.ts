import { type Card, ranks, suits } from '../../../web/engine/index.js';

const deck: readonly string[] = ranks.flatMap((rank) => suits.map((suit) => `${rank}${suit}` as Card));

const largest = 2 ** 53 - 1;

const others = (value: unknown, cards: readonly string[]): readonly unknown[] => {
  if (typeof value === 'number')
    return [value + 1, value - 1, value + 0.5, -value - 1, 30, 122, 1000, 1e12 + 1, largest, -largest, `${value}`];
  if (typeof value === 'boolean') return [!value, Number(value), `${value}`];
  if (typeof value === 'string')
    return deck.includes(value)
      ? [...cards.filter((card) => card !== value), '1H', value.toLowerCase(), value[0], [value]]
      : [
          '',
          `${value}x`,
          value.slice(1),
          `${value} `,
          value.toUpperCase(),
          7,
          [value],
          '__proto__',
          '2026-02-31',
          '2026-99-99',
        ];
  if (Array.isArray(value))
    return [[], value.slice(1), [...value, value[0]], [...value, ...value, ...value], [value], value[0], {}, 'length'];
  if (value !== null) return [{}, [], [value], { ...value, more: 1 }, 'more'];
  return [0, '', [], {}, '5H', 1];
};

export type Place = readonly (string | number)[];

const placesIn = (value: unknown, place: Place = []): readonly Place[] => [
  place,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => placesIn(child, [...place, key]))
    : []),
];

const at = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);

export const changed = (value: unknown, place: Place, to: unknown): unknown => {
  const [key, ...rest] = place;
  if (key === undefined) return to;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = changed(copy[key], rest, to);
  return copy;
};

/** Returns copies of this JSON text, each with one value replaced or left out, and a description of each change. */
export const nearlyRight = (text: string): readonly (readonly [what: string, text: string])[] => {
  const value: unknown = JSON.parse(text);
  const cards = [...new Set(text.match(/(?<=")[A2-9TJQK][SHDC](?=")/g) ?? [])].slice(0, 6);
  return placesIn(value).flatMap((place) =>
    [undefined, null, ...others(at(value, place), cards)].map((to) => {
      const what = `${place.join('.')}: ${JSON.stringify(to)}`;
      return [what, JSON.stringify(changed(value, place, to)) ?? ''] as const;
    }),
  );
};
