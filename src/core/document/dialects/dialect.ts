// A dialect is the syntax of another engine as a pure record. A text has a list of dialects, whose syntax the parser
// combines; that of a text in our own markdown is empty. To add a dialect: its name in dialectNames.ts, its sign here,
// its record in a module of its own, and the record's place in dialectsOf.ts, which browsers load as a lazy chunk.
// Syntax is `micromark` and `fromMarkdown`, which give nodes with positions; what these nodes become is a table of rows,
// which `resolve` reads.
import type { Root } from 'mdast';
import { decodeSafely } from '../../site/urls/filePath.ts';
import type { Report } from '../findings.ts';
import type { Extension } from '../syntax/bareUrls.ts';
import type { MdastExtension } from '../syntax/containerSyntax.ts';
import { CODE, createFenceScanner } from './codeLines.ts';
import { type DialectName, IN_MARKDOWN, IN_MDX } from './dialectNames.ts';

/** Info string of Docusaurus's code block whose content is parsed as MDX. */
export const MARKUP = 'mdx-code-block';

export interface Dialect {
  name: DialectName;
  /** False where lines that are set in by four columns are no code, and lines between HTML tags no HTML. */
  hasIndentedCode?: false;
  micromark?: Extension;
  fromMarkdown?: MdastExtension | readonly MdastExtension[];
  /** Matches a line whose content is set in below it, as that of a list item, without its indentation. */
  indents?: RegExp;
  /**
   * Length of the construct at the start of a text, if it may contain blank lines, which end no block in it; undefined
   * for other texts.
   */
  measure?: (text: string) => number | undefined;
  /**
   * Rewrites lines that no construct can read: removes what no reader may see, escapes what is text. Lines are neither
   * added nor removed.
   */
  rewrite?: (lines: readonly string[], report: Report) => readonly string[];
  /** Replaces the nodes of the dialect in a parsed text, in place, by nodes that the converter knows. */
  resolve?: (root: Root, context: DialectContext) => void;
}

export interface DialectContext {
  report: Report;
  /** Parses a part of the text whose first line is this line of the file. */
  parse: (text: string, line: number) => Root;
}

/** A key for a list of dialects. */
export const namesOf = (dialects: readonly Dialect[]) => dialects.map(({ name }) => name).join();

/** Matches every text in which a dialect has an effect. */
const SIGNS: Readonly<Record<DialectName, RegExp>> = {
  mdx: /^/,
  vue: /<\/?[A-Z]|\{\{/,
  mkdocs:
    /:(?:material|fontawesome|octicons|simple)-|(?:^|\n)[ \t>]*(?:(?:!!!|\?\?\?\+?|===[+!]*)[ \t]*["\w]|\/{3,}[ \t]*[a-z]|:(?:::\s\w+\.|[ \t])|\*\[|(?:`{3}|~{3})[^\n]*(?:\{ ?\.|hl_lines=|linenums=)|#[^\n]*\{:?[ \t]*(?:\.|class=|data-))|^(?:authors?|title|date|tags|template|disqus): /i,
  gitbook: /^[ \t>]*\{% /m,
  pandoc: /\]\{[.#\w]|\+[-=:]{2,}\+/,
  obsidian: /%%|(?:^|[ \t])\^[A-Za-z\d-]{2,60}[ \t]*$/m,
  imageSizes: /[ \t]=[\dx*%]{1,12}(?:[ \t]+"[^"\n]{0,200}")?[ \t]*\)/,
  hugo: /\{\{[<%][ \t]+copyable\b/,
  vuepress:
    /^[ \t>]*@(?:slidestart|start[a-z]{2,20}[ \t]*$)|[`*_)]\{\.[a-z]|[ \t]\{\.[a-z][^{}\n]*\}[ \t]*$/im,
  includes: /:include\b|\{\{#\w*include |-8<-|^[ \t>*+\d.)-]*(?:<<<|@\[code)/m,
};

/**
 * Finds the dialects of a text without front matter.
 * @param named the dialects of the file (dialectsOfFile); default: those whose signs the text has
 */
export function findDialects(
  text: string,
  named: readonly DialectName[] = guessDialects(text),
): readonly DialectName[] {
  const whole = withIncluded(text);
  return named.filter((name) => SIGNS[name].test(whole));
}

function guessDialects(text: string): readonly DialectName[] {
  const markup = guessMarkup(text);
  if (markup === 'mdx') return IN_MDX;
  return markup === undefined ? IN_MARKDOWN : [markup, ...IN_MARKDOWN];
}

/** Adds the texts of resolved includes (includeSyntax.ts), which are encoded. */
const withIncluded = (text: string) =>
  text.replace(/ included="([^"\n]*)"/g, (_, included: string) => `\n${decodeSafely(included)}\n`);

/** Matches an import at the start of a text; further down, it may be a sentence. */
const IMPORT = /\s*import\s+(?:[\w$*{},\s]{1,2000}?\sfrom\s+)?(["'])[^"'\n]+\1;?[ \t]*(?:\n|$)/y;

/** Matches imports and exports further down, where a component is used. */
const MODULE =
  /^(?:import\s.*\sfrom\s+["'][^"'\n]+["'];?[ \t]*$|export\s+(?:const|let|var|default|(?:async\s+)?function)\b)/m;

/** Matches imports of components, comments of JSX and its attributes, which no other dialect has. */
const MDX =
  /^import\s.*\bfrom\s+["'](?:@theme\/|@astrojs\/|[^"'\n]+\.(?:astro|[jt]sx|mdx|svelte|vue)["'])|^\{\/\*|^[`~]{3,}mdx-code-block|<[a-z][^<>]*(?:\sclassName=|=\{)|<(?:br|hr|img|embed)\b[^<>]*><\//m;

/** Matches a component that ends: others may be placeholders. In a resolved include, the text is encoded. */
const COMPONENT = /<\/[A-Z]|<[A-Z][^<>]*\/>|%3C%2F[A-Z]|%3C[A-Z].{0,300}%2F%3E/;

/** Matches content of a component that is set in by four columns: in markdown, it would be code. */
const SET_IN = /^[ \t]*<[A-Z][^<>]*>[ \t]*\n(?:[ \t]*\n)*(?: {4}|\t)/m;

/** Matches texts without a sign of components, so that most need no further look. */
const ANY = /^import\s|<\/?[A-Z]|%3C|\{\/\*|className|=\{|mdx-code-block|><\//m;

/** Guesses whether a text has the components of MDX or of Vue. */
function guessMarkup(text: string): 'mdx' | 'vue' | undefined {
  if (!ANY.test(text)) return undefined;
  const words = dropCode(text);
  const hasComponent = COMPONENT.test(words);
  IMPORT.lastIndex = 0;
  if (IMPORT.test(text)) return 'mdx';
  // In pages of Vue, imports are in a script.
  if (/^<script\b/m.test(words)) return hasComponent ? 'vue' : undefined;
  if (MDX.test(words)) return 'mdx';
  if (!hasComponent) return undefined;
  return MODULE.test(words) || SET_IN.test(words) ? 'mdx' : 'vue';
}

/** Drops code, in which tags are text. */
function dropCode(text: string): string {
  const watch = createFenceScanner();
  const lines = text.split('\n').filter((line) => {
    const { place, info } = watch(line);
    return place === undefined || info === MARKUP;
  });
  return lines.join('\n').replace(CODE, '');
}
