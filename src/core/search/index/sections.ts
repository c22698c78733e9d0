// Splits a page into sections at its headings. The search returns sections, not pages.
import type { Element, Nodes } from 'hast';
import type { Doc, Heading } from '../../document/parsedDoc.ts';
import { toPlainText } from '../../document/plainText.ts';
import { renderedFences } from '../../document/renderedFences.ts';

/** A heading with the text up to the next heading, or the text before the first heading. The unit of the index. */
export interface Section {
  /** Id of the heading; empty before the first heading. */
  anchor: string;
  /** Empty before the first heading. */
  heading: string;
  /** Ancestor headings, outermost first, without the page's title. */
  trail: readonly string[];
  text: string;
}

/** Input of the index: a page and its sections. */
export interface IndexedPage {
  /** Site path. */
  path: string;
  title: string;
  /** Alternative names: sidebar label, keywords, an h1 that differs from the title. */
  names: readonly string[];
  description: string;
  sections: readonly Section[];
}

const HEADING = /^h[1-6]$/;

/** Lists the sections of a page. The first section is the text before the first heading, even if it is empty. */
export function listSections({ blocks, headings }: Pick<Doc, 'blocks' | 'headings'>): Section[] {
  const found: { head: Heading | undefined; trail: string[]; parts: string[] }[] = [
    { head: undefined, trail: [], parts: [] },
  ];
  const above: Heading[] = [];
  let count = 0;
  const open = () => {
    const head = headings[count];
    count += 1;
    // An h1 starts no section: the first section has the title of the page as its heading.
    if (head === undefined || head.level === 1) return;
    while ((above.at(-1)?.level ?? 0) >= head.level) above.pop();
    found.push({ head, trail: above.map(({ text }) => text), parts: [] });
    above.push(head);
  };
  const read = (node: Nodes) => {
    if (isHeading(node)) open();
    else if (holdsHeading(node)) for (const child of node.children) read(child as Nodes);
    else found.at(-1)?.parts.push(readText(sourceOf(node) ?? node));
  };
  for (const block of blocks) for (const node of block.children) read(node);
  return found.map(({ head, trail, parts }) => ({
    anchor: head?.id ?? '',
    heading: head?.text ?? '',
    trail,
    text: parts.filter((part) => part !== '').join('\n'),
  }));
}

/** Returns the visible text of a node; rendered code blocks, such as diagrams, define their own text. */
function readText(node: Nodes): string {
  const code = node.type === 'element' && node.tagName === 'pre' ? node.children[0] : undefined;
  const classes = code?.type === 'element' ? code.properties.className : undefined;
  const language = Array.isArray(classes) ? String(classes[0]).replace(/^language-/, '') : '';
  const text = toPlainText(node);
  return renderedFences.get(language)?.toSearchText(text) ?? text;
}

/**
 * An example shows its words twice: its first element, the source, has all of them. An operation shows its request in
 * several languages, of which the first is enough.
 */
function sourceOf(node: Nodes): Nodes | undefined {
  if (node.type !== 'element') return undefined;
  if (node.properties.dataLayout === 'operation') return dropFurtherTabs(node);
  if (node.properties.dataLayout !== 'example') return undefined;
  return node.children.find(({ type }) => type === 'element');
}

/** Drops all tabs but the first of the groups within tabs. */
function dropFurtherTabs(node: Element, isInTab = false): Element {
  const isTab = isInTab || 'dataTab' in node.properties;
  const children =
    isInTab && node.properties.dataLayout === 'tabs' ? node.children.slice(0, 1) : node.children;
  return {
    ...node,
    children: children.map((child) => (child.type === 'element' ? dropFurtherTabs(child, isTab) : child)),
  };
}

function isHeading(node: Nodes): boolean {
  return node.type === 'element' && HEADING.test(node.tagName);
}

/** Whether a node contains a heading. The generated heading of footnotes is ignored. */
function holdsHeading(node: Nodes): node is Element {
  if (node.type !== 'element' || 'dataFootnotes' in node.properties) return false;
  return node.children.some((child) => isHeading(child) || holdsHeading(child));
}
