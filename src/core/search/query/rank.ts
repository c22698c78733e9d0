import { IMPACT_STEPS, type Postings } from '../index/postings.ts';

/** An index term that matches a query term. */
export interface Expansion {
  weight: number;
  /** Number of sections with the term. `postings` may have fewer, since the index truncates long lists. */
  count: number;
  postings: Postings;
  /** Whether this is an uncertain correction, which matches in headings only and covers the term partly. */
  isGuess?: boolean | undefined;
  /** Share of the term that this covers; default: 1. */
  coverage?: number | undefined;
}

/** A query term with its expansions; these are empty if the index has no match. */
export interface Unit {
  weight: number;
  expansions: readonly Expansion[];
  /** Document frequency to use instead of the number of matching sections. */
  countAs?: number | undefined;
}

export interface Ranked {
  section: number;
  score: number;
  /** The part of `score` that matches in the heading contribute. */
  heading: number;
}

/** A term without match in the index has this share of its weight when coverage is computed. */
const UNKNOWN_SHARE = 0.15;

/** Share of a term that an uncertain correction covers. */
const GUESS_COVERAGE = 0.5;

/** Weight, for coverage, of a term that only other sections of the page contain. */
const PAGE_SHARE = 0.3;

/** Each further section of a page adds this share of the previous section's contribution to the bonus of the page. */
const FURTHER = 0.2;

/** Maximum number of sections that are sorted and returned. */
const RANKED = 400;

/**
 * Ranks the best sections. A section scores higher if it contains all terms, or terms in its heading; a missing term
 * reduces the score but excludes no section. Sections of a page with several good matches get a bonus.
 * @param pageOf page number of each section
 */
export function rankSections(units: readonly Unit[], pageOf: ArrayLike<number>): Ranked[] {
  const sectionCount = pageOf.length;
  const sums = new Float32Array(sectionCount);
  const covered = new Float32Array(sectionCount);
  const inHeading = new Float32Array(sectionCount);
  const coveredByPage = new Float32Array((pageOf[sectionCount - 1] ?? -1) + 1);
  const found: number[] = [];
  let known = 0;
  let all = 0;

  const best = new Float32Array(sectionCount);
  const cover = new Float32Array(sectionCount);
  const heading = new Float32Array(sectionCount);
  const coverByPage = new Float32Array(coveredByPage.length);
  for (const { weight, expansions, countAs } of units) {
    const touched: number[] = [];
    for (const { weight: share, postings, isGuess, coverage = 1 } of expansions) {
      const { sections, codes } = postings;
      for (let at = 0; at < sections.length; at += 1) {
        const section = sections[at] ?? 0;
        const code = codes[at] ?? 0;
        if (isGuess && !(code & 1)) continue;
        if (best[section] === 0) touched.push(section);
        const impact = ((code >> 1) / IMPACT_STEPS) * share;
        if (impact > (best[section] ?? 0)) best[section] = impact;
        cover[section] = Math.max(cover[section] ?? 0, isGuess ? GUESS_COVERAGE : coverage);
        if (!isGuess && code & 1) heading[section] = Math.max(heading[section] ?? 0, coverage);
      }
    }
    const count = countAs ?? Math.max(touched.length, ...expansions.map((expansion) => expansion.count));
    const idf = weight * Math.log(1 + (sectionCount - count + 0.5) / (count + 0.5));
    all += expansions.length > 0 ? idf : idf * UNKNOWN_SHARE;
    if (expansions.length > 0) known += idf;
    for (const section of touched) {
      const page = pageOf[section] ?? 0;
      coverByPage[page] = Math.max(coverByPage[page] ?? 0, cover[section] ?? 0);
    }
    for (const section of touched) {
      const page = pageOf[section] ?? 0;
      coveredByPage[page] = (coveredByPage[page] ?? 0) + idf * (coverByPage[page] ?? 0);
      coverByPage[page] = 0;
      if (covered[section] === 0) found.push(section);
      sums[section] = (sums[section] ?? 0) + idf * (best[section] ?? 0);
      covered[section] = (covered[section] ?? 0) + idf * (cover[section] ?? 0);
      inHeading[section] = (inHeading[section] ?? 0) + idf * (heading[section] ?? 0);
      best[section] = 0;
      cover[section] = 0;
      heading[section] = 0;
    }
  }

  const scores = new Float32Array(found.length);
  const headingScore = (section: number) => known * ((inHeading[section] ?? 0) / all) ** 2;
  found.forEach((section, at) => {
    const own = covered[section] ?? 0;
    const elsewhere = (coveredByPage[pageOf[section] ?? 0] ?? 0) - own;
    const coverage = (own + PAGE_SHARE * elsewhere) / all;
    scores[at] = (sums[section] ?? 0) * coverage ** 2 + headingScore(section);
  });
  const least = found.length > RANKED ? (scores.slice().sort()[found.length - RANKED] ?? 0) : 0;
  const ranked: Ranked[] = [];
  found.forEach((section, at) => {
    const score = scores[at] ?? 0;
    if (score >= least) ranked.push({ section, score, heading: headingScore(section) });
  });
  return raiseByPage(ranked.sort(byScore).slice(0, RANKED), pageOf).sort(byScore);
}

/** Compares by descending score, then by order in the index. */
export function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.section - b.section;
}

/** Multiplies the scores of all sections of a page by the bonus of the page; their order stays the same. */
function raiseByPage(ranked: readonly Ranked[], pageOf: ArrayLike<number>): Ranked[] {
  const pages = new Map<number, { best: number; sum: number; share: number }>();
  for (const { section, score } of ranked) {
    const page = pages.get(pageOf[section] ?? 0) ?? { best: score, sum: 0, share: 1 };
    pages.set(pageOf[section] ?? 0, {
      best: page.best,
      sum: page.sum + page.share * score,
      share: page.share * FURTHER,
    });
  }
  return ranked.map(({ section, score, heading }) => {
    const { best, sum } = pages.get(pageOf[section] ?? 0) ?? { best: 1, sum: 1 };
    return { section, score: (score * sum) / best, heading: (heading * sum) / best };
  });
}
