// Reorders the best sections after their records are fetched.
import type { SectionRecord } from '../index/indexFormat.ts';
import { hanTerms, latinTerms, runsOf } from '../text/terms.ts';
import { byScore, type Ranked } from './rank.ts';

export interface ReadSection extends Ranked {
  record: SectionRecord;
}

/** A section precedes the start of its page if it has at least this share of the score of the start. */
const NEARLY = 0.5;

/**
 * Sorts sections after two corrections of their scores. The score of a heading is multiplied by the share of the
 * heading that the query matches. If a page matches by its text, its best section precedes the start of the page,
 * which often mentions the subjects of all sections.
 */
export function orderSections(
  read: readonly ReadSection[],
  isMatch: (term: string) => boolean,
): SectionRecord[] {
  const weighted = read.map((hit): ReadSection => {
    const share = matchedShare(nameOf(hit.record), isMatch);
    return { ...hit, score: hit.score - hit.heading * (1 - share) };
  });
  return putSectionsFirst(weighted.sort(byScore))
    .sort(byScore)
    .map(({ record }) => record);
}

/** Returns the page's title for the start of a page, and the heading for other sections. */
export function nameOf([, title, anchor, heading]: SectionRecord): string {
  return anchor === '' ? title : heading;
}

/** Swaps the scores of the start of a page and of its best section, if the scores are close. */
function putSectionsFirst(sorted: readonly ReadSection[]): ReadSection[] {
  const scores = new Map(sorted.map(({ section, score }) => [section, score]));
  for (const hit of sorted) {
    const [path, , anchor] = hit.record;
    if (anchor !== '' || hit.heading > hit.score / 2) continue;
    const best = sorted.find(({ record }) => record[0] === path && record[2] !== '');
    if (best === undefined || best.score >= hit.score || best.score < hit.score * NEARLY) continue;
    scores.set(best.section, hit.score).set(hit.section, best.score);
  }
  return sorted.map((hit) => ({ ...hit, score: scores.get(hit.section) ?? hit.score }));
}

/** A Latin word counts as two Han characters. */
const WORD_SIZE = 2;

/**
 * Returns the share of a heading that the query matches, as Han characters in matched pairs and matched Latin words.
 * @example matchedShare('管理证书', (term) => term === '证书') === 0.5
 */
export function matchedShare(heading: string, isMatch: (term: string) => boolean): number {
  let [size, matched] = [0, 0];
  for (const { kind, text } of runsOf(heading)) {
    if (kind === 'latin') {
      size += WORD_SIZE;
      if (latinTerms(text).some(isMatch)) matched += WORD_SIZE;
      continue;
    }
    const hits = hanTerms(text).map(isMatch);
    const characters = Array.from(text);
    size += characters.length;
    matched += characters.filter((_, at) => hits[at - 1] === true || hits[at] === true).length;
  }
  return size === 0 ? 0 : matched / size;
}
