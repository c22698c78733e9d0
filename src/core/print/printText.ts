// A page's text as it stands among others on paper.
import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Chapter } from './chapters.ts';

type Place = Pick<Chapter, 'id' | 'depth'>;

/** Attributes that name an element of the page by its id; links do in their own way (printLinks.ts). */
const REFERENCES = ['ariaDescribedBy', 'ariaLabelledBy', 'htmlFor', 'headers'];

/**
 * The blocks of a text with ids that no other page has, its headings below the chapter's own, and all that is
 * folded open.
 * @param change what else becomes of an element
 */
export function toPrintBlocks(
  blocks: readonly Root[],
  { id, depth }: Place,
  change: (element: Element) => Element = (element) => element,
): Root[] {
  const settle = <T extends RootContent | ElementContent>(node: T): T => {
    if (node.type !== 'element') return node;
    const { tagName, properties, children, ...rest } = change(node);
    const element: Element = {
      ...rest,
      tagName: sink(tagName, depth - 1),
      properties: prefixIds(properties, id),
      children: children.map(settle),
    };
    if (tagName === 'details') element.properties.open = true;
    // An element for an element.
    return element as T;
  };
  return blocks.map((block) => ({ ...block, children: block.children.map(settle) }));
}

/** The ids of a text's elements. */
export function listIds(nodes: readonly (Root | RootContent)[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (!('children' in node)) return [];
    const own = node.type === 'element' ? node.properties.id : undefined;
    const inside = listIds(node.children);
    return own ? [String(own), ...inside] : inside;
  });
}

/** @example printId('print-3', '启动') === 'print-3-启动' */
export function printId(chapter: string, id: string): string {
  return `${chapter}-${id}`;
}

function prefixIds(properties: Element['properties'], chapter: string): Element['properties'] {
  const settled = { ...properties };
  if (properties.id) settled.id = printId(chapter, String(properties.id));
  for (const name of REFERENCES) {
    const value = properties[name];
    if (value)
      settled[name] = [value]
        .flat()
        .flatMap((ids) => String(ids).split(/\s+/))
        .map((id) => printId(chapter, id))
        .join(' ');
  }
  return settled;
}

/** @example sink('h2', 1) === 'h3'; sink('h6', 1) === 'h6' */
function sink(tagName: string, levels: number): string {
  const level = /^h([2-6])$/.exec(tagName)?.[1];
  return level === undefined ? tagName : `h${Math.min(6, Number(level) + levels)}`;
}
