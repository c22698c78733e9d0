import { dropForbidden } from '../../lib/forbiddenCharacters.ts';

export interface SplitText {
  /** YAML between the `---` lines, after one blank line for each line above the block, so that line numbers match;
  undefined without front matter. */
  yaml: string | undefined;
  body: string;
  /** Line of the file on which the body begins, from 1. */
  bodyLine: number;
}

const OPENING = /^---[ \t]*\n/;
const CLOSING = /^---[ \t]*(?:\n|$)/m;
/** A block below a comment is front matter only if it begins with a field; otherwise it may be text between two
thematic breaks. */
const BEGINS_WITH_FIELD = /^[\w$-]+[ \t]*(?::\s|：)/;

/**
 * Splits front matter and body. Front matter begins on the first line, or below blank lines and HTML comments, which
 * editors and licence tools insert; an unclosed block is body, since a page may begin with a thematic break.
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

  // Blank lines replace the comments above, so that line numbers of findings and edits are those of the file.
  const yaml = '\n'.repeat(countLines(clean.slice(0, start))) + inside.slice(0, closing.index);
  return {
    yaml: yaml.replace(/\n$/, ''),
    body: inside.slice(closing.index + closing[0].length),
    // The two `---` lines, and the lines above and between them (both in `yaml`); the body begins one line below.
    bodyLine: 2 + countLines(yaml) + 1,
  };
}

/**
 * Offset of the first line that is neither blank nor part of an HTML comment; 0 if a comment is unclosed, or if text
 * follows a comment on its last line.
 * @param text with `\n` as line end
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

/** The field `title` on one line, the value optionally in quotes. */
const TITLE = /^(["']?)title\1[ \t]*:[ \t]+(?:"([^"\n]*)"|'([^'\n]*)'|([^\s#"'][^\n]*))/m;

/**
 * Parses the field `title` without a YAML parser, which is not in the reader's bundle.
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
