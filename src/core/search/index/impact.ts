// What a term counts in a section (search-design §3), the same when it was written into the index
// and when it is counted in the texts of a small version.
import { toCode } from './postings.ts';

/** Where a term may stand in a section; `trail`: the page's title and the headings above. */
export const FIELDS = ['body', 'heading', 'trail'] as const;
export type Field = (typeof FIELDS)[number];

/** What there is one of for each field. */
export function eachField<T>(make: (field: Field) => T): Record<Field, T> {
  return { body: make('body'), heading: make('heading'), trail: make('trail') };
}

/** How much a term counts by where it stands, and how much long fields lose. */
const WEIGHTS = { body: 1, heading: 4, trail: 2 } as const;
const LENGTH_LOSS = 0.3;
/** The weight at which the impact is half of the largest one. */
const HALF = 2;

/** Counts of one term in one section share a number. */
const PLACES = {
  body: { shift: 0, most: 255 },
  heading: { shift: 8, most: 15 },
  trail: { shift: 12, most: 15 },
} as const;
export const MOST_PACKED = 0xffff;

/**
 * Counts once more.
 * @example countOf(addCount(addCount(0, 'body'), 'body'), 'body') === 2
 */
export function addCount(packed: number, field: Field): number {
  const { shift, most } = PLACES[field];
  return ((packed >> shift) & most) < most ? packed + (1 << shift) : packed;
}

function countOf(packed: number, field: Field): number {
  const { shift, most } = PLACES[field];
  return (packed >> shift) & most;
}

/** Terms in each field of each section. */
export type Lengths = Readonly<Record<Field, readonly number[]>>;

/**
 * Gives one byte for a section and the packed counts of a term in it: impact and whether its heading
 * has the term, as posting lists hold it.
 */
export function createImpacts(lengths: Lengths): (section: number, packed: number) => number {
  const averages = eachField((field) => averageOf(lengths[field]));
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

/** Averages are rounded to this many steps between a number and its double. */
const STEPS = 16;

/** Roughly: else a word in one section would change a little what all terms count in all others, and all files. */
function averageOf(lengths: readonly number[]): number {
  let sum = 0;
  for (const length of lengths) sum += length;
  const average = Math.max(1, sum / Math.max(1, lengths.length));
  return 2 ** (Math.round(Math.log2(average) * STEPS) / STEPS);
}
