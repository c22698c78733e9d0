// Reorders the best sections after their records are fetched.
import type { SectionRecord } from '../index/indexFormat.ts';
import { hanTerms, latinTerms, runsOf } from '../text/terms.ts';
import { byScore, type Ranked } from './rank.ts';

export interface ReadSection extends Ranked {
  record: SectionRecord;
}

/** Minimum share of the beginning's score that a section needs to precede it. */
const NEARLY = 0.5;

/**
 * Sorts sections: a heading scores by its share of queried terms. If a page matches by its text, its best section
 * precedes the beginning, which mentions all of them.
 */
export function orderSections(
  read: readonly ReadSection[],
  isAsked: (term: string) => boolean,
): SectionRecord[] {
  const earned = read.map((one): ReadSection => {
    const share = matchedShare(nameOf(one.record), isAsked);
    return { ...one, score: one.score - one.heading * (1 - share) };
  });
  return putSectionsFirst(earned.sort(byScore))
    .sort(byScore)
    .map(({ record }) => record);
}

/** Name of a record: the title of the page, or the section's heading. */
export function nameOf([, title, anchor, heading]: SectionRecord): string {
  return anchor === '' ? title : heading;
}

/** Swaps the scores of a page's beginning and of its best section, if these are close. */
function putSectionsFirst(sorted: readonly ReadSection[]): ReadSection[] {
  const scores = new Map(sorted.map(({ section, score }) => [section, score]));
  for (const one of sorted) {
    const [path, , anchor] = one.record;
    if (anchor !== '' || one.heading > one.score / 2) continue;
    const best = sorted.find(({ record }) => record[0] === path && record[2] !== '');
    if (best === undefined || best.score >= one.score || best.score < one.score * NEARLY) continue;
    scores.set(best.section, one.score).set(one.section, best.score);
  }
  return sorted.map((one) => ({ ...one, score: scores.get(one.section) ?? one.score }));
}

/** A Latin word weighs like two Han characters. */
const WORD_SIZE = 2;

/**
 * Share of a heading that the query matches: Han characters in matched pairs, and words.
 * @example askedShare('管理证书', (term) => term === '证书') === 0.5
 */
export function matchedShare(heading: string, isAsked: (term: string) => boolean): number {
  let [size, asked] = [0, 0];
  for (const { kind, text } of runsOf(heading)) {
    if (kind === 'latin') {
      size += WORD_SIZE;
      if (latinTerms(text).some(isAsked)) asked += WORD_SIZE;
      continue;
    }
    const hits = hanTerms(text).map(isAsked);
    const characters = Array.from(text);
    size += characters.length;
    asked += characters.filter((_, at) => hits[at - 1] === true || hits[at] === true).length;
  }
  return size === 0 ? 0 : asked / size;
}
