// Days of a calendar, as text that sorts: `2026-11-23`. Whose midnight it was is not kept.

const day = 24 * 60 * 60 * 1000;

const msOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

const printDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Negative where `to` is the earlier one. */
export const daysBetween = (from: string, to: string): number => Math.round((msOf(to) - msOf(from)) / day);

/** The day so many days later. */
export const dayAfter = (date: string, days: number): string => printDay(msOf(date) + days * day);
