// Parses and sanitizes the raw HTML of a page, and puts the elements into the AST. The HTML parser is an argument:
// browsers have their own, the build bundles one; both follow the HTML standard. A lazy chunk in browsers, for pages
// that contain HTML.

import type { Element, Nodes, Root, RootContent } from 'hast';
import { dropForbiddenReferences } from '../../../lib/forbiddenCharacters.ts';
import { lineOf, type Report, toFinding } from '../findings.ts';
import { cleanHtml } from './cleanHtml.ts';
import { endEmptyTags, findGroups, type Tag } from './findTagGroups.ts';

/** Replaces raw HTML among siblings and below them by elements, one top-level node per step. */
export type HtmlParser = (nodes: RootContent[], report: Report) => Generator<void, RootContent[]>;

/** Parses HTML as a fragment, with positions if the parser knows them. */
export type ParseFragment = (html: string) => Root;

/** Limit of nesting: serializing a deeper tree would overflow the stack. */
const MAX_DEPTH = 100;

/** Creates the parser of a page's HTML from a parser of fragments. */
export function createHtmlParser(parseFragment: ParseFragment): HtmlParser {
  return function* (nodes, report) {
    const context = { parseFragment, report };
    for (const node of nodes) {
      if (settleInside(node, context)) yield;
    }
    return yield* settleSiblings(nodes, context);
  };
}

interface Context {
  parseFragment: ParseFragment;
  report: Report;
}

/** Parses the HTML below a node; returns whether there was any. */
function settleInside(node: Nodes, context: Context): boolean {
  if (!('children' in node)) return false;
  let hasHtml = node.children.some(({ type }) => type === 'raw');
  const isDirect = hasHtml;
  for (const child of node.children) if (settleInside(child, context)) hasHtml = true;
  if (!isDirect) return hasHtml;
  const steps = settleSiblings(node.children, context);
  let step = steps.next();
  while (!step.done) step = steps.next();
  // A fragment contains no doctype.
  node.children = step.value as Element['children'];
  // A paragraph cannot contain blocks: a browser would end it before them.
  if (node.type === 'element' && node.tagName === 'p' && node.children.some(isBlock)) node.tagName = 'div';
  return true;
}

function* settleSiblings(nodes: readonly RootContent[], context: Context): Generator<void, RootContent[]> {
  const { report } = context;
  const { groups, lonely, depth } = findGroups(nodes);
  if (groups.length === 0) return [...nodes];
  for (const [index, tags] of lonely)
    for (const { kind, name } of tags)
      report(toFinding('unclosedTag', lineOf(nodes[index]), kind === 'close' ? `/${name}` : name));
  const isTooDeep = depth > MAX_DEPTH;
  if (isTooDeep) report(toFinding('deepHtml', lineOf(nodes[groups[0]?.first ?? 0])));

  const result: RootContent[] = [];
  let at = 0;
  for (const { first, last } of groups) {
    addAll(result, nodes.slice(at, first));
    at = last + 1;
    const group = nodes.slice(first, at);
    if (isTooDeep)
      addAll(
        result,
        group.filter(({ type }) => type !== 'raw'),
      );
    else if (!isNothingBut(lonely.get(first), group)) addAll(result, parseGroup(group, context));
    yield;
  }
  addAll(result, nodes.slice(at));
  return result;
}

/** Like push(), without a limit of arguments. */
function addAll<T>(list: T[], more: readonly T[]): void {
  for (const item of more) list.push(item);
}

/** A single unpaired tag would be parsed to an empty element. */
function isNothingBut(lonely: readonly Tag[] | undefined, [node, ...rest]: readonly RootContent[]): boolean {
  if (lonely?.length !== 1 || rest.length > 0 || node?.type !== 'raw') return false;
  return /^\s*<[^<>]*>\s*$/.test(node.value);
}

function parseGroup(group: readonly RootContent[], { parseFragment, report }: Context): RootContent[] {
  const mark = findUnusedMark(group.map((node) => (node.type === 'raw' ? node.value : '')).join('\n'));
  const tree = parseFragment(joinHtml(group, mark));
  const firstLine = lineOf(group[0]);
  placeElements(tree, group, mark, firstLine - 1);
  return cleanHtml(tree, mark, report, firstLine);
}

/**
 * Serializes a group to one text. A node that comes from markdown is represented by an empty element with its index, a
 * `<div>` for a block, since a block ends an open paragraph. Line breaks preserve the lines of the file.
 */
function joinHtml(group: readonly RootContent[], mark: string): string {
  const attribute = `data-${mark.slice('data'.length).toLowerCase()}`;
  let html = '';
  let line = lineOf(group[0]);
  const hasBlocks = group.some(isBlock);
  group.forEach((node, index) => {
    const missing = (node.position?.start.line ?? line) - line;
    if (missing > 0) html += '\n'.repeat(missing);
    const isSpace = node.type === 'text' && node.value.trim() === '';
    if (node.type === 'raw') {
      const value = dropForbiddenReferences(endEmptyTags(node.value));
      html += hasBlocks ? paragraphsToDivs(value) : value;
    } else if (isSpace) html += node.value;
    else
      html += isBlock(node) ? `<div ${attribute}="${index}"></div>` : `<span ${attribute}="${index}"></span>`;
    line = node.position?.end.line ?? line + Math.max(0, missing);
  });
  return html;
}

/** The first block inside would end a `<p>` of raw HTML, such as one that centres an image. */
function paragraphsToDivs(html: string): string {
  return html.replace(/<(\/?)p(?=[\s>])/gi, '<$1div');
}

/** Replaces the placeholders by their nodes, marked as trusted, and corrects the lines of parsed elements. */
function placeElements(
  parent: Root | Element,
  group: readonly RootContent[],
  mark: string,
  lines: number,
): void {
  parent.children = (parent.children as Element['children']).flatMap((child): Element['children'] => {
    if (child.type !== 'element') return [child];
    const held = child.properties[mark];
    const node = held === undefined ? undefined : group[Number(held)];
    if (node === undefined) {
      if (child.position !== undefined) child.position.start.line += lines;
      placeElements(child, group, mark, lines);
      return [child];
    }
    markElements(node, mark);
    // The parser never moves text into a placeholder.
    return [node as Element['children'][number]];
  });
}

/** A property name that does not occur in the HTML: it marks trusted elements. */
function findUnusedMark(html: string): string {
  const lower = html.toLowerCase();
  let number = 0;
  while (lower.includes(`data-md${number}`)) number++;
  return `dataMd${number}`;
}

function markElements(node: Nodes, mark: string): void {
  if (node.type === 'element') node.properties[mark] = '';
  if ('children' in node) for (const child of node.children) markElements(child, mark);
}

const BLOCK =
  /^(?:address|article|blockquote|details|div|dl|figure|footer|h[1-6]|hr|main|nav|ol|p|pre|section|table|ul)$/;

function isBlock(node: Nodes): boolean {
  return node.type === 'element' && BLOCK.test(node.tagName);
}
