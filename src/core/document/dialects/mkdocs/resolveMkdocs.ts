// Gives the nodes of MkDocs' dialect their meaning.
import type { Code, Nodes, Parents, Root } from 'mdast';
import { dropAttributeLists } from '../attributeLists.ts';
import { buildIndented, joinTabs, pairSlashes } from './blocks.ts';
import { listDefinitions } from './definitions.ts';
import { dropIcons, replaceIcons } from './icons.ts';

/** An abbreviation, `*[HTML]: Hyper Text Markup Language`, which MkDocs renders as a tooltip: it is left out. */
export const ABBREVIATION = /^\*\[[^\]]+\]:[ \t]/;

export function resolveMkdocs(root: Root): void {
  dropMetadata(root);
  pairSlashes(root);
  convert(root);
  dropAttributeLists(root);
}

function convert(parent: Parents): void {
  const children = (parent.children as Nodes[]).flatMap((child): Nodes[] => {
    if ('children' in child) convert(child);
    if (child.type === 'code') convertInfo(child);
    if (child.type === 'html') child.value = dropIcons(child.value);
    if (child.type === 'indented' && child.opening !== ':') return buildIndented(child);
    const isNothing =
      child.type === 'marker' ? ABBREVIATION.test(child.value) : child.type === 'paragraph' && isEmpty(child);
    return isNothing ? [] : [child];
  });
  // The cast is safe: each node is replaced by nodes that are valid children of the same parent.
  parent.children = replaceIcons(listDefinitions(joinTabs(children))) as typeof parent.children;
}

/** A paragraph with nothing but icons. */
const isEmpty = ({ children }: Parents) => children.length === 0;

/** @example `{ .yaml .annotate title="a" }` is `yaml title="a"`; `py hl_lines="2 4-5"` is `py {2,4-5}` */
function convertInfo(code: Code): void {
  const info = `${code.lang ?? ''} ${code.meta ?? ''}`.trim();
  const converted = info
    .replace(/^\{ ?\.([\w+-]+)(?![\w+-])([^{}]*)\}$/, (_, language: string, words: string) =>
      [language, ...(words.match(/[\w-]+=(?:"[^"]*"|[^\s"]+)/g) ?? [])].join(' '),
    )
    .replace(
      /\bhl_lines=(["'])([\d\s-]*)\1/,
      (_, __, lines: string) => `{${lines.trim().split(/\s+/).join(',')}}`,
    )
    .replace(/\blinenums=(["'])(\d{1,7})\1/, 'showLineNumbers=$2');
  if (converted === info) return;
  const [, lang = '', meta = ''] = /^(\S*)\s*(.*)$/s.exec(converted) ?? [];
  code.lang = lang;
  code.meta = meta === '' ? null : meta;
}

/** Metadata at the top of a page without the `---` lines of front matter. */
const FIELD = /^(?:authors?|title|date|tags|template|disqus): /;

/** Drops metadata at the start of a text. If no blank line follows, it is text. */
function dropMetadata(root: Root): void {
  const [first, second] = root.children;
  if (first?.type !== 'paragraph' || first.position?.start.line !== 1) return;
  const isApart = (second?.position?.start.line ?? Infinity) > first.position.end.line + 1;
  if (
    isApart &&
    wordsOf(first)
      .split('\n')
      .every((line) => FIELD.test(line))
  )
    root.children.shift();
}

function wordsOf(node: Nodes): string {
  if ('children' in node) return node.children.map(wordsOf).join('');
  return node.type === 'break' ? '\n' : 'value' in node ? node.value : '';
}
