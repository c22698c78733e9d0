// The HTML in a page: parsed, cleaned, and put back into the tree. Heavy; the
// browser loads this file only for pages that hold HTML.
import type { Element, Nodes, RootContent } from 'hast';
import { raw } from 'hast-util-raw';
import { type Report, toFinding } from './findings.ts';
import { cleanHtml } from './html/cleanHtml.ts';
import { findGroups } from './html/findGroups.ts';
import type { Tag } from './html/readTags.ts';

/** Puts elements in the place of the raw HTML among siblings and below them, one top-level node a step. */
export type HtmlParser = (nodes: RootContent[], report: Report) => Generator<void, RootContent[]>;

/** HTML nested deeper than this is an accident, and reading it back would exhaust the stack. */
const MAX_DEPTH = 100;

export const parseHtml: HtmlParser = function* (nodes, report) {
  for (const node of nodes) {
    if (settleInside(node, report)) yield;
  }
  return yield* settleSiblings(nodes, report);
};

/** Settles the HTML below a node; tells whether there was any. */
function settleInside(node: Nodes, report: Report): boolean {
  if (!('children' in node)) return false;
  let hasHtml = node.children.some(({ type }) => type === 'raw');
  const isDirect = hasHtml;
  for (const child of node.children) if (settleInside(child, report)) hasHtml = true;
  if (!isDirect) return hasHtml;
  const steps = settleSiblings(node.children, report);
  let step = steps.next();
  while (!step.done) step = steps.next();
  // Parsed as a fragment, so there is no doctype among them.
  node.children = step.value as Element['children'];
  // A paragraph may not hold blocks: a browser would take it apart.
  if (node.type === 'element' && node.tagName === 'p' && node.children.some(isBlock)) node.tagName = 'div';
  return true;
}

function* settleSiblings(nodes: readonly RootContent[], report: Report): Generator<void, RootContent[]> {
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
    else if (!isNothingBut(lonely.get(first), group)) addAll(result, parseGroup(group, report));
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

function parseGroup(group: RootContent[], report: Report): RootContent[] {
  const html = group.map((node) => (node.type === 'raw' ? node.value : '')).join('\n');
  const mark = findUnusedMark(html);
  for (const node of group) markElements(node, mark);
  // Anything in the place of the file makes the parser keep positions; it reads nothing from it.
  const file = {} as NonNullable<NonNullable<Parameters<typeof raw>[1]>['file']>;
  const tree = raw({ type: 'root', children: group }, { file });
  return tree.type === 'root' ? cleanHtml(tree, mark, report, lineOf(group[0])) : [];
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

function lineOf(node: Nodes | undefined): number {
  return node?.position?.start.line ?? 1;
}
