// Rewrites extensions of Python-Markdown that MkDocs enables: icons, definition lists, abbreviations, attributes of
// headings, options of code blocks. Lines are neither added nor removed.
import { indentOf } from '../syntax/tabLine.ts';
import { createFenceScanner, replaceOutsideCode } from './codeLines.ts';

const ANY =
  /:(?:material|fontawesome|octicons|simple)-|^[ \t]*(?:`{3,}|~{3,}).*(?:\{ ?\.|hl_lines=|linenums=)|^[ \t]*:[ \t]|^\*\[|^#.*\}[ \t]*$/m;

/** Matches an icon of the theme with its attributes. */
const ICON = /:(?:material|fontawesome|octicons|simple)-[a-z\d-]+:(?:\{[^{}]*\})?[ \t]*/g;

/** An abbreviation, `*[HTML]: Hyper Text Markup Language`, which MkDocs renders as a tooltip. */
const ABBREVIATION = /^\*\[[^\]]+\]:[ \t]/;

/** The definition of a term on the line above, `:   definition`. */
const MEANING = /^(\s*):(?=[ \t]{1,3}\S)/;

/** Matches lines that cannot be a term: table rows, headings, quotes, containers. */
const NO_TERM = /^\s*(?:[|#>]|:{3})/;

/** Matches classes and data attributes. Lists with an id are not matched: headingIds.ts parses them. */
const ATTRIBUTE = String.raw`(?:\.[\w-]+|(?:class|data-[a-z-]+)=(?:"[^"]*"|[^\s"{}]+))`;
const LIST = new RegExp(String.raw`^\{:?[ \t]*${ATTRIBUTE}(?:[ \t]+${ATTRIBUTE})*[ \t]*\}\s*$`);

export function rewriteMkdocs(source: readonly string[]): readonly string[] {
  if (!ANY.test(source.join('\n'))) return source;
  const upperTerms = findUpperTerms(source);
  const watch = createFenceScanner();
  return source.map((line, at) => {
    const { place } = watch(line);
    if (place !== undefined) return place === 'opening' ? rewriteFence(line) : line;
    if (ABBREVIATION.test(line)) return '';
    const item = MEANING.test(line) && hasTerm(source, at) ? line.replace(MEANING, '$1-') : line;
    const term = upperTerms.has(at) ? `${item.trimEnd()}\\` : item;
    return replaceOutsideCode(dropAttributes(term), replaceIcons);
  });
}

/** Drops the attributes at the end of a heading. */
function dropAttributes(line: string): string {
  const at = /^\s*#{1,6}[ \t]/.test(line) ? line.lastIndexOf('{') : -1;
  return at > 0 && LIST.test(line.slice(at)) ? line.slice(0, at).trimEnd() : line;
}

/**
 * Replaces icons, except directly after a letter, digit or colon (`12:simple-a:b`). The callback checks the character
 * before, since Safari before 16.4 fails to parse a lookbehind.
 */
function replaceIcons(text: string): string {
  return text.replace(ICON, (icon, at: number) => (/[\w:]/.test(text[at - 1] ?? '') ? icon : iconText(icon)));
}

/**
 * Check and close icons become ✓ and ✗, since they may be the only content of a table cell. Other icons are dropped.
 */
function iconText(icon: string): string {
  if (/-check\b/.test(icon)) return '✓ ';
  return /-(?:close|x|xmark)\b/.test(icon) ? '✗ ' : '';
}

/** Line indexes of all terms but the last above a definition. They get a hard break, to stay on separate lines. */
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
  // A line that is indented less than the `:` is part of an outer definition.
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

// Metadata of MkDocs at the top of a page without the `---` lines of front matter.

const FIELD = /^(?:authors?|title|date|tags|template|disqus): /;

/** Replaces metadata at the start of a text by blank lines. */
export function dropMkdocsMetadata(source: readonly string[]): readonly string[] {
  const end = source.findIndex((line) => !FIELD.test(line));
  // If no blank line follows, the lines are parsed as a paragraph.
  if (end < 1 || source[end]?.trim() !== '') return source;
  return source.map((line, at) => (at < end ? '' : line));
}
