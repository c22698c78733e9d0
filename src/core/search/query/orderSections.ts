// The order of the sections of an answer, once it is known what they say.

import type { SectionRecord } from '../index/indexFormat.ts';
import { askedShare } from './askedShare.ts';
import { byScore, type Ranked } from './rank.ts';

export interface ReadSection extends Ranked {
  record: SectionRecord;
}

/** The share of a page's beginning that another section must reach to stand before it. */
const NEARLY = 0.5;

/**
 * Sections, best first: a heading earns by the share of it that was asked for, and where a page answers
 * by its text, its sections come before its beginning, which mentions all of them.
 */
export function orderSections(
  read: readonly ReadSection[],
  isAsked: (term: string) => boolean,
): SectionRecord[] {
  const earned = read.map((one): ReadSection => {
    const share = askedShare(nameOf(one.record), isAsked);
    return { ...one, score: one.score - one.heading * (1 - share) };
  });
  return putSectionsFirst(earned.sort(byScore))
    .sort(byScore)
    .map(({ record }) => record);
}

/** The name of what a record is of: the page, or the section. */
export function nameOf([, title, anchor, heading]: SectionRecord): string {
  return anchor === '' ? title : heading;
}

/** Where a page's beginning leads by its text, it changes places with the best section, unless that is far behind. */
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
