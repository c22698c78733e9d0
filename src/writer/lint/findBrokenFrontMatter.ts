// Finds front matter that is not parsed as such: its fields have no effect and are rendered as text.

import { lintMessages as words } from '#i18n/lintMessages';
import { skipComments } from '../../core/document/frontMatterBlock.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';

const FENCE = /^---[ \t]*$/;
const FIELD = /^[\w$-]+[ \t]*(?::(?:\s|$)|：)/;
/** A fence in which an input method or an editor has replaced characters: it is not parsed as a fence. */
const WIDE_FENCE = /^[“"'‘]?(?:-{3,}|[－—―–−─]{1,6})[”"'’]?[ \t]*$/;
const HEADING = /^#{1,6}[ \t]/;

type BrokenFrontMatter = Pick<Finding, 'line' | 'column' | 'message' | 'fix'>;

/**
 * Finds the line that makes front matter invalid; undefined for valid or missing front matter.
 * @example findBrokenFrontMatter('---\ntitle: 甲\n# 甲\n')?.line === 2
 */
export function findBrokenFrontMatter(text: string): BrokenFrontMatter | undefined {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const start = skipComments(plain);
  const begin = plain.slice(0, start).split('\n').length;
  const [first = '', ...fields] = plain.slice(start).split('\n');
  if (!FIELD.test(fields[0] ?? '')) return undefined;
  if (!FENCE.test(first)) return WIDE_FENCE.test(first) ? describeFence(first, begin) : undefined;
  const wide = fields.findIndex((line) => WIDE_FENCE.test(line));
  const closing = fields[wide] ?? '';
  if (wide >= 0 && !FENCE.test(closing) && fields.slice(0, wide).every(isOfFields))
    return describeFence(closing, begin + 1 + wide);
  const end = findEnd(fields);
  if (end === undefined) return undefined;
  const line = begin - 1 + end;
  return { line, message: words.unclosedFrontMatter(line) };
}

function describeFence(written: string, line: number): BrokenFrontMatter {
  return {
    line,
    column: 1,
    message: words.wrongFence(written.trim()),
    fix: { length: written.length, text: '---' },
  };
}

/** Whether YAML can parse a line as a field, an indented value, a list item, a comment, or a blank line. */
const isOfFields = (line: string) => FIELD.test(line) || (/^(?:[ \t#-]|$)/.test(line) && !HEADING.test(line));

/** Counts the lines of unclosed front matter, opening fence included; undefined if a fence closes the block. */
function findEnd(lines: readonly string[]): number | undefined {
  let last = 0;
  let isApart = false;
  for (const [at, line] of lines.entries()) {
    if (FENCE.test(line)) return undefined;
    if (line.trim() === '' || HEADING.test(line)) isApart = true;
    else if (isOfFields(line)) [last, isApart] = [at, false];
    // Other text is an invalid field if the line above is a field, and body text if a blank line or heading precedes.
    else if (isApart) return last + 2;
  }
  return last + 2;
}
