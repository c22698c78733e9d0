import { dropForbidden } from '../../lib/forbiddenCharacters.ts';

export interface SplitText {
  /** The text between the `---` lines; undefined when there is no such block. Its lines count from the file's second line. */
  yaml: string | undefined;
  body: string;
  /** Line of the file, from 1, on which the body begins. */
  bodyLine: number;
}

const OPENING = /^---[ \t]*\n/;
const CLOSING = /^---[ \t]*(?:\n|$)/m;
/** Below other lines a block without a field could be text between two rules. */
const BEGINS_WITH_FIELD = /^[\w$-]+[ \t]*(?::\s|：)/;

/**
 * Cuts the front matter block off a file. The block begins on the first line, or below blank lines and HTML comments, which
 * editors and licence tools put above it; an unclosed one is body: a page may begin with a rule.
 * @example splitFrontMatter('---\ntitle: 部署\n---\n# 部署') // { yaml: 'title: 部署', body: '# 部署', bodyLine: 4 }
 */
export function splitFrontMatter(text: string): SplitText {
  const clean = dropForbidden(text.replace(/^\uFEFF/, '')).replace(/\r\n?/g, '\n');
  const none = { yaml: undefined, body: clean, bodyLine: 1 };
  const start = skipComments(clean);
  const rest = clean.slice(start);
  const [opening] = OPENING.exec(rest) ?? [];
  if (opening === undefined) return none;

  const inside = rest.slice(opening.length);
  const closing = CLOSING.exec(inside);
  if (closing === null || (start > 0 && !BEGINS_WITH_FIELD.test(inside))) return none;

  // Blank lines replace the lines above the block, so that findings and edits count the lines of the file.
  const yaml = '\n'.repeat(countLines(clean.slice(0, start))) + inside.slice(0, closing.index);
  return {
    yaml: yaml.replace(/\n$/, ''),
    body: inside.slice(closing.index + closing[0].length),
    // The block's own two markers and the lines between them.
    bodyLine: 2 + countLines(yaml) + 1,
  };
}

/**
 * The offset of the first line that is neither blank nor part of an HTML comment; 0 where a comment does not end.
 * @param text with line ends of `\n`
 */
export function skipComments(text: string): number {
  for (let at = 0; ; ) {
    const space = text.slice(at).search(/\S|$/);
    if (!text.startsWith('<!--', at + space)) {
      const line = text.lastIndexOf('\n', at + space - 1) + 1;
      return line < at ? 0 : line;
    }
    const end = text.indexOf('-->', at + space + '<!--'.length);
    if (end < 0) return 0;
    at = end + '-->'.length;
  }
}

/** A field on a line of its own, its value maybe in quotes. */
const TITLE = /^(["']?)title\1[ \t]*:[ \t]+(?:"([^"\n]*)"|'([^'\n]*)'|([^\s#"'][^\n]*))/m;

/**
 * The field `title`, without a YAML parser: browsers load none.
 * @example readTitle('title: 部署') === '部署'
 */
export function readTitle(yaml = ''): string | undefined {
  const [, , double, single, plain] = TITLE.exec(yaml) ?? [];
  const title = (double ?? single ?? plain)?.trim();
  return title === '' || title === 'null' || title === '~' ? undefined : title;
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
