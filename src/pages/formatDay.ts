/** @example formatDay('2025-06-01') === '2025年6月1日' */
export function formatDay(day: string): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime())
    ? day
    : new Intl.DateTimeFormat('zh-Hans', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
