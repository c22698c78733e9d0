// Fences that were opened and not closed: what stands behind them is read as something else, so that this is the
// one mistake to be told of.
import type { Root } from 'mdast';
import { codesIn } from '../markdown/codesIn.ts';

const FIELD = /^[\w$-]+[ \t]*:(?:\s|$)/;
const HEADING = /^#{1,6}[ \t]/;

/**
 * The line after which the front matter should have ended; undefined where it ends well or where there is none.
 * @example findFrontMatterEnd('---\ntitle: 甲\n\n# 甲\n') === 2
 */
export function findFrontMatterEnd(text: string): number | undefined {
  const [first = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (!/^---[ \t]*$/.test(first) || !FIELD.test(lines[0] ?? '')) return undefined;
  let last = 0;
  let isApart = false;
  for (const [at, line] of lines.entries()) {
    if (/^---[ \t]*$/.test(line)) return undefined;
    if (line.trim() === '' || HEADING.test(line)) isApart = true;
    else if (FIELD.test(line) || /^[ \t#-]/.test(line)) [last, isApart] = [at, false];
    // A slip in a field stands among the fields, running text apart from them.
    else if (isApart) return last + 2;
  }
  return last + 2;
}

/** The lines of code blocks that hold the beginning of another one: their own end has been forgotten. */
export function findSwallowedFences(tree: Root, text: string, firstLine: number): number[] {
  const lines = text.split('\n');
  return [...codesIn(tree)].flatMap(({ position, value }) => {
    if (position === undefined) return [];
    const written = lines[position.start.line - firstLine] ?? '';
    const fence = /^\s*(`{3,}|~{3,})/.exec(written.slice(position.start.column - 1))?.[1];
    const isOpening = (line: string) =>
      fence !== undefined && line.trimStart().startsWith(fence) && /[`~][^\s`~]+/.test(line);
    return value.split('\n').some(isOpening) ? [position.start.line] : [];
  });
}
