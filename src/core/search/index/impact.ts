// Impact of a term in a section. The build writes it into the index; for a small version the
// client computes the same from the texts.
import { toCode } from './postings.ts';

/** Fields of a section; `trail` is the page's title and the headings above. */
export const FIELDS = ['body', 'heading', 'trail'] as const;
export type Field = (typeof FIELDS)[number];

/** Creates a record with one value for each field. */
export function eachField<T>(make: (field: Field) => T): Record<Field, T> {
  return { body: make('body'), heading: make('heading'), trail: make('trail') };
}

/** Weight of each field, and the penalty of long fields. */
const WEIGHTS = { body: 1, heading: 4, trail: 2 } as const;
const LENGTH_LOSS = 0.3;
/** Weight at which the impact reaches half its maximum. */
const HALF = 2;

/** Bits of each field in a packed count of a term in a section. */
const PLACES = {
  body: { shift: 0, most: 255 },
  heading: { shift: 8, most: 15 },
  trail: { shift: 12, most: 15 },
} as const;
export const MOST_PACKED = 0xffff;

/**
 * Increments the packed count of a field.
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

/** Number of terms of each section by field. */
export type Lengths = Readonly<Record<Field, readonly number[]>>;

/**
 * Returns a function that computes the code byte of a term in a section: impact and the heading bit, as posting
 * lists store them.
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

/** Rounding steps of averages between a number and its double. */
const STEPS = 16;

/** Rounded: otherwise one edited section would change the impacts, and so the files, of the complete index. */
function averageOf(lengths: readonly number[]): number {
  let sum = 0;
  for (const length of lengths) sum += length;
  const average = Math.max(1, sum / Math.max(1, lengths.length));
  return 2 ** (Math.round(Math.log2(average) * STEPS) / STEPS);
}
