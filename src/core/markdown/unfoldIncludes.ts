// For who takes a text along: no program but this one knows where the code of other files stands in it.
import { readFilled, sayMissing } from './includes.ts';

/** Quote and list marks, the fence, its language and the words after it. */
const OPENING = /^(.*?)(`{3,}|~{3,})([^\s`{]*)(.* file=.* (?:included|fault)=".*)$/;

/**
 * Filled markdown (`fillIncludes`) as ordinary markdown: the code stands in its block.
 * @example unfoldIncludes('```yaml file="/a.yml" included="a%3A%201"\n```') === '```yaml title="a.yml"\na: 1\n```'
 */
export function unfoldIncludes(markdown: string): string {
  const lines = markdown.split('\n');
  const unfolded: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const [, marks = '', fence = '', language = '', meta = ''] = OPENING.exec(line) ?? [];
    const filled = fence === '' ? undefined : readFilled(meta);
    if (filled === undefined) {
      unfolded.push(line);
      continue;
    }
    const closing = new RegExp(`^[\\s>]*${fence[0]}{${fence.length},}\\s*$`);
    let end = at + 1;
    while (end < lines.length && !closing.test(lines[end] ?? '')) end += 1;
    const own = lines.slice(at + 1, end);
    // What stands before a block stands before each line of it; a list's mark only before its first.
    const indent = marks.replace(/[^\s>]/g, ' ');
    const code = filled.code ?? (own.length > 0 ? undefined : sayMissing(filled));
    const body = code === undefined ? own : code.split('\n').map((text) => (indent + text).trimEnd());
    const longer = lengthen(fence, code ?? '');
    unfolded.push(
      `${marks}${longer}${language}${filled.meta && ` ${filled.meta}`}`,
      ...body,
      indent + longer,
    );
    at = end;
  }
  return unfolded.join('\n');
}

/** A fence that nothing in the code ends. */
function lengthen(fence: string, code: string): string {
  const mark = fence.charAt(0);
  const runs = code.match(new RegExp(`${mark}{3,}`, 'g')) ?? [];
  return mark.repeat(Math.max(fence.length, ...runs.map(({ length }) => length + 1)));
}
