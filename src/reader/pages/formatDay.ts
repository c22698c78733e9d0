/** @example formatDay('2025-06-01') === '2025年6月1日'; a text that is no day stays as it is */
export function formatDay(day: string): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  // The browser's own formats take longer to set up than the rest of a page's head to draw.
  return Number.isNaN(date.getTime())
    ? day
    : `${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月${date.getUTCDate()}日`;
}
