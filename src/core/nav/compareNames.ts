/**
 * Natural order of names: numbers by their value, everything else by code point. Not by
 * the rules of a language: those differ between machines, and the manifest must not.
 * @example ['b10', 'b9', 'a'].sort(compareNames) // ['a', 'b9', 'b10']
 */
export function compareNames(a: string, b: string): number {
  const [left, right] = [a.split(/(\d+)/), b.split(/(\d+)/)];
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const [one, other] = [left[at] ?? '', right[at] ?? ''];
    // Odd parts are the digits.
    const difference = at % 2 === 1 ? Number(one) - Number(other) : 0;
    if (difference !== 0) return difference;
    if (one !== other) return one < other ? -1 : 1;
  }
  return left.length - right.length;
}
