// Rewrites extensions of Python-Markdown that MkDocs enables: icons, definition lists, abbreviations, attributes of
// headings, options of code blocks. Lines are neither added nor removed.
import { indentOf } from '../syntax/tabLine.ts';
import { createFenceWatch, replaceOutsideCode } from './codeLines.ts';

const ANY =
  /:(?:material|fontawesome|octicons|simple)-|^[ \t]*(?:`{3,}|~{3,}).*(?:\{ ?\.|hl_lines=|linenums=)|^[ \t]*:[ \t]|^\*\[|^#.*\}[ \t]*$/m;

/** An icon of the theme with its attributes. */
const ICON = /:(?:material|fontawesome|octicons|simple)-[a-z\d-]+:(?:\{[^{}]*\})?[ \t]*/g;

/** An abbreviation, `*[HTML]: Hyper Text Markup Language`, which MkDocs renders as a tooltip. */
const ABBREVIATION = /^\*\[[^\]]+\]:[ \t]/;

/** The definition of a term on the line above, `:   definition`. */
const MEANING = /^(\s*):(?=[ \t]{1,3}\S)/;

/** Lines that cannot be a term: rows, headings, quotes, containers. */
const NO_TERM = /^\s*(?:[|#>]|:{3})/;

/** Classes and data attributes; headingIds.ts parses lists that contain an id. */
const ATTRIBUTE = String.raw`(?:\.[\w-]+|(?:class|data-[a-z-]+)=(?:"[^"]*"|[^\s"{}]+))`;
const LIST = new RegExp(String.raw`^\{:?[ \t]*${ATTRIBUTE}(?:[ \t]+${ATTRIBUTE})*[ \t]*\}\s*$`);

export function rewriteMkdocs(source: readonly string[]): readonly string[] {
  if (!ANY.test(source.join('\n'))) return source;
  const upperTerms = findUpperTerms(source);
  const watch = createFenceWatch();
  return source.map((line, at) => {
    const { place } = watch(line);
    if (place !== undefined) return place === 'opening' ? rewriteFence(line) : line;
    if (ABBREVIATION.test(line)) return '';
    const said = MEANING.test(line) && hasTerm(source, at) ? line.replace(MEANING, '$1-') : line;
    const term = upperTerms.has(at) ? `${said.trimEnd()}\\` : said;
    return replaceOutsideCode(dropList(term), sayIcons);
  });
}

/** Drops a list of attributes at the end of a heading. */
function dropList(line: string): string {
  const at = /^\s*#{1,6}[ \t]/.test(line) ? line.lastIndexOf('{') : -1;
  return at > 0 && LIST.test(line.slice(at)) ? line.slice(0, at).trimEnd() : line;
}

/**
 * An icon begins no earlier than after a word or colon (`12:simple-a:b`). Checked in the callback: Safari before 16.4
 * fails to parse a lookbehind.
 */
function sayIcons(text: string): string {
  return text.replace(ICON, (icon, at: number) => (/[\w:]/.test(text[at - 1] ?? '') ? icon : sayIcon(icon)));
}

/** Check and close icons become ✓ and ✗: such an icon may be all that a table cell says. Other icons are dropped. */
function sayIcon(icon: string): string {
  if (/-check\b/.test(icon)) return '✓ ';
  return /-(?:close|x|xmark)\b/.test(icon) ? '✗ ' : '';
}

/** Indexes of all terms but the last above a definition; each of them ends with a hard break. */
function findUpperTerms(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [at, line] of lines.entries())
    if (MEANING.test(line) && isTerm(lines[at - 1] ?? ''))
      for (let term = at - 2; isTerm(lines[term] ?? ''); term -= 1) found.add(term);
  return found;
}

const isTerm = (line: string) => line.trim() !== '' && !NO_TERM.test(line) && !MEANING.test(line);

function hasTerm(lines: readonly string[], at: number): boolean {
  const above = lines[at - 1]?.trim() === '' ? at - 2 : at - 1;
  const term = lines[above] ?? '';
  if (term.trim() === '' || NO_TERM.test(term)) return false;
  // A line indented less than the `:` belongs to the definition above, so it is no term.
  return indentOf(term) >= indentOf(lines[at] ?? '');
}

/** @example `{ .yaml .annotate title="a" }` is `yaml title="a"`; `py hl_lines="2 4-5"` is `py {2,4-5}` */
function rewriteFence(line: string): string {
  return line
    .replace(
      /^(\s*(?:`{3,}|~{3,}))[ \t]*\{ ?\.([\w+-]+)(?![\w+-])([^{}]*)\}\s*$/,
      (_, fence: string, language: string, words: string) =>
        [fence + language, ...(words.match(/[\w-]+=(?:"[^"]*"|[^\s"]+)/g) ?? [])].join(' '),
    )
    .replace(
      /\bhl_lines=(["'])([\d\s-]*)\1/,
      (_, __, lines: string) => `{${lines.trim().split(/\s+/).join(',')}}`,
    )
    .replace(/\blinenums=(["'])(\d{1,7})\1/, 'showLineNumbers=$2');
}

// Metadata of MkDocs at the top of a page, without `---` lines around it.

const FIELD = /^(?:authors?|title|date|tags|template|disqus): /;

/** Drops the metadata that a text begins with. Lines are neither added nor removed. */
export function dropMeta(source: readonly string[]): readonly string[] {
  const end = source.findIndex((line) => !FIELD.test(line));
  // Without a blank line below, the lines are a paragraph.
  if (end < 1 || source[end]?.trim() !== '') return source;
  return source.map((line, at) => (at < end ? '' : line));
}
