// The place among its neighbours that a page's front matter or a category file names.
import { parseTree } from 'jsonc-parser';
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import { applyEdits, insertAt, lineEndOf, listLines } from '../../core/document/textEdits.ts';
import { insertMember } from './jsonEdits.ts';
import { replaceScalar } from './replaceScalar.ts';

interface Position {
  /** The line of the field that names it now, and what it says. */
  line: number | undefined;
  old: number | undefined;
  position: number;
}

/** A page's text with another place; undefined where its own is written in a way that cannot be changed. */
export function setPagePosition(text: string, { line, old, position }: Position): string | undefined {
  const key = 'sidebar_position';
  if (line !== undefined && old !== undefined) return replaceNumber(text, { line, key, old, position });
  const { yaml, bodyLine } = splitFrontMatter(text);
  const end = lineEndOf(text);
  const lines = listLines(text);
  if (yaml !== undefined)
    // Before the line that closes the block.
    return insertAt(text, lines[bodyLine - 2]?.start ?? 0, `${key}: ${position}${end}`);
  return insertAt(text, lines[0]?.start ?? 0, `---${end}${key}: ${position}${end}---${end}${end}`);
}

/** The same for a category file: JSON, or YAML. */
export function setCategoryPosition(text: string, { line, old, position }: Position): string | undefined {
  const key = 'position';
  if (line !== undefined && old !== undefined) return replaceNumber(text, { line, key, old, position });
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  if (parseTree(text.slice(mark))?.type === 'object')
    return text.slice(0, mark) + insertMember(text.slice(mark), [], key, position);
  return insertAt(text, mark, `${key}: ${position}${lineEndOf(text)}`);
}

function replaceNumber(
  text: string,
  { line, key, old, position }: { line: number; key: string; old: number; position: number },
): string | undefined {
  const edit = replaceScalar(text, { line, key, from: String(old), to: position });
  return edit && applyEdits(text, [edit]);
}
