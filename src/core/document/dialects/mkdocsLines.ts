// What extensions of Python-Markdown add, as pages of MkDocs have them: icons, terms, abbreviations, attributes of
// headings, and what is said of a block of code. Lines are neither added nor removed.
import { indentOf } from '../syntax/tabLine.ts';
import { changeWords } from './codeInLine.ts';
import { createFenceWatch } from './fenceWatch.ts';

/** Whether there is anything to do; most texts have none. */
const ANY =
  /:(?:material|fontawesome|octicons|simple)-|^[ \t]*(?:`{3,}|~{3,}).*(?:\{ ?\.|hl_lines=|linenums=)|^[ \t]*:[ \t]|^\*\[|^#.*\}[ \t]*$/m;

/** With the attributes behind it; a picture of the theme, which is not there. */
const ICON = /:(?:material|fontawesome|octicons|simple)-[a-z\d-]+:(?:\{[^{}]*\})?[ \t]*/g;

/** `*[HTML]: Hyper Text Markup Language`, shown where the pointer stands on the word. */
const ABBREVIATION = /^\*\[[^\]]+\]:[ \t]/;

/** `:   what a term means`, below the term. */
const MEANING = /^(\s*):(?=[ \t]{1,3}\S)/;

/** Nothing that text stands in below, so no term. */
const NO_TERM = /^\s*(?:[|#>]|:{3})/;

/** Classes and the like; with an id they are for namedId.ts to read. */
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
    return changeWords(dropList(term), sayIcons);
  });
}

/** Takes the attributes from the end of a heading. */
function dropList(line: string): string {
  const at = /^\s*#{1,6}[ \t]/.test(line) ? line.lastIndexOf('{') : -1;
  return at > 0 && LIST.test(line.slice(at)) ? line.slice(0, at).trimEnd() : line;
}

/** What a word or a colon stands before is none (`12:simple-a:b`): asked here, since Safari before 16.4 knows no lookbehind. */
function sayIcons(text: string): string {
  return text.replace(ICON, (icon, at: number) => (/[\w:]/.test(text[at - 1] ?? '') ? icon : sayIcon(icon)));
}

/** A mark in a table is all that stands there. */
function sayIcon(icon: string): string {
  if (/-check\b/.test(icon)) return '✓ ';
  return /-(?:close|x|xmark)\b/.test(icon) ? '✗ ' : '';
}

/** Each line above a meaning is a term: the lines of all but the last, which end with a hard line break. */
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
  // What goes on from the meaning before is set in.
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
