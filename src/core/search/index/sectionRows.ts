// Serializes sections as rows. A value that repeats the previous row, or the row's heading, is replaced by `SAME`.
import * as v from 'valibot';
import type { SectionRecord } from './indexFormat.ts';

/** Replaces a path or title that equals the previous row's, and an anchor that equals the heading. */
const SAME = 0;

const TextOrSame = v.union([v.string(), v.literal(SAME)]);
export const SectionRowsSchema = v.array(
  v.tuple([TextOrSame, TextOrSame, TextOrSame, v.string(), v.array(v.string()), v.string()]),
);
type SectionRow = v.InferOutput<typeof SectionRowsSchema>[number];

/**
 * Converts the sections of one file to rows.
 * @example the second of two sections of a page, `['/docs/a', '甲', '启动', '启动', [], '句']`, becomes
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

/** Inverse of `toRows`. */
export function fromRows(rows: readonly SectionRow[]): SectionRecord[] {
  let [path, title] = ['', ''];
  return rows.map(([givenPath, givenTitle, anchor, heading, trail, text]) => {
    if (givenPath !== SAME) path = givenPath;
    if (givenTitle !== SAME) title = givenTitle;
    return [path, title, anchor === SAME ? heading : anchor, heading, trail, text];
  });
}
