// Serializes sections as rows that omit values equal to the previous row or to another value of the row.
import * as v from 'valibot';
import type { SectionRecord } from './indexFormat.ts';

/** Path and title of the previous row; or an anchor that equals the heading. */
const SAME = 0;

const TextOrSame = v.union([v.string(), v.literal(SAME)]);
export const SectionRowsSchema = v.array(
  v.tuple([TextOrSame, TextOrSame, TextOrSame, v.string(), v.array(v.string()), v.string()]),
);
type SectionRow = v.InferOutput<typeof SectionRowsSchema>[number];

/**
 * Rows of the sections in one file.
 * @example the second of two sections of a page, `['/docs/a', '甲', '启动', '启动', [], '句']`, is
 * `[0, 0, 0, '启动', [], '句']`
 */
export function toRows(records: readonly SectionRecord[]): SectionRow[] {
  return records.map(([path, title, anchor, heading, trail, text], at) => {
    const before = records[at - 1];
    return [
      path === before?.[0] ? SAME : path,
      title === before?.[1] ? SAME : title,
      anchor === heading ? SAME : anchor,
      heading,
      trail,
      text,
    ];
  });
}

/** Parses the rows of `toRows`. */
export function fromRows(rows: readonly SectionRow[]): SectionRecord[] {
  let [path, title] = ['', ''];
  return rows.map(([givenPath, givenTitle, anchor, heading, trail, text]) => {
    if (givenPath !== SAME) path = givenPath;
    if (givenTitle !== SAME) title = givenTitle;
    return [path, title, anchor === SAME ? heading : anchor, heading, trail, text];
  });
}
