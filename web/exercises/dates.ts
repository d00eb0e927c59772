// Dates are texts like `2026-11-23`, so that they sort in order of time.

/** Returns the date of today in the local time zone. */
export const today = (now = new Date()): string => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

/** True for a text that is an existing date. February 31st is not a date. */
export const isDay = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const noon = Date.parse(`${value}T12:00:00Z`);
  return !Number.isNaN(noon) && new Date(noon).toISOString().startsWith(value);
};

const day = 24 * 60 * 60 * 1000;

const msOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

const printDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Counts the days from one date to another. Negative if `to` is the earlier one. */
export const daysBetween = (from: string, to: string): number => Math.round((msOf(to) - msOf(from)) / day);

/** Returns the date that is `days` days later. */
export const dayAfter = (date: string, days: number): string => printDay(msOf(date) + days * day);
