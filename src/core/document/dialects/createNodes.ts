// Creates the nodes of markdown that components and containers of dialects become.
import type {
  BlockContent,
  Heading,
  Html,
  InlineCode,
  Link,
  List,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  Strong,
  Text,
} from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

export const createText = (value: string): Text => ({ type: 'text', value });
export const createParagraph = (children: readonly Nodes[]): Paragraph => ({
  type: 'paragraph',
  children: children as PhrasingContent[],
});
export const strong = (text: string): Strong => ({ type: 'strong', children: [createText(text)] });
export const inlineCode = (value: string): InlineCode => ({ type: 'inlineCode', value });
export const createLink = (url: string, children: readonly PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children: children as Link['children'],
});

/** The target of links to an id. */
export const createAnchor = (id: string): Html => ({ type: 'html', value: `<a id="${id}"></a>` });

export function createContainer(
  name: string,
  children: readonly Nodes[],
  title?: string | readonly PhrasingContent[],
): ContainerDirective {
  const label: Paragraph[] =
    title === undefined || title.length === 0
      ? []
      : [{ ...createParagraph(toPhrasing(title)), data: { directiveLabel: true } }];
  return { type: 'containerDirective', name, children: [...label, ...(children as BlockContent[])] };
}

/** Puts a title above blocks: into the first paragraph, with a line break. */
export function addTitle(title: readonly PhrasingContent[], blocks: readonly Nodes[]): Nodes[] {
  if (title.length === 0) return [...blocks];
  const [first, ...rest] = blocks;
  if (first?.type !== 'paragraph') return [createParagraph(title), ...blocks];
  return [{ ...first, children: [...title, { type: 'break' }, ...first.children] }, ...rest];
}

/** A title that may lead somewhere. */
export function toTitle(title: string | undefined, url: string | undefined): PhrasingContent[] {
  if (url !== undefined) return [createLink(url, [createText(title ?? url)])];
  return title === undefined ? [] : [strong(title)];
}

/** Whether blocks of a list item would run together without paragraphs. */
export const isLoose = (blocks: readonly Nodes[]) =>
  blocks.filter(({ type }) => type === 'paragraph' || type === 'html').length > 1;

/** Creates a list of one item; joinLists() merges adjacent lists. */
export function createItem(
  children: readonly Nodes[],
  list: Pick<List, 'ordered' | 'start' | 'spread'>,
): List {
  const item: ListItem = {
    type: 'listItem',
    spread: isLoose(children),
    children: children as BlockContent[],
  };
  return { type: 'list', ...list, data: { isPart: true }, children: [item] };
}

/** Merges adjacent lists of createItem(). */
export function joinLists(nodes: readonly Nodes[]): Nodes[] {
  const joined: Nodes[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    const isNext = last?.type === 'list' && node.type === 'list' && last.data?.isPart && node.data?.isPart;
    if (isNext && last.ordered === node.ordered) {
      last.children.push(...node.children);
      last.spread = last.spread || node.spread || false;
    } else joined.push(node);
  }
  for (const node of joined)
    if (node.type === 'list' && node.children.length === 1 && node.data?.isPart) node.spread = false;
  return joined;
}

declare module 'mdast' {
  interface ListData {
    /** Whether the list is an item of a list, which joinLists() has not joined yet. */
    isPart?: boolean;
  }
}

export const createTab = (title: string | readonly PhrasingContent[]): Heading => ({
  type: 'heading',
  depth: 6,
  data: { isTab: true },
  children: toPhrasing(title),
});

const toPhrasing = (title: string | readonly PhrasingContent[]): PhrasingContent[] =>
  typeof title === 'string' ? [createText(title)] : [...title];

/** The text of a node, with line breaks. */
export function wordsOf(node: Nodes): string {
  if ('children' in node) return node.children.map(wordsOf).join('');
  return node.type === 'break' ? '\n' : 'value' in node ? node.value : '';
}
