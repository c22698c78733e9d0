// Assigns ids and levels to the heading elements of an HTML AST, and lists them for the table of contents.
import type { Element, ElementContent, Nodes } from 'hast';
import { lineOf, type Report, toFinding } from '../findings.ts';
import type { Heading } from '../parsedDoc.ts';
import { toHeadingText, toPlainText } from '../plainText.ts';
import { createSlugRegister, splitNamedId, toSlug } from './headingIds.ts';

interface HeadingReader {
  /** Normalizes the headings in a node, in place; false if the node is an empty heading, which must be removed. */
  read(node: Nodes): boolean;
  /**
   * Removes an id from other elements if a heading has the same id: a URL's hash would select the other element if it
   * is first.
   * Called after the last node.
   */
  releaseIds(): void;
  headings: readonly Heading[];
  /** Text of the h1, if it is the first heading. */
  title(): string | undefined;
}

/**
 * Whether front matter's title is the page's title and all h1s are sections, as in Hexo, CSDN and Yuque. A single h1 is
 * always the page's title, and so is a first h1 with the text of front matter's title.
 */
export function hasOwnTitle(title: string | undefined, nodes: readonly Nodes[]): boolean {
  if (title === undefined) return false;
  const texts = nodes.flatMap(listH1s).map(toHeadingText).filter(Boolean);
  return texts.length > 1 && texts[0] !== title;
}

function listH1s(node: Nodes): Element[] {
  if (node.type !== 'element' || isExample(node)) return [];
  return node.tagName === 'h1' ? [node] : node.children.flatMap(listH1s);
}

/**
 * Creates a reader for the top-level nodes of one document, in order.
 * @param isTitled whether front matter's title is the page's title and all h1s are sections
 */
export function createHeadingReader(report: Report, isTitled: boolean): HeadingReader {
  const headings: Heading[] = [];
  const slugs = createSlugRegister();
  /** Elements with an id, other than headings. */
  const anchors: Element[] = [];
  let title: string | undefined;
  let isPastTitle = isTitled;
  /** Added to the level of each heading, if an h1 is a section. */
  let shift = isTitled ? 1 : 0;
  let previous: Heading['level'] = 1;

  function read(node: Nodes): boolean {
    if (node.type !== 'element' && node.type !== 'root') return true;
    if (node.type === 'element') {
      if (node.tagName === 'hr') isPastTitle = true;
      if ('dataFootnotes' in node.properties) return true;
      if (isExample(node)) toParagraphs(node);
      const level = readLevel(node.tagName);
      if (level !== undefined) return readHeading(node, level);
      if (isAnchor(node)) anchors.push(node);
    }
    node.children = (node.children as Nodes[]).filter(read) as ElementContent[];
    return true;
  }

  function readHeading(node: Element, writtenLevel: Heading['level']): boolean {
    const line = lineOf(node);
    const named = extractCustomId(node);
    const text = toHeadingText(node);
    if (text === '') {
      report(toFinding('emptyHeading', line));
      return false;
    }
    const isTitle = writtenLevel === 1 && !isPastTitle;
    if (isTitle) title = toHeadingText(withoutUrls(node)) || text;
    else if (writtenLevel === 1) {
      if (!isTitled) report(toFinding('extraH1', line, text));
      shift = 1;
    }
    const level = isTitle ? 1 : deepen(writtenLevel, shift);
    node.tagName = `h${level}`;
    isPastTitle = true;

    if (writtenLevel > previous + 1) report(toFinding('headingGap', line, previous, writtenLevel));
    previous = writtenLevel;
    const id = toId(named, node.data?.slugText ?? (toHeadingText(withoutBadges(node)) || text), line);
    node.properties.id = id;
    anchors.push(...node.children.flatMap(listAnchors).filter(({ properties }) => properties.id !== id));
    headings.push({ id, level, text, content: toTocContent(node.children) });
    return true;
  }

  function toId(named: string | undefined, text: string, line: number): string {
    if (named === undefined) return slugs.takeFree(toSlug(text) || 'section');
    if (slugs.has(named)) report(toFinding('duplicateId', line, named));
    return slugs.takeFree(named);
  }

  function releaseIds(): void {
    for (const anchor of anchors) {
      const id = String(anchor.properties.id);
      if (!slugs.has(id)) continue;
      delete anchor.properties.id;
      report(toFinding('takenId', lineOf(anchor), id));
    }
  }

  return { read, releaseIds, headings, title: () => title };
}

