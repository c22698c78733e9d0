// Gives the nodes of MkDocs' dialect their meaning.
import type { Code, Html, Nodes, Parents, Root } from 'mdast';
import type { Report } from '../../findings.ts';
import { dropAttributeLists } from '../attributeLists.ts';
import { wordsOf } from '../createNodes.ts';
import type { DialectContext } from '../dialect.ts';
import { explainAbbreviations } from './abbreviations.ts';
import { anchorTabs } from './anchorTabs.ts';
import { buildIndented, joinTabs, pairSlashes } from './blocks.ts';
import { listDefinitions } from './definitions.ts';
import { dropIcons, replaceIcons } from './icons.ts';
import { showIdentifiers } from './identifiers.ts';

export function resolveMkdocs(root: Root, { report }: Pick<DialectContext, 'report'>): void {
  dropMetadata(root);
  pairSlashes(root);
  explainAbbreviations(root);
  convert(root, report);
  dropAttributeLists(root);
  anchorTabs(root);
}

function convert(parent: Parents, report: Report): void {
  const written = showIdentifiers(parent.children as Nodes[], report);
  const children = written.flatMap((child): Nodes[] => {
    if ('children' in child) convert(child, report);
    if (child.type === 'code') convertInfo(child);
    if (child.type === 'html') child.value = dropIcons(child.value);
    if (child.type === 'indented' && child.opening !== ':') return buildIndented(child);
    if (child.type === 'list' && !opensElement(child)) return [child, ...takeClosings(child)];
    return child.type === 'paragraph' && isEmpty(child) ? [] : [child];
  });
  // The cast is safe: each node is replaced by nodes that are valid children of the same parent.
  parent.children = replaceIcons(listDefinitions(joinTabs(children))) as typeof parent.children;
}

/** Matches closing tags of blocks. */
const CLOSINGS = /^(?:<\/(?:div|section|article|details|figure)>\s*)+$/;

const opensElement = (node: Nodes): boolean =>
  node.type === 'html' ? /<[a-z]/i.test(node.value) : 'children' in node && node.children.some(opensElement);

/** Takes the closing tags that end a list: they are set in as the element that contains the list. */
function takeClosings(node: Nodes): Html[] {
  const taken: Html[] = [];
  const children = 'children' in node ? (node.children as Nodes[]) : [];
  for (let last = children.at(-1); last !== undefined; last = children.at(-1)) {
    if (last.type === 'html' && CLOSINGS.test(last.value)) taken.unshift(last);
    else if (last.type !== 'text' || last.value.trim() !== '') break;
    children.pop();
  }
  const end = children.at(-1);
  if (taken.length === 0) return end?.type === 'link' || end === undefined ? [] : takeClosings(end);
  if (end?.type === 'text') end.value = end.value.trimEnd();
  return taken;
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
