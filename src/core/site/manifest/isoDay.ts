/**
 * The calendar day of a written date; what the time zone would make of it does not matter.
 * @example toIsoDay('2025-6-1') === '2025-06-01'; toIsoDay('2025-02-30') === undefined
 */
export function toIsoDay(text: string): string | undefined {
  const match = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (match === null) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined;
}