const isExample = ({ properties }: Element) => properties.dataLayout === 'example';

/** Converts the headings of an example to paragraphs: the page has neither their ids nor their levels. */
function toParagraphs(node: Element): void {
  const level = readLevel(node.tagName);
  if (level !== undefined) {
    extractCustomId(node);
    node.tagName = 'p';
    node.properties = { dataHeading: String(level) };
  }
  for (const child of node.children) if (child.type === 'element') toParagraphs(child);
}

/** Whether an element has an id that the author wrote. */
const isAnchor = ({ properties }: Element) => 'id' in properties && !('dataFootnoteRef' in properties);

function listAnchors(node: Nodes): Element[] {
  if (node.type !== 'element') return [];
  return [...(isAnchor(node) ? [node] : []), ...node.children.flatMap(listAnchors)];
}

/** A badge is no part of the id: links hold when a badge is added, and those written for VitePress do. */
/** A link that shows its URL is no part of a title. */
const withoutUrls = (node: Element): Element => ({
  ...node,
  children: node.children.filter(
    (child) =>
      child.type !== 'element' ||
      child.properties.href === undefined ||
      toHeadingText(child) !== child.properties.href,
  ),
});

const withoutBadges = (node: Element): Element => ({
  ...node,
  children: node.children.filter((child) => !(child.type === 'element' && 'dataBadge' in child.properties)),
});

const deepen = (level: Heading['level'], by: number) => Math.min(6, level + by) as Heading['level'];

function readLevel(tagName: string): Heading['level'] | undefined {
  // The cast is safe: the pattern matches the digits 1 to 6 only.
  return /^h[1-6]$/.test(tagName) ? (Number(tagName[1]) as Heading['level']) : undefined;
}

/** The author's id of a heading: its attribute, or the id at the end of its text, which is removed from the text. */
function extractCustomId(node: Element): string | undefined {
  const existing = node.properties.id;
  const last = node.children.at(-1);
  const [words, named] = last?.type === 'text' ? splitNamedId(last.value) : [];
  if (last?.type === 'text' && words !== undefined && named !== undefined) {
    last.value = words;
    if (words === '') node.children.pop();
  }
  const id = typeof existing === 'string' && existing !== '' ? existing : named;
  return id === undefined || id === '' ? undefined : id.replace(/\s+/g, '-');
}

/** Elements that the table of contents renders; others are replaced by their content. */
const TOC_ELEMENTS = new Set([
  'code',
  'em',
  'strong',
  'del',
  'b',
  'i',
  's',
  'kbd',
  'sub',
  'sup',
  'mark',
  'ins',
  'abbr',
]);

/** Converts a heading's content for the table of contents: without links, images, ids and footnote references. */
function toTocContent(children: readonly ElementContent[]): readonly ElementContent[] {
  const content = children.flatMap(toTocNode);
  // Fallback to alt text, for a heading that consists of an image.
  return toPlainText(content) ? content : [{ type: 'text', value: toPlainText(children) }];
}

function toTocNode(node: ElementContent): ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value }];
  if (node.type !== 'element' || node.tagName === 'img' || isFootnoteMark(node)) return [];
  if (node.tagName === 'math') return [node];
  if (node.tagName === 'br') return [{ type: 'text', value: ' ' }];
  const children = node.children.flatMap(toTocNode);
  return TOC_ELEMENTS.has(node.tagName) && children.length > 0
    ? [{ type: 'element', tagName: node.tagName, properties: {}, children }]
    : children;
}

function isFootnoteMark({ tagName, children: [first] }: Element): boolean {
  return tagName === 'sup' && first?.type === 'element' && 'dataFootnoteRef' in first.properties;
}
