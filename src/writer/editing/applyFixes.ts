// Applies the fixes of findings to a text: the commands and the editor share it.
import { applyEdits, lineEndOf, listLines, type TextEdit } from '../../core/document/textEdits.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { dropForbidden } from '../../lib/forbiddenCharacters.ts';
import type { Command } from './edit.ts';

type Fixable = Pick<Finding, 'line' | 'column' | 'fix'>;

/**
 * Replaces the text at the places of findings and lists the findings that it fixed; those without a fix stay. Of two
 * fixes that overlap the first waits for another run. Line endings and the byte order mark stay as they are.
 * @example applyFixes('＃ 甲', [{ line: 1, column: 1, fix: { length: 1, text: '#' } }]).text === '# 甲'
 */
export function applyFixes<T extends Fixable>(
  text: string,
  findings: readonly T[],
): { text: string; fixed: T[] } {
  const toEdit = createPlacer(text);
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
  return {
    text: applyEdits(
      text,
      chosen.map(({ edit }) => edit),
    ),
    fixed: chosen.map(({ finding }) => finding).reverse(),
  };
}

/** Finds where a fix belongs in a text; a line break counts as one character, whatever the file ends its lines with. */
function createPlacer(text: string): (finding: Fixable) => TextEdit | undefined {
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
    // Columns count without what pages leave out.
    if (lines.slice(line - 1, at + 1).some((written) => dropForbidden(written.line) !== written.line))
      return undefined;
    const end = last.start + left;
    return { offset, length: end - offset, content: fix.text.replaceAll('\n', lineEnd) };
  };
}

/** Something in a text. */
export interface WrittenPlace {
  /** From 1. */
  line: number;
  column: number;
  /** Characters; undefined: to the end of the line. */
  length: number | undefined;
  /** The lines that it takes, whole, as they were. */
  written: string;
}

/** Puts something else in its place, unless the lines have changed meanwhile. */
export function mend(place: WrittenPlace, instead: string): Command {
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

/** Applies the fixes of all places whose lines have not changed meanwhile. */
export function fixAll(places: readonly (WrittenPlace & Pick<Finding, 'fix'>)[]): Command {
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

/** Where the lines of a place begin in a text; undefined where other ones stand there now. */
function findUnchanged(text: string, { line, written }: WrittenPlace): number | undefined {
  const lines = text.split('\n');
  const count = written.split('\n').length;
  if (lines.slice(line - 1, line - 1 + count).join('\n') !== written || line > lines.length) return undefined;
  return lines.slice(0, line - 1).reduce((sum, before) => sum + before.length + 1, 0);
}
