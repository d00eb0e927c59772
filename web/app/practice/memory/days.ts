// Days of a calendar, as text that sorts: `2026-11-23`. Whose midnight it was is not kept.

const day = 24 * 60 * 60 * 1000;

const msOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

const printDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** A day that there is: not the last of February 31st. */
export const isDay = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const ms = msOf(value);
  return Number.isFinite(ms) && printDay(ms) === value;
};

/** Negative where `to` is the earlier one. */
export const daysBetween = (from: string, to: string): number => Math.round((msOf(to) - msOf(from)) / day);

/** The day so many days later. */
export const dayAfter = (date: string, days: number): string => printDay(msOf(date) + days * day);
