/** The day here, in figures that sort: `2026-11-23`. */
export const today = (now = new Date()): string => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};
