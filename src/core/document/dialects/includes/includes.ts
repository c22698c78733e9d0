// Includes of other engines: lines of their own, and in mdBook and MkDocs code blocks with the include as only line.
import type { Code, Nodes, Root } from 'mdast';
import { isMarkdownFile } from '../../../site/urls/pageFileNames.ts';
import type { IncludeComment } from '../../includes/includeSyntax.ts';
import { createIncludeLine } from '../../syntax/includeLine.ts';
import type { Dialect } from '../dialect.ts';

/** The forms of an include by engine, and what they include. */
const ROWS: readonly (readonly [
  pattern: RegExp,
  read: (...groups: string[]) => IncludeComment | undefined,
])[] = [
  // docsify: [安装](install.md ':include'), [代码](a.js ':include :type=code :fragment=one')
  [
    /^\[[^\]]*\]\(([^\s()]+)[ \t]+(["']):include\b(.*)\2\)$/,
    (href = '', _ = '', options = '') => {
      const [, type, language] = /:type=(\w+)(?:[ \t]+([a-z][\w-]*)$)?/.exec(options) ?? [];
      const isText = type === undefined ? isMarkdownFile(href) : type === 'markdown';
      if (/^[a-z]+:/i.test(href) || !(isText || type === 'code')) return undefined;
      const lines = /:fragment=([\w-]+)/.exec(options)?.[1];
      return { href, lines, info: isText ? undefined : (language ?? endingOf(href)) };
    },
  ],
  // mdBook: {{#include a.md:2:5}}, {{#rustdoc_include a.rs:here}}
  [
    /^\{\{#(?:rustdoc_)?include\s+([^\s{}:]+)(?::([^\s{}]*))?\s*\}\}$/,
    (href = '', part) => ({ href, lines: toLines(part) }),
  ],
  // MkDocs, from the root of the site: --8<-- "docs/a.md:2:5"
  [
    /^-+8<-+[ \t]+(["'])([^"':]+)(?::([^"']*))?\1$/,
    (_, path, part) => ({ href: `/${path}`, lines: toLines(part) }),
  ],
  // VitePress (vitepress.dev/guide/markdown#import-code-snippets): <<< @/code/a.js#one{2 ts} [名字]
  [
    /^<<<[ \t]*([^\s<[\]{}#]+(?: [^\s[\]{}#]+)*)(?:#([\w-]+))?(?:[ \t]*\{([^{}]*)\})?(?:[ \t]*(\[[^[\]]*\]))?$/,
    (path = '', lines, braces = '', title) => {
      const words = braces.split(/\s+/);
      const highlight = words.find((word) => /^\d[\d,-]*$/.test(word));
      const language = words.find((word) => /^[a-z]/i.test(word)) ?? endingOf(path);
      const info = [language, highlight && `{${highlight}}`, title].filter(Boolean).join(' ');
      return { href: fromRoot(path), lines, info };
    },
  ],
  // VuePress (vuejs.press/guide/markdown.html#import-code-blocks): @[code{3-5} js{1}:line-numbers](./a.js)
  [
    /^@\[code(?:\{(\d*)-(\d*)\})?(?:\s+([^[\]]*))?\]\(([^()\s]+)\)$/,
    (first, last, info, path = '') => ({
      href: fromRoot(path),
      lines: last === undefined ? undefined : `${first || 1}-${last}`,
      info: info ?? endingOf(path),
    }),
  ],
];

/** Parses a line without white space at its ends. */
function readInclude(line: string): IncludeComment | undefined {
  for (const [pattern, read] of ROWS) {
    const found = pattern.exec(line);
    if (found !== null) return read(...found.slice(1));
  }
  return undefined;
}

const endingOf = (path: string) => /\.([\w-]+)$/.exec(path)?.[1] ?? '';

/** In VitePress, `@` is an alias of the source folder, from which root-relative paths are resolved. */
const fromRoot = (path: string) => path.replace(/^@\//, '/');

/** @example toLines('2:5') === '2-5'; toLines(':5') === '1-5'; toLines('here') === 'here' */
function toLines(part: string | undefined): string | undefined {
  if (!part) return undefined;
  const [, first, colon, last = ''] = /^(\d*)(?:(:)(\d*))?$/.exec(part) ?? [];
  return first === undefined ? part : `${first || 1}${colon ? '-' : ''}${last}`;
}

/** Moves the include in a code block to its info string. */
function readFence(code: Code): void {
  const include = /^[ \t]*(?:\{\{#|-+8<-)/.test(code.value) ? readInclude(code.value.trim()) : undefined;
  if (include === undefined) return;
  code.value = '';
  // fillIncludes() has added the file to the info string already.
  if (/\bfile="/.test(code.meta ?? '')) return;
  const lines = include.lines === undefined ? '' : ` lines="${include.lines}"`;
  code.meta = `${code.meta ?? ''} file="${include.href}"${lines}`.trim();
}

function readFences(node: Nodes | Root): void {
  if (node.type === 'code') readFence(node);
  else if ('children' in node) node.children.forEach(readFences);
}

const line = createIncludeLine(readInclude);
const STARTS = '[{-<@';

export const includes: Dialect = {
  name: 'includes',
  micromark: { flow: Object.fromEntries(Array.from(STARTS, (char) => [char.charCodeAt(0), line])) },
  resolve: readFences,
};
