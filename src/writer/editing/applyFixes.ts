// Applies the fixes of findings to a text; commands and the editor share it.
import { applyEdits, lineEndOf, listLines, type TextEdit } from '../../core/document/textEdits.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { dropForbidden } from '../../lib/forbiddenCharacters.ts';
import type { Command } from './edit.ts';

type Fixable = Pick<Finding, 'line' | 'column' | 'fix'>;

/**
 * Applies fixes and lists the fixed findings. If two fixes overlap, only the later one in the text is applied: the
 * earlier one needs another run. Line endings and byte order mark are preserved.
 * @example applyFixes('＃ 甲', [{ line: 1, column: 1, fix: { length: 1, text: '#' } }]).text === '# 甲'
 */
export function applyFixes<T extends Fixable>(
  text: string,
  findings: readonly T[],
): { text: string; fixed: T[] } {
  const toEdit = createEditFactory(text);
  const places = findings
    .flatMap((finding) => {
      const edit = toEdit(finding);
      return edit === undefined ? [] : [{ finding, edit }];
    })
    .sort((a, b) => b.edit.offset - a.edit.offset);
  let reached = text.length;
  const chosen = places.filter(({ edit: { offset, length } }) => {
    if (offset + length > reached) return false;
    reached = offset;
    return true;
  });
  const edits = chosen.map(({ edit }) => edit);
  return { text: applyEdits(text, edits), fixed: chosen.map(({ finding }) => finding).reverse() };
}

/** Returns a function that converts a fix to an edit by offset. A fix counts any line ending as one character. */
function createEditFactory(text: string): (finding: Fixable) => TextEdit | undefined {
  const lines = listLines(text);
  const lineEnd = lineEndOf(text);
  return ({ line, column = 1, fix }) => {
    const first = lines[line - 1];
    if (fix === undefined || first === undefined || column - 1 > first.line.length) return undefined;
    const offset = first.start + column - 1;
    let at = line - 1;
    let left = column - 1 + fix.length;
    for (let length = first.line.length; left > length; length = lines[at]?.line.length ?? 0) {
      left -= length + 1;
      at += 1;
    }
    const last = lines[at];
    if (last === undefined) return undefined;
    // Columns are counted without forbidden characters, which the parser drops: here they would be wrong offsets.
    if (lines.slice(line - 1, at + 1).some((written) => dropForbidden(written.line) !== written.line))
      return undefined;
    const end = last.start + left;
    return { offset, length: end - offset, content: fix.text.replaceAll('\n', lineEnd) };
  };
}

/** A range of a text, with its lines at the time when the text was parsed. */
export interface ParsedRange {
  line: number;
  column: number;
  /** Number of characters; undefined: to the end of the line. */
  length: number | undefined;
  /** The whole lines that contain the range, as they were parsed. */
  written: string;
}

/** Returns a command that replaces a range, unless its lines have changed since they were parsed. */
export function replaceRange(place: ParsedRange, instead: string): Command {
  return (text) => {
    const start = findUnchanged(text, place);
    if (start === undefined) return undefined;
    const { column, length, written } = place;
    const from = start + column - 1;
    const to = length === undefined ? start + written.length : from + length;
    const end = from + instead.length;
    return { from, to, insert: instead, select: [end, end] };
  };
}

/** Returns a command that applies all fixes whose lines are unchanged. */
export function fixAll(places: readonly (ParsedRange & Pick<Finding, 'fix'>)[]): Command {
  return (text) => {
    const unchanged = places.filter((place) => findUnchanged(text, place) !== undefined);
    const fixed = applyFixes(text, unchanged).text;
    if (fixed === text) return undefined;
    let from = 0;
    while (text[from] === fixed[from]) from += 1;
    let behind = 0;
    const most = Math.min(text.length, fixed.length) - from;
    while (behind < most && text.at(-1 - behind) === fixed.at(-1 - behind)) behind += 1;
    const end = fixed.length - behind;
    return { from, to: text.length - behind, insert: fixed.slice(from, end), select: [end, end] };
  };
}

/** Returns the offset of a range's first line; undefined if the lines have changed. */
function findUnchanged(text: string, { line, written }: ParsedRange): number | undefined {
  const lines = text.split('\n');
  const count = written.split('\n').length;
  if (lines.slice(line - 1, line - 1 + count).join('\n') !== written || line > lines.length) return undefined;
  return lines.slice(0, line - 1).reduce((sum, before) => sum + before.length + 1, 0);
}
