// Splits a page into sections at its headings: the units of the search.
import type { Element, Nodes } from 'hast';
import { toPlainText } from '../../document/plainText.ts';
import { renderedFences } from '../../document/renderedFences.ts';
import type { Doc, Heading } from '../../site/manifest/doc.ts';

/** A heading and its text, or the text before the first heading. */
export interface Section {
  /** Id of the heading; empty for the page's beginning. */
  anchor: string;
  /** Empty for the page's beginning. */
  heading: string;
  /** Headings above, outermost first, without the page's title. */
  trail: readonly string[];
  text: string;
}

/** A page as input of the index. */
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

/** The sections of a page. The first is its beginning, even if it has no text. */
export function listSections({ blocks, headings }: Pick<Doc, 'blocks' | 'headings'>): Section[] {
  const found: { head: Heading | undefined; trail: string[]; parts: string[] }[] = [
    { head: undefined, trail: [], parts: [] },
  ];
  const above: Heading[] = [];
  let count = 0;
  const open = () => {
    const head = headings[count];
    count += 1;
    // The page has the title's text.
    if (head === undefined || head.level === 1) return;
    while ((above.at(-1)?.level ?? 0) >= head.level) above.pop();
    found.push({ head, trail: above.map(({ text }) => text), parts: [] });
    above.push(head);
  };
  const read = (node: Nodes) => {
    if (isHeading(node)) open();
    else if (holdsHeading(node)) for (const child of node.children) read(child as Nodes);
    else found.at(-1)?.parts.push(readText(node));
  };
  for (const block of blocks) for (const node of block.children) read(node);
  return found.map(({ head, trail, parts }) => ({
    anchor: head?.id ?? '',
    heading: head?.text ?? '',
    trail,
    text: parts.filter((part) => part !== '').join('\n'),
  }));
}

/** Visible text of a node. */
function readText(node: Nodes): string {
  const code = node.type === 'element' && node.tagName === 'pre' ? node.children[0] : undefined;
  const classes = code?.type === 'element' ? code.properties.className : undefined;
  const language = Array.isArray(classes) ? String(classes[0]).replace(/^language-/, '') : '';
  const text = toPlainText(node);
  return renderedFences.get(language)?.toSearchText(text) ?? text;
}

function isHeading(node: Nodes): boolean {
  return node.type === 'element' && HEADING.test(node.tagName);
}

/** Whether a node contains a heading of the page; the footnotes' heading is none. */
function holdsHeading(node: Nodes): node is Element {
  if (node.type !== 'element' || 'dataFootnotes' in node.properties) return false;
  return node.children.some((child) => isHeading(child) || holdsHeading(child));
}
