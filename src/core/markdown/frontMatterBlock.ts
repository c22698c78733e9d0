import { dropForbidden } from '../../lib/forbiddenCharacters.ts';

export interface SplitText {
  /** The text between the `---` lines; undefined when there is no such block. */
  yaml: string | undefined;
  body: string;
  /** Line of the file, from 1, on which the body begins. */
  bodyLine: number;
}

/**
 * Cuts the front matter block off a file. Only a block on the very first line
 * counts, and an unclosed one is body: a page may begin with a rule.
 * @example splitFrontMatter('---\ntitle: 部署\n---\n# 部署') // { yaml: 'title: 部署', body: '# 部署', bodyLine: 4 }
 */
export function splitFrontMatter(text: string): SplitText {
  const clean = dropForbidden(text.replace(/^\uFEFF/, '')).replace(/\r\n?/g, '\n');
  const open = /^---[ \t]*\n/.exec(clean);
  if (open === null) return { yaml: undefined, body: clean, bodyLine: 1 };

  const close = /^---[ \t]*(?:\n|$)/m.exec(clean.slice(open[0].length));
  if (close === null) return { yaml: undefined, body: clean, bodyLine: 1 };

  const yaml = clean.slice(open[0].length, open[0].length + close.index);
  return {
    yaml: yaml.replace(/\n$/, ''),
    body: clean.slice(open[0].length + close.index + close[0].length),
    // The block's own two markers and the lines between them.
    bodyLine: 2 + countLines(yaml) + 1,
  };
}

/** A field on a line of its own, its value maybe in quotes. */
const TITLE = /^(["']?)title\1[ \t]*:[ \t]+(?:"([^"\n]*)"|'([^'\n]*)'|([^\s#"'][^\n]*))/m;

/**
 * The field `title`, for what is decided before YAML is read; browsers have no reader of YAML.
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
