// A front matter that is read as text: what it says has no effect, and its lines stand in the page.
import type { Finding } from '../model/finding.ts';

const FENCE = /^---[ \t]*$/;
const FIELD = /^[\w$-]+[ \t]*(?::(?:\s|$)|：)/;
/** What an input method or an editor makes of the fence. */
const WIDE_FENCE = /^[“"'‘]?(?:-{3,}|[－—―–−─]{1,6})[”"'’]?[ \t]*$/;
const HEADING = /^#{1,6}[ \t]/;

/**
 * Why a front matter is read as text, and the line to be mended; undefined where it is one, or where there is none.
 * @example findLostFrontMatter('\n---\ntitle: 甲\n---\n')?.line === 2
 */
export function findLostFrontMatter(text: string): Pick<Finding, 'line' | 'message'> | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const begin = lines.findIndex((line) => line.trim() !== '');
  const [first = '', ...rest] = lines.slice(begin);
  if (!FENCE.test(first) && WIDE_FENCE.test(first) && FIELD.test(rest[0] ?? ''))
    return {
      line: begin + 1,
      message: `「${first.trim()}」不是页首信息的分隔线，现在按正文显示；请改为三个半角减号 ---`,
    };
  if (!FENCE.test(first) || !FIELD.test(rest[0] ?? '')) return undefined;
  const end = findEnd(rest);
  if (end !== undefined) {
    const line = begin + end;
    return { line, message: `页首信息没有结束，请在第 ${line} 行之后另起一行写 ---` };
  }
  if (begin === 0) return undefined;
  return { line: begin + 1, message: '页首信息要从文件的第一行写起，现在按正文显示；请删去它前面的空行' };
}

/** How many lines of a front matter there are, the fence above them counted; undefined where it ends well. */
function findEnd(lines: readonly string[]): number | undefined {
  let last = 0;
  let isApart = false;
  for (const [at, line] of lines.entries()) {
    if (FENCE.test(line)) return undefined;
    if (line.trim() === '' || HEADING.test(line)) isApart = true;
    else if (FIELD.test(line) || /^[ \t#-]/.test(line)) [last, isApart] = [at, false];
    // A slip in a field stands among the fields, running text apart from them.
    else if (isApart) return last + 2;
  }
  return last + 2;
}
