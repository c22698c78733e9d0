// How much two texts have in common, cheaply: for deciding which of them belong together.

/** A text's pairs of letters, and how often each stands there. */
export interface Pairs {
  counts: ReadonlyMap<number, number>;
  total: number;
}

/** Of longer texts the beginning decides. */
const LENGTH = 600;

export function pairsOf(text: string): Pairs {
  const letters = text.slice(0, LENGTH).replace(/\s+/g, ' ').trim();
  const counts = new Map<number, number>();
  const total = letters === '' ? 0 : Math.max(1, letters.length - 1);
  for (let at = 0; at < total; at += 1) {
    // A single letter has no other one beside it: its code is NaN.
    const pair = letters.charCodeAt(at) * 0x10000 + (letters.charCodeAt(at + 1) || 0);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return { counts, total };
}

/** From 0, nothing in common, to 1 (Sørensen–Dice). */
export function likenessOf(a: Pairs, b: Pairs): number {
  if (a.total + b.total === 0) return 1;
  const [few, many] = a.counts.size < b.counts.size ? [a, b] : [b, a];
  let common = 0;
  for (const [pair, count] of few.counts) common += Math.min(count, many.counts.get(pair) ?? 0);
  return (2 * common) / (a.total + b.total);
}

/** The likeness that two texts have at most, by their lengths. */
export function likenessAtMost(a: Pairs, b: Pairs): number {
  return a.total + b.total === 0 ? 1 : (2 * Math.min(a.total, b.total)) / (a.total + b.total);
}
