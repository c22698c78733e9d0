// Parses and sanitizes the raw HTML of a page, and replaces the raw nodes of the AST by the parsed elements. The HTML
// parser is an argument: a browser passes its DOM parser, the build a bundled one; both follow the HTML standard.
// Browsers load this module as a lazy chunk, for pages that contain HTML.

import type { Element, Nodes, Root, RootContent } from 'hast';
import { dropForbiddenReferences } from '../../../lib/forbiddenCharacters.ts';
import { runGenerator } from '../../../lib/runGenerator.ts';
import { lineOf, type Report, toFinding } from '../findings.ts';
import type { ParseFragment, Transform } from '../transform.ts';
import { cleanHtml } from './cleanHtml.ts';
import { endEmptyTags, findGroups, type Tag } from './findTagGroups.ts';

/** Limit of nesting: serializing a deeper AST would overflow the stack. */
const MAX_DEPTH = 100;

/** Creates a parser for the raw HTML in an AST from a parser for fragments. */
export function createHtmlParser(parseFragment: ParseFragment): Transform {
  return function* (nodes, report) {
    const context = { parseFragment, report };
    for (const node of nodes) {
      if (parseBelow(node, context)) yield;
    }
    return yield* parseSiblings(nodes, context);
  };
}

interface Context {
  parseFragment: ParseFragment;
  report: Report;
}

/** Parses the raw HTML below a node, in place; returns whether it contained any. */
function parseBelow(node: Nodes, context: Context): boolean {
  if (!('children' in node)) return false;
  let hasHtml = node.children.some(({ type }) => type === 'raw');
  const isDirect = hasHtml;
  for (const child of node.children) if (parseBelow(child, context)) hasHtml = true;
  if (!isDirect) return hasHtml;
  // The type RootContent includes doctypes, which fragments do not contain.
  node.children = runGenerator(parseSiblings(node.children, context)) as Element['children'];
  // In HTML, a paragraph cannot contain block elements: a browser would close the paragraph before them.
  if (node.type === 'element' && node.tagName === 'p' && node.children.some(isBlock)) node.tagName = 'div';
  return true;
}

function* parseSiblings(nodes: readonly RootContent[], context: Context): Generator<void, RootContent[]> {
  const { report } = context;
  const { groups, unpaired, depth } = findGroups(nodes);
  if (groups.length === 0) return [...nodes];
  for (const [index, tags] of unpaired)
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
    else if (!isLoneTag(unpaired.get(first), group)) addAll(result, parseGroup(group, context));
    yield;
  }
  addAll(result, nodes.slice(at));
  return result;
}

/** Like push(...more), without the limit on the number of arguments. */
function addAll<T>(list: T[], more: readonly T[]): void {
  for (const item of more) list.push(item);
}

/** Whether a group is a single unpaired tag, which the HTML parser would parse to an empty element. */
function isLoneTag(unpaired: readonly Tag[] | undefined, [node, ...rest]: readonly RootContent[]): boolean {
  if (unpaired?.length !== 1 || rest.length > 0 || node?.type !== 'raw') return false;
  return /^\s*<[^<>]*>\s*$/.test(node.value);
}

function parseGroup(group: readonly RootContent[], { parseFragment, report }: Context): RootContent[] {
  const flag = createFlag(group.map((node) => (node.type === 'raw' ? node.value : '')).join('\n'));
  const tree = parseFragment(joinHtml(group, flag));
  const firstLine = lineOf(group[0]);
  insertNodes(tree, group, flag, firstLine - 1);
  return cleanHtml(tree, flag, report, firstLine);
}

/**
 * Serializes a group to HTML. An empty element with the index of the node is the placeholder of a node converted from
 * markdown: a `<div>` for a block element, so that the HTML parser closes an open paragraph, else a `<span>`. Line
 * breaks are added so that line numbers are those of the file.
 */
function joinHtml(group: readonly RootContent[], flag: string): string {
  const attribute = `data-${flag.slice('data'.length).toLowerCase()}`;
  let html = '';
  let line = lineOf(group[0]);
  const hasBlocks = group.some(isBlock);
  group.forEach((node, index) => {
    const skipped = (node.position?.start.line ?? line) - line;
    if (skipped > 0) html += '\n'.repeat(skipped);
    const isSpace = node.type === 'text' && node.value.trim() === '';
    if (node.type === 'raw') {
      const value = dropForbiddenReferences(endEmptyTags(node.value));
      html += hasBlocks ? paragraphsToDivs(value) : value;
    } else if (isSpace) html += node.value;
    else
      html += isBlock(node) ? `<div ${attribute}="${index}"></div>` : `<span ${attribute}="${index}"></span>`;
    line = node.position?.end.line ?? line + Math.max(0, skipped);
  });
  return html;
}

/** Renames `<p>` to `<div>`: the HTML parser would close a `<p align="center">` at the first block element in it. */
function paragraphsToDivs(html: string): string {
  return html.replace(/<(\/?)p(?=[\s>])/gi, '<$1div');
}

/** Replaces the placeholders by their nodes, flagged as trusted, and shifts the lines of parsed elements. */
function insertNodes(
  parent: Root | Element,
  group: readonly RootContent[],
  flag: string,
  lines: number,
): void {
  parent.children = (parent.children as Element['children']).flatMap((child): Element['children'] => {
    if (child.type !== 'element') return [child];
    const index = child.properties[flag];
    const node = index === undefined ? undefined : group[Number(index)];
    if (node === undefined) {
      if (child.position !== undefined) child.position.start.line += lines;
      insertNodes(child, group, flag, lines);
      return [child];
    }
    markTrusted(node, flag);
    // The placeholder of a node is at a position where the node's type is valid.
    return [node as Element['children'][number]];
  });
}

/** Creates the name of the property that flags trusted elements: one that does not occur in the HTML. */
function createFlag(html: string): string {
  const lower = html.toLowerCase();
  let number = 0;
  while (lower.includes(`data-md${number}`)) number++;
  return `dataMd${number}`;
}

function markTrusted(node: Nodes, flag: string): void {
  if (node.type === 'element') node.properties[flag] = '';
  if ('children' in node) for (const child of node.children) markTrusted(child, flag);
}

const BLOCK =
  /^(?:address|article|blockquote|details|div|dl|figure|footer|h[1-6]|hr|main|nav|ol|p|pre|section|table|ul)$/;

function isBlock(node: Nodes): boolean {
  if (node.type !== 'element') return false;
  // A custom element (siteElements.ts) is a block if its content is.
  return BLOCK.test(node.tagName) || ('dataElement' in node.properties && node.children.some(isBlock));
}
