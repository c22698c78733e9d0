// A front matter that is read as text: what it says has no effect, and its lines stand in the page.
import { skipComments } from '../../core/document/frontMatterBlock.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';

const FENCE = /^---[ \t]*$/;
const FIELD = /^[\w$-]+[ \t]*(?::(?:\s|$)|：)/;
/** What an input method or an editor makes of the fence. */
const WIDE_FENCE = /^[“"'‘]?(?:-{3,}|[－—―–−─]{1,6})[”"'’]?[ \t]*$/;
const HEADING = /^#{1,6}[ \t]/;

type Lost = Pick<Finding, 'line' | 'column' | 'message' | 'fix'>;

/**
 * Why a front matter is read as text, and the line to be mended; undefined where it is one, or where there is none.
 * @example findLostFrontMatter('---\ntitle: 甲\n# 甲\n')?.line === 2
 */
export function findLostFrontMatter(text: string): Lost | undefined {
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
  return { line, message: `页首信息没有结束，请在第 ${line} 行之后另起一行写 ---` };
}

function describeFence(written: string, line: number): Lost {
  const message = `「${written.trim()}」不是页首信息的分隔线，现在按正文显示；请改为三个半角减号 ---`;
  return { line, column: 1, message, fix: { length: written.length, text: '---' } };
}

/** A field, what is indented below one, an item of a list, a comment, or a blank line. */
const isOfFields = (line: string) => FIELD.test(line) || (/^(?:[ \t#-]|$)/.test(line) && !HEADING.test(line));

/** How many lines of a front matter there are, the fence above them counted; undefined where it ends well. */
function findEnd(lines: readonly string[]): number | undefined {
  let last = 0;
  let isApart = false;
  for (const [at, line] of lines.entries()) {
    if (FENCE.test(line)) return undefined;
    if (line.trim() === '' || HEADING.test(line)) isApart = true;
    else if (isOfFields(line)) [last, isApart] = [at, false];
    // A slip in a field stands among the fields, running text apart from them.
    else if (isApart) return last + 2;
  }
  return last + 2;
}
