// The HTML in a page: parsed, cleaned, and put back into the tree. What reads HTML is
// given: the browser has a parser of its own, the build brings one, and both follow the
// HTML standard. The browser loads this file only for pages that hold HTML.

import type { Element, Nodes, Root, RootContent } from 'hast';
import { dropForbiddenReferences } from '../../lib/forbiddenCharacters.ts';
import { type Report, toFinding } from './findings.ts';
import { cleanHtml } from './html/cleanHtml.ts';
import { findGroups } from './html/findGroups.ts';
import { endEmptyTags, type Tag } from './html/readTags.ts';
import { lineOf } from './lineOf.ts';

/** Puts elements in the place of the raw HTML among siblings and below them, one top-level node a step. */
export type HtmlParser = (nodes: RootContent[], report: Report) => Generator<void, RootContent[]>;

/** Reads HTML as a fragment, with positions inside the given text where the reader knows them. */
export type ParseFragment = (html: string) => Root;

/** HTML nested deeper than this is an accident, and reading it back would exhaust the stack. */
const MAX_DEPTH = 100;

/** Makes the parser of a page's HTML from what reads a fragment of it. */
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

/** Settles the HTML below a node; tells whether there was any. */
function settleInside(node: Nodes, context: Context): boolean {
  if (!('children' in node)) return false;
  let hasHtml = node.children.some(({ type }) => type === 'raw');
  const isDirect = hasHtml;
  for (const child of node.children) if (settleInside(child, context)) hasHtml = true;
  if (!isDirect) return hasHtml;
  const steps = settleSiblings(node.children, context);
  let step = steps.next();
  while (!step.done) step = steps.next();
  // Parsed as a fragment, so there is no doctype among them.
  node.children = step.value as Element['children'];
  // A paragraph may not hold blocks: a browser would take it apart.
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

/** Like push, for lists of any length. */
function addAll<T>(list: T[], more: readonly T[]): void {
  for (const item of more) list.push(item);
}

/** A lonely tag and no more: parsed, it would leave an empty element. */
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
 * The group as one text. What is no HTML of the writer's is held by an empty element in
 * its place, of a kind that the parser treats alike: a block ends an open paragraph, text
 * does not. Each part stands on its own line of the file.
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

/** A paragraph of the writer's around blocks of ours (a centred picture, say) would be ended by the first of them. */
function paragraphsToDivs(html: string): string {
  return html.replace(/<(\/?)p(?=[\s>])/gi, '<$1div');
}

/** Puts the held nodes into their places, marked as ours, and tells the writer's their lines in the file. */
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
    // The parser moves text out of the holder's way, never into it; a doctype is never held.
    return [node as Element['children'][number]];
  });
}

/** The name of an attribute that the HTML does not hold: it tells our elements from the writer's. */
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
