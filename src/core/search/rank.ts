// Which sections answer a query best (search-design §3).
import { IMPACT_STEPS, type Postings } from './postings.ts';

/** A term of the index that stands for a term of the query. */
export interface Expansion {
  weight: number;
  /** In how many sections it stands; their list may be shorter. */
  count: number;
  postings: Postings;
  /** Not asked for in so many letters: it counts in headings only, and never as a whole hit. */
  isGuess?: boolean | undefined;
}

/** A term of the query with all that stands for it; none when the index has nothing like it. */
export interface Unit {
  weight: number;
  expansions: readonly Expansion[];
}

export interface Ranked {
  section: number;
  score: number;
}

/** How much a term that the index does not know weighs against those that a section has. */
const UNKNOWN_SHARE = 0.15;

/** How much of a hit a guess is. */
const GUESS_COVERAGE = 0.5;

/** How many of the best are put in order. */
const RANKED = 400;

/**
 * The best sections, best first: those that have all the terms, in the heading before others. A term
 * that is missing costs much but excludes nothing.
 */
export function rankSections(units: readonly Unit[], sectionCount: number): Ranked[] {
  const sums = new Float32Array(sectionCount);
  const covered = new Float32Array(sectionCount);
  const inHeading = new Float32Array(sectionCount);
  const found: number[] = [];
  let known = 0;
  let all = 0;

  const best = new Float32Array(sectionCount);
  const cover = new Float32Array(sectionCount);
  const heading = new Uint8Array(sectionCount);
  for (const { weight, expansions } of units) {
    const touched: number[] = [];
    for (const { weight: share, postings, isGuess } of expansions) {
      const { sections, codes } = postings;
      for (let at = 0; at < sections.length; at += 1) {
        const section = sections[at] ?? 0;
        const code = codes[at] ?? 0;
        if (isGuess && !(code & 1)) continue;
        if (best[section] === 0) touched.push(section);
        const impact = ((code >> 1) / IMPACT_STEPS) * share;
        if (impact > (best[section] ?? 0)) best[section] = impact;
        if (isGuess) cover[section] = Math.max(cover[section] ?? 0, GUESS_COVERAGE);
        else {
          cover[section] = 1;
          if (code & 1) heading[section] = 1;
        }
      }
    }
    const count = Math.max(touched.length, ...expansions.map((expansion) => expansion.count));
    const idf = weight * Math.log(1 + (sectionCount - count + 0.5) / (count + 0.5));
    all += expansions.length > 0 ? idf : idf * UNKNOWN_SHARE;
    if (expansions.length > 0) known += idf;
    for (const section of touched) {
      if (covered[section] === 0) found.push(section);
      sums[section] = (sums[section] ?? 0) + idf * (best[section] ?? 0);
      covered[section] = (covered[section] ?? 0) + idf * (cover[section] ?? 0);
      if (heading[section]) inHeading[section] = (inHeading[section] ?? 0) + idf;
      best[section] = 0;
      cover[section] = 0;
      heading[section] = 0;
    }
  }

  const scores = new Float32Array(found.length);
  found.forEach((section, at) => {
    const coverage = (covered[section] ?? 0) / all;
    const headingCoverage = (inHeading[section] ?? 0) / all;
    scores[at] = (sums[section] ?? 0) * coverage ** 2 + known * headingCoverage ** 2;
  });
  const least = found.length > RANKED ? (scores.slice().sort()[found.length - RANKED] ?? 0) : 0;
  const ranked: Ranked[] = [];
  found.forEach((section, at) => {
    const score = scores[at] ?? 0;
    if (score >= least) ranked.push({ section, score });
  });
  return ranked.sort((a, b) => b.score - a.score || a.section - b.section).slice(0, RANKED);
}
