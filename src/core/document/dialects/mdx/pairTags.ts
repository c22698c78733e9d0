// Pairs the opening and closing tags among siblings. Only tags, no element: a text may miss a tag, close an outer element
// first, or open an element in one paragraph and close it in another.
import type { Nodes, Parent, RootContent } from 'mdast';
import type { Markup, MarkupData } from './mdxSyntax.ts';
import { readTag, type Scope, type Tag } from './readLiteral.ts';

/** An element, or an opening or closing tag without the other. */
export interface JsxElement extends Parent {
  type: 'jsxElement';
  tag: Tag;
  /** The opening tag. */
  source: string;
  children: RootContent[];
  isUnpaired?: boolean;
  data?: MarkupData;
}

declare module 'mdast' {
  interface RootContentMap {
    jsxElement: JsxElement;
  }
}

/** Limit of nested elements; the tags of deeper ones are dropped. */
const MAX_DEPTH = 30;

/** Elements of HTML without an end tag. */
export const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

export const childrenOf = (node: { type: string }): Nodes[] | undefined =>
  'children' in node ? (node.children as Nodes[]) : undefined;

export const isTag = (node: Nodes): node is Markup => node.type === 'markup' && /^<[^!]/.test(node.value);

/** Replaces the tags below a node by elements, in place. */
export function pairTags(root: Nodes, scope: Scope): void {
  const tags = new Map<Markup, Tag>();
  const opened = new Set<string>();
  const closed = new Set<string>();
  /** Whether another tag may pair with this one, which is then moved out of the paragraph or list that it begins or ends. */
  const mayPair = ({ kind, name }: Tag) => (kind === 'open' ? closed : opened).has(name);

  readTags(root);
  pairBelow(root);

  function readTags(node: Nodes): void {
    if (isTag(node)) {
      const read = readTag(node.value, scope);
      const tag: Tag = VOID.test(read.name) && read.kind === 'open' ? { ...read, kind: 'empty' } : read;
      tags.set(node, tag);
      if (tag.kind !== 'empty') (tag.kind === 'open' ? opened : closed).add(tag.name);
    }
    childrenOf(node)?.forEach(readTags);
  }

  /** Returns the tags that are moved before and after the node. */
  function pairBelow(node: Nodes): { before: Nodes[]; after: Nodes[] } {
    const children = childrenOf(node);
    if (children === undefined) return { before: [], after: [] };
    const flat = children.flatMap((child) => {
      const { before, after } = pairBelow(child);
      const isEmpty = before.length + after.length > 0 && childrenOf(child)?.length === 0;
      return [...before, ...(isEmpty ? [] : [child]), ...after];
    });
    const paired = pairSiblings(flat, tags);
    if (node === root) {
      setChildren(node, paired);
      return { before: [], after: [] };
    }
    const isMoved = (kind: Tag['kind']) => (child: Nodes) =>
      child.type === 'jsxElement' &&
      child.isUnpaired === true &&
      child.tag.kind === kind &&
      mayPair(child.tag);
    const first = paired.findIndex((child) => !isMoved('open')(child));
    const begin = first < 0 ? paired.length : first;
    let end = paired.length;
    while (end > begin && isMoved('close')(paired[end - 1] as Nodes)) end -= 1;
    setChildren(node, trim(paired.slice(begin, end), begin > 0, end < paired.length));
    return { before: toMarkup(paired.slice(0, begin)), after: toMarkup(paired.slice(end)) };
  }

  /** Makes tags of elements again, to be paired among the siblings of their parent. */
  function toMarkup(nodes: readonly Nodes[]): Nodes[] {
    return nodes.map((node) => {
      if (node.type !== 'jsxElement') return node;
      const markup: Markup = { type: 'markup', value: node.source, ...placeOf(node) };
      tags.set(markup, node.tag);
      return markup;
    });
  }
}

export const placeOf = ({ position }: { position?: Nodes['position'] }) => position && { position };

export function setChildren(node: { type: string }, children: readonly Nodes[]): void {
  Object.assign(node, { children });
}

/** Trims the start or the end of a paragraph, from which a tag has been moved out. */
function trim(nodes: Nodes[], isBegin: boolean, isEnd: boolean): Nodes[] {
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (isBegin && first?.type === 'text') first.value = first.value.trimStart();
  if (isEnd && last?.type === 'text') last.value = last.value.trimEnd();
  return nodes.filter((node) => node.type !== 'text' || node.value !== '');
}

function pairSiblings(nodes: readonly Nodes[], tags: ReadonlyMap<Markup, Tag>): Nodes[] {
  const tagOf = (node: Nodes) => (isTag(node) ? tags.get(node) : undefined);
  if (!nodes.some(tagOf)) return [...nodes];
  const ends = findEnds(nodes.map(tagOf));
  const isEnd = new Set(ends.values());
  const result: Nodes[] = [];
  /** Open elements, from the outermost; undefined for an element that is too deep. */
  const open: (JsxElement | undefined)[] = [];
  let list = result;
  nodes.forEach((node, at) => {
    const tag = tagOf(node);
    if (tag === undefined || !isTag(node)) list.push(node);
    else if (isEnd.has(at)) {
      const element = open.pop();
      if (element === undefined) return;
      if (element.position && node.position)
        element.position = { ...element.position, end: node.position.end };
      // Elements that are too deep are inside of all others.
      list = open.at(-1)?.children ?? result;
    } else {
      const isPaired = ends.has(at);
      const element: JsxElement = {
        type: 'jsxElement',
        tag,
        source: node.value,
        children: [],
        ...(node.data && { data: node.data }),
        ...placeOf(node),
      };
      if (!isPaired && tag.kind !== 'empty') element.isUnpaired = true;
      const isTooDeep = isPaired && open.length >= MAX_DEPTH;
      if (!isTooDeep) list.push(element);
      if (!isPaired) return;
      open.push(isTooDeep ? undefined : element);
      if (!isTooDeep) list = element.children;
    }
  });
  return result;
}

/** Maps the index of each opening tag to that of its closing tag. A closing tag closes the innermost element. */
function findEnds(tags: readonly (Tag | undefined)[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: { name: string; at: number }[] = [];
  const counts = new Map<string, number>();
  const count = (name: string, step: number) => counts.set(name, (counts.get(name) ?? 0) + step);
  tags.forEach((tag, at) => {
    if (tag?.kind === 'open') {
      open.push({ name: tag.name, at });
      count(tag.name, 1);
    }
    if (tag?.kind !== 'close' || !counts.get(tag.name)) return;
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      count(last.name, -1);
      if (last.name !== tag.name) continue;
      ends.set(last.at, at);
      return;
    }
  });
  return ends;
}

/** Whether a node is a paragraph of elements and white space only, of which one is a block. */
export function isOnlyElements(node: Nodes, isBlock: (element: JsxElement) => boolean): boolean {
  const words = node.type === 'paragraph' ? (childrenOf(node) ?? []).filter((child) => !isBlank(child)) : [];
  return (
    words.every((child) => child.type === 'jsxElement') &&
    words.some((child) => child.type === 'jsxElement' && isBlock(child))
  );
}

export const isBlank = (node: Nodes) =>
  (node.type === 'text' && node.value.trim() === '') || node.type === 'break';
