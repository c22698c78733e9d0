// Computes the impact of a term in a section, the part of the score that does not depend on the query. The build
// writes impacts into postings; for the index of a small version, the client computes them from the texts.
import { toCode } from './postings.ts';

/** Fields of a section. `trail` is the page's title and the ancestor headings; in the first section, other names. */
export const FIELDS = ['body', 'heading', 'trail'] as const;
export type Field = (typeof FIELDS)[number];

/** Creates a record with one value for each field. */
export function eachField<T>(make: (field: Field) => T): Record<Field, T> {
  return { body: make('body'), heading: make('heading'), trail: make('trail') };
}

/** Weight of each field, and the share by which the length of a field reduces the weight, as `b` of BM25. */
const WEIGHTS = { body: 1, heading: 4, trail: 2 } as const;
const LENGTH_LOSS = 0.3;
/** Weight at which the impact is half of its maximum, as `k` of BM25. */
const HALF = 2;

/**
 * Bits of each field in a packed count: a 16-bit number with the occurrences of a term in each field of a section.
 */
const BITS = {
  body: { shift: 0, most: 255 },
  heading: { shift: 8, most: 15 },
  trail: { shift: 12, most: 15 },
} as const;
export const MOST_PACKED = 0xffff;

/**
 * Increments the packed count of a field.
 * The count of the field stays at its maximum.
 * @example countOf(addCount(addCount(0, 'body'), 'body'), 'body') === 2
 */
export function addCount(packed: number, field: Field): number {
  const { shift, most } = BITS[field];
  return ((packed >> shift) & most) < most ? packed + (1 << shift) : packed;
}

function countOf(packed: number, field: Field): number {
  const { shift, most } = BITS[field];
  return (packed >> shift) & most;
}

/** Number of terms of each section by field. */
export type Lengths = Readonly<Record<Field, readonly number[]>>;

/**
 * Returns a function that computes the code of a posting (impact and heading bit) from a section's number and a
 * packed count.
 * @param averages of the whole index; default: those of `lengths`
 */
export function createImpacts(
  lengths: Lengths,
  averages = averageLengths(sumLengths(lengths), lengths.body.length),
): (section: number, packed: number) => number {
  const weigh = (field: Field, section: number, packed: number) => {
    const relative = (lengths[field][section] ?? 0) / averages[field];
    return (WEIGHTS[field] * countOf(packed, field)) / (1 - LENGTH_LOSS + LENGTH_LOSS * relative);
  };
  return (section, packed) => {
    const weight =
      weigh('body', section, packed) + weigh('heading', section, packed) + weigh('trail', section, packed);
    return toCode(weight / (HALF + weight), countOf(packed, 'heading') > 0);
  };
}

/** Number of rounding steps between a power of two and the next one. */
const STEPS = 16;

/** Sum of the lengths of all sections, by field. */
export type LengthSums = Readonly<Record<Field, number>>;

export function sumLengths(lengths: Lengths): LengthSums {
  return eachField((field) => {
    let sum = 0;
    for (const length of lengths[field]) sum += length;
    return sum;
  });
}

/**
 * Returns the rounded averages. With exact averages, an edit of one section would change the impacts of all sections
 * and invalidate all cached files.
 */
export function averageLengths(sums: LengthSums, sections: number): LengthSums {
  return eachField((field) => {
    const average = Math.max(1, sums[field] / Math.max(1, sections));
    return 2 ** (Math.round(Math.log2(average) * STEPS) / STEPS);
  });
}
