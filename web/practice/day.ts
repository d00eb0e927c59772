// Days in figures that sort: `2026-11-23`.

/** The day here. */
export const today = (now = new Date()): string => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

/** There is such a day. */
export const isDay = (text: string): boolean => {
  const noon = Date.parse(`${text}T12:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(noon) && new Date(noon).toISOString().startsWith(text);
};
