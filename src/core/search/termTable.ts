// Counts terms by section while pages come in, in a few bytes for each: ten thousand pages
// have some ten million pairs of a term and a section (search-design §5).
import { IMPACT_STEPS, toCode } from './postings.ts';

/** A section's terms by the field they stand in. */
export interface SectionTerms {
  body: readonly string[];
  heading: readonly string[];
  /** The page's title and the headings above. */
  trail: readonly string[];
}

/** How much a term counts by where it stands, and how much long fields lose (search-design §3). */
const FIELDS = { body: 1, heading: 4, trail: 2 } as const;
const LENGTH_LOSS = 0.3;
/** The weight at which the impact is half of the largest one. */
const HALF = 2;

/** Counts of one term in one section share a number: body 8 bits, heading 4, trail 4. */
const BODY_MAX = 255;
const NAME_MAX = 15;
const HEADING_SHIFT = 8;
const TRAIL_SHIFT = 12;

/** Lists that grow without being copied. */
const CHUNK = 1 << 20;

export interface TermList {
  term: string;
  sections: Uint32Array;
  codes: Uint8Array;
}

export interface TermTable {
  /** Adds the next section. */
  add: (terms: SectionTerms) => void;
  /** All terms in ascending order. */
  listTerms: () => string[];
  /** Works out the impacts; to be called once, after the last section. */
  finish: () => (term: string) => TermList;
}

export function createTermTable(): TermTable {
  const ids = new Map<string, number>();
  const termChunks: Uint32Array[] = [];
  const countChunks: Uint16Array[] = [];
  let pairs = 0;
  const sectionEnds: number[] = [];
  const lengths: { [field in keyof typeof FIELDS]: number[] } = { body: [], heading: [], trail: [] };

  const push = (term: string, packed: number) => {
    let id = ids.get(term);
    if (id === undefined) {
      id = ids.size;
      ids.set(own(term), id);
    }
    const at = pairs % CHUNK;
    if (at === 0) {
      termChunks.push(new Uint32Array(CHUNK));
      countChunks.push(new Uint16Array(CHUNK));
    }
    const [terms, counts] = [termChunks.at(-1), countChunks.at(-1)];
    if (terms === undefined || counts === undefined) return;
    terms[at] = id;
    counts[at] = packed;
    pairs += 1;
  };

  return {
    add({ body, heading, trail }) {
      const counts = new Map<string, number>();
      const count = (terms: readonly string[], shift: number, max: number) => {
        for (const term of terms) {
          const packed = counts.get(term) ?? 0;
          if (((packed >> shift) & max) < max) counts.set(term, packed + (1 << shift));
        }
      };
      count(body, 0, BODY_MAX);
      count(heading, HEADING_SHIFT, NAME_MAX);
      count(trail, TRAIL_SHIFT, NAME_MAX);
      for (const [term, packed] of counts) push(term, packed);
      sectionEnds.push(pairs);
      lengths.body.push(body.length);
      lengths.heading.push(heading.length);
      lengths.trail.push(trail.length);
    },

    listTerms: () => [...ids.keys()].sort(compareTerms),

    finish() {
      const norms = {
        body: toNorms(lengths.body),
        heading: toNorms(lengths.heading),
        trail: toNorms(lengths.trail),
      };
      // Sorted by term by counting, which keeps the order of the sections.
      const starts = new Uint32Array(ids.size + 1);
      eachPair((id) => {
        starts[id + 1] = (starts[id + 1] ?? 0) + 1;
      });
      for (let id = 0; id < ids.size; id += 1) starts[id + 1] = (starts[id + 1] ?? 0) + (starts[id] ?? 0);
      const next = starts.slice();
      const sections = new Uint32Array(pairs);
      const codes = new Uint8Array(pairs);
      let section = 0;
      eachPair((id, packed, pair) => {
        while (pair >= (sectionEnds[section] ?? pairs)) section += 1;
        const place = next[id] ?? 0;
        next[id] = place + 1;
        sections[place] = section;
        const inHeading = (packed >> HEADING_SHIFT) & NAME_MAX;
        const weight =
          (FIELDS.body * (packed & BODY_MAX)) / (norms.body[section] ?? 1) +
          (FIELDS.heading * inHeading) / (norms.heading[section] ?? 1) +
          (FIELDS.trail * ((packed >> TRAIL_SHIFT) & NAME_MAX)) / (norms.trail[section] ?? 1);
        codes[place] = toCode(weight / (HALF + weight), inHeading > 0);
      });
      termChunks.length = 0;
      countChunks.length = 0;
      return (term) => {
        const id = ids.get(term) ?? 0;
        const [start, end] = [starts[id] ?? 0, starts[id + 1] ?? 0];
        return { term, sections: sections.subarray(start, end), codes: codes.subarray(start, end) };
      };
    },
  };

  function eachPair(visit: (id: number, packed: number, pair: number) => void): void {
    for (let pair = 0; pair < pairs; pair += 1) {
      const chunk = Math.floor(pair / CHUNK);
      visit(termChunks[chunk]?.[pair % CHUNK] ?? 0, countChunks[chunk]?.[pair % CHUNK] ?? 0, pair);
    }
  }
}

/** By code units, as the reader's search compares. */
export function compareTerms(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** What a count is divided by: 1 for a field of average length. */
function toNorms(lengths: readonly number[]): Float32Array {
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return Float32Array.from(
    lengths,
    (length) => 1 - LENGTH_LOSS + (LENGTH_LOSS * length) / Math.max(1, average),
  );
}

/** Long pieces of a text keep the whole text in memory; a copy does not. */
function own(term: string): string {
  return term.length < 13 ? term : Array.from(term).join('');
}

/**
 * The postings of a very common term that matter most, in the order of the sections (search-design §4).
 */
export function keepStrongest({ term, sections, codes }: TermList, limit: number): TermList {
  if (sections.length <= limit) return { term, sections, codes };
  const counts = new Uint32Array((IMPACT_STEPS + 1) * 2);
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  let [least, room] = [counts.length, limit];
  while (least > 0 && (counts[least - 1] ?? 0) <= room) {
    least -= 1;
    room -= counts[least] ?? 0;
  }
  const kept: number[] = [];
  codes.forEach((code, at) => {
    if (code >= least || (code === least - 1 && room-- > 0)) kept.push(at);
  });
  return {
    term,
    sections: Uint32Array.from(kept, (at) => sections[at] ?? 0),
    codes: Uint8Array.from(kept, (at) => codes[at] ?? 0),
  };
}
