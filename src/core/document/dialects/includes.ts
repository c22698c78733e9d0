// Rewrites includes of other engines: links (docsify), directives (mdBook, MkDocs, VitePress). An include of markdown becomes the comment, and an include of code the info string, that
// core/document/includes parses. Lines are neither added nor removed.
import { BLOCK_MARKS } from '../includes/includeSyntax.ts';
import { createFenceScanner } from './codeLines.ts';

const ANY = /':include'/;

/** @example `[安装](install.md ':include')` */
const LINK = /^\[[^\]]*\]\((\S+\.(?:mdx?|markdown|mkd))\s+':include'\)$/;

const ANY_CONTENTS = /::contents\b/;

/** @example `::contents{folder=guide depth=2}` */
const CONTENTS = /^::contents(?:\{([^{}]*)\})?$/;

/** Parses the marker of a folder's contents to the path of the folder and the number of levels. */
function readContents(line: string): CodeInclude | undefined {
  const [marker, options = ''] = CONTENTS.exec(line) ?? [];
  if (marker === undefined) return undefined;
  const [, quoted, plain] = /\bfolder=(?:"([^"]*)"|([^\s"]+))/.exec(options) ?? [];
  const folder = encodeURI((quoted ?? plain ?? '.').replace(/\/*$/, '/'));
  return { href: folder, lines: /\bdepth="?([1-9])/.exec(options)?.[1] };
}

export function rewriteIncludes(source: readonly string[]): readonly string[] {
  const whole = source.join('\n');
  if (![ANY, ANY_CODE_INCLUDE, ANY_SNIPPET, ANY_CONTENTS].some((any) => any.test(whole))) return source;
  const lines = [...source];
  const watch = createFenceScanner();
  for (const [at, line] of source.entries()) {
    const seen = watch(line);
    if (seen.place !== undefined) {
      if (seen.place === 'opening') rewriteCodeInclude(lines, at, seen.info);
      continue;
    }
    const snippet = readSnippet(line, source[at + 1]);
    if (snippet !== undefined) {
      lines[at] = snippet.opening;
      if (at + 1 < lines.length) lines[at + 1] = snippet.closing;
    }
    const marks = BLOCK_MARKS.exec(line)?.[0] ?? '';
    const rest = line.slice(marks.length).trimEnd();
    const asked = readCodeInclude(rest) ?? readContents(rest);
    const href = LINK.exec(rest)?.[1] ?? asked?.href;
    if (href !== undefined) lines[at] = `${marks}<!--@include: ${href}${toPart(asked?.lines)}-->`;
  }
  return lines;
}

/** @example toPart('2-5') === '{2,5}'; toPart('here') === '#here' */
function toPart(lines: string | undefined): string {
  if (lines === undefined) return '';
  const [, first, dash, last] = /^(\d+)(-)?(\d*)$/.exec(lines) ?? [];
  return first === undefined ? `#${lines}` : `{${first},${dash ? last : first}}`;
}

// In mdBook and MkDocs, the only line of a code block is the include. It is moved to the info string.

const ANY_CODE_INCLUDE = /\{\{#\w*include |-8<-/;

/** @example `{{#rustdoc_include ../listings/main.rs:here}}`, or `--8<-- "docs/code/main.cpp:2:5"` */
const INCLUDE =
  /^(?:\{\{#(?:rustdoc_)?include\s+([^\s{}:]+)(?::([^\s{}]*))?\s*\}\}|-+8<-+\s+"([^":]+)(?::([^"]*))?")$/;

interface CodeInclude {
  href: string;
  lines: string | undefined;
}

/** Parses the include directive on a line. MkDocs resolves paths from the site's root. */
function readCodeInclude(line: string): CodeInclude | undefined {
  const [, book, bookPart, snippet, snippetPart] = INCLUDE.exec(line.trim()) ?? [];
  const href = book ?? (snippet && `/${snippet}`);
  return href === undefined ? undefined : { href, lines: toLines(bookPart ?? snippetPart) };
}

/** @example toLines('2:5') === '2-5'; toLines(':5') === '1-5'; toLines('here') === 'here' */
function toLines(part: string | undefined): string | undefined {
  if (!part) return undefined;
  const [, first, colon, last = ''] = /^(\d*)(?:(:)(\d*))?$/.exec(part) ?? [];
  return first === undefined ? part : `${first || 1}${colon ? '-' : ''}${last}`;
}

/**
 * Rewrites in place a code block that contains an include directive only. `fence` is the index of its opening fence.
 */
function rewriteCodeInclude(lines: string[], fence: number, info: string): void {
  const [opening = '', only = '', closing = ''] = lines.slice(fence, fence + 3);
  const asked = readCodeInclude(only);
  if (asked === undefined || !/^\s*[`~]{3,}\s*$/.test(closing)) return;
  lines[fence + 1] = '';
  // fillIncludes() has added the file to the info string already.
  if (/\bfile="/.test(info)) return;
  const part = asked.lines === undefined ? '' : ` lines="${asked.lines}"`;
  lines[fence] = `${opening.trimEnd()} file="${asked.href}"${part}`;
}

// Code imports of VitePress (vitepress.dev/guide/markdown#import-code-snippets) and VuePress
// (vuejs.press/guide/markdown.html#import-code-blocks). The line with the import becomes the opening fence, the blank
// line below becomes the closing fence.

const ANY_SNIPPET = /^[ \t]*(?:<<<[ \t]*[^<\s]|@\[code)/m;

const LINE = /^(\s*)<<<\s*([^<\s].*)$/;
/** @example `@[code{3-5} js{1}:line-numbers](./a.js)` */
const CODE = /^(\s*)@\[code(?:\{(\d*)-(\d*)\})?(?:\s+([^[\]]*))?\]\(([^()\s]+)\)\s*$/;
const ENDING = /\.([\w-]+)$/;
/** @example `{2,4-6 js:line-numbers}` */
const BRACES = /\{([^{}]*)\}$/;
const TITLE = /(\[[^[\]]*\])$/;
const REGION = /#([\w-]+)$/;

export interface Snippet {
  opening: string;
  closing: string;
}

/**
 * Converts a code import to an opening and a closing fence; undefined for other lines, and if the line below is not
 * blank.
 * @example readSnippet('<<< @/code/a.js#one{2 ts} [名字]', '').opening === '```ts {2} [名字] file="/code/a.js" lines="one"'
 */
export function readSnippet(line: string, below: string | undefined): Snippet | undefined {
  const asked = below?.trim() ? undefined : (readImport(line) ?? readCode(line));
  if (asked === undefined) return undefined;
  const { indent, info, path, lines } = asked;
  const words = [
    info,
    // In VitePress, `@` is an alias of the source folder, from which root-relative paths are resolved.
    `file="${path.replace(/^@\//, '/')}"`,
    lines && `lines="${lines}"`,
  ];
  const fence = `${indent}\`\`\``;
  return { opening: fence + words.filter(Boolean).join(' '), closing: fence };
}

interface CodeImport {
  indent: string;
  info: string;
  path: string;
  lines: string | undefined;
}

function readImport(line: string): CodeImport | undefined {
  const [, indent = '', asked] = LINE.exec(line) ?? [];
  if (asked === undefined) return undefined;
  const [beforeTitle, title] = cutEnd(asked.trimEnd(), TITLE);
  const [beforeBraces, braces = ''] = cutEnd(beforeTitle, BRACES);
  const [path, lines] = cutEnd(beforeBraces, REGION);
  const words = braces.split(/\s+/);
  const highlight = words.find((word) => /^\d[\d,-]*$/.test(word));
  const language = words.find((word) => /^[a-z]/i.test(word)) ?? ENDING.exec(path)?.[1] ?? '';
  const info = [language, highlight && `{${highlight}}`, title].filter(Boolean).join(' ');
  return { indent, info, path, lines };
}

function readCode(line: string): CodeImport | undefined {
  const [, indent = '', first, last, info, path] = CODE.exec(line) ?? [];
  if (path === undefined) return undefined;
  const lines = first === undefined ? undefined : `${first || 1}-${last}`;
  return { indent, info: info ?? ENDING.exec(path)?.[1] ?? '', path, lines };
}

/** Splits a match off the end of a text; returns the rest and the first capture group. */
function cutEnd(text: string, end: RegExp): [rest: string, caught: string | undefined] {
  const found = end.exec(text);
  return found === null ? [text, undefined] : [text.slice(0, found.index).trimEnd(), found[1]];
}
