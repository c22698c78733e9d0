// Counts terms by section while pages come in, in a few bytes for each: ten thousand pages
// have some ten million pairs of a term and a section (search-design §5).
import { createImpacts, FIELDS, type Field } from './impact.ts';
import type { SectionTerms } from './pageTerms.ts';
import { IMPACT_STEPS } from './postings.ts';

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
  listTerms: () => Iterable<string>;
  /** How many terms each section has. */
  lengths: Readonly<Record<Field, readonly number[]>>;
  /** Works out the impacts; to be called once, after the last section. */
  finish: () => (term: string) => TermList;
}

export function createTermTable(): TermTable {
  const ids = new Map<string, number>();
  const termChunks: Uint32Array[] = [];
  const countChunks: Uint16Array[] = [];
  let pairs = 0;
  const sectionEnds: number[] = [];
  const lengths: Record<Field, number[]> = { body: [], heading: [], trail: [] };

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
    lengths,

    add({ terms, counts, lengths: own }) {
      if (counts.length > 0) for (const [at, term] of terms.split(' ').entries()) push(term, counts[at] ?? 0);
      for (const field of FIELDS) lengths[field].push(own[field]);
      sectionEnds.push(pairs);
    },

    listTerms: () => ids.keys(),

    finish() {
      const impactOf = createImpacts(lengths);
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
        codes[place] = impactOf(section, packed);
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
