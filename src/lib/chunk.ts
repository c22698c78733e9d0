/**
 * Splits a list into chunks of a size; the last chunk may be shorter.
 * @example chunk([1, 2, 3], 2) // [[1, 2], [3]]
 */
export function chunk<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );
}
