// Parses a markdown file to a frozen doc. The parser is a generator, so that a browser can handle input and paint
// between two steps; parseDocument.ts runs all steps synchronously.
import type { Element, Root as HtmlRoot, Nodes, RootContent } from 'hast';
import type { Root } from 'mdast';
import { deepFreeze } from '../../lib/deepFreeze.ts';
import type { TextFinding } from '../site/manifest/finding.ts';
import { markVariables } from '../variables/markVariables.ts';
import type { ReaderVariable } from '../variables/readerVariable.ts';
import { joinCjkLines } from './cjk.ts';
import { type Dialect, findDialects } from './dialects/dialect.ts';
import type { DialectName } from './dialects/dialectNames.ts';
import { readTitle, splitFrontMatter } from './frontMatterBlock.ts';
import type { Doc } from './parsedDoc.ts';
import { type ParsedMarkdown, parseMarkdownInSteps, type SegmentCache } from './parseMarkdown.ts';
import { measureReading } from './plainText.ts';
import { markElements, type SiteElements } from './siteElements.ts';
import { TRANSFORMS, type Transform, type TransformName } from './transform.ts';
import { createConverter } from './tree/createConverter.ts';
import { createHeadingReader, hasOwnTitle } from './tree/createHeadingReader.ts';
import { markBreakPoints } from './tree/markBreakPoints.ts';
import { markTables } from './tree/markTables.ts';

export interface ParseOptions {
  /** The dialects of the file (dialectsOfFile); default: by the signs in its text. */
  dialects?: readonly DialectName[] | undefined;
  /** Reader variables that the page may contain; markVariables() wraps their occurrences in elements. */
  values?: readonly ReaderVariable[] | undefined;
  /** Custom elements of the site that the page may contain; default: none. */
  elements?: SiteElements | undefined;
  /** Callback for each top-level node of the article in order, with the node's first line in the file, if known. */
  onNode?: (node: RootContent, line: number | undefined) => void;
  /** Cache of parsed segments, for the editor, which parses a text again after each change. */
  cache?: SegmentCache;
}

export interface ParsedDocument {
  doc: Doc;
  /** The markdown AST that was converted to the doc. */
  tree: Root;
}

/** Loads what few files need. */
export interface Loaders {
  dialect: (name: DialectName) => Promise<Dialect>;
  /** A transform that is not returned is left out. */
  transform: (name: TransformName) => Promise<Transform | undefined>;
}

/** Parses a markdown file in steps of a few milliseconds. */
export async function* parseDocumentInSteps(
  text: string,
  load: Loaders,
  options: ParseOptions = {},
): AsyncGenerator<void, ParsedDocument> {
  const { yaml, body, bodyLine } = splitFrontMatter(text);
  const dialects = await Promise.all(findDialects(body, options.dialects).map(load.dialect));
  const parsed = yield* parseMarkdownInSteps(body, { firstLine: bodyLine, cache: options.cache, dialects });
  const transforms: Transforms = {};
  for (const name of parsed.needs) transforms[name] = await load.transform(name);
  const doc = yield* buildDoc(parsed, readTitle(yaml), transforms, options);
  return { doc: yield* markDoc(doc, { elements: {}, ...options }), tree: parsed.root };
}

/** A step ends after this many lines of the text, or nodes of the tree. */
const STEP_LINES = 40;
const STEP_NODES = 300;

type Transforms = { [K in TransformName]?: Transform | undefined };

/**
 * Converts the markdown AST to an unmarked doc (see markDoc). Raw HTML is dropped without the transform `html`.
 * @param ownTitle front matter's `title`
 */
export function* buildDoc(
  { root, needs, findings: earlier }: ParsedMarkdown,
  ownTitle: string | undefined,
  transforms: Transforms,
  { onNode }: ParseOptions = {},
): Generator<void, Doc> {
  const findings: TextFinding[] = [...earlier];
  const report = (finding: TextFinding) => findings.push(finding);
  const converter = createConverter(root, report);
  let nodes: RootContent[] = [];
  let stepLine = 0;
  for (const block of root.children) {
    for (const node of converter.convert(block)) nodes.push(node);
    const line = block.position?.end.line ?? 0;
    if (line - stepLine > STEP_LINES) {
      stepLine = line;
      yield;
    }
  }
  const notes = converter.footnotes();
  if (notes !== undefined) nodes.push(notes);
  for (const name of TRANSFORMS) {
    const transform = needs.has(name) ? transforms[name] : undefined;
    if (transform !== undefined) nodes = yield* transform(nodes, report);
  }
  joinCjkLines(nodes);

  const { headings, read, releaseIds, title } = createHeadingReader(report, hasOwnTitle(ownTitle, nodes));
  const content = nodes.filter(
    (node) => (node.type === 'element' || (node.type === 'text' && node.value.trim() !== '')) && read(node),
  );
  releaseIds();
  yield;
  const blocks: HtmlRoot[] = [];
  const length = { han: 0, words: 0 };
  let blockNodes = 0;
  let stepNodes = 0;
  for (const node of content) {
    onNode?.(node, node.position?.start.line);
    const { han, words } = measureReading(node);
    length.han += han;
    length.words += words;
    const count = finishNode(node);
    const last = blocks.at(-1);
    const isH2 = node.type === 'element' && node.tagName === 'h2';
    // Footnotes are part of the last block.
    if (last !== undefined && (node === notes || !(isH2 || blockNodes >= BLOCK_NODES)))
      last.children.push(node);
    else {
      blocks.push({ type: 'root', children: [node] });
      blockNodes = 0;
    }
    blockNodes += count;
    stepNodes += count;
    if (stepNodes > STEP_NODES) {
      stepNodes = 0;
      yield;
    }
  }
  findings.sort((a, b) => a.line - b.line);
  return { title: title(), blocks, headings, length, findings };
}

/**
 * Marks reader variables, custom elements and break points in an unmarked doc, in place, and freezes it. A step of its
 * own: the build parses a text once for pages with different variables. Without `elements`, the tags of custom elements
 * are neither elements nor text, which suits what reads the text alone.
 */
export function* markDoc(
  doc: Doc,
  { values = [], elements }: Pick<ParseOptions, 'values' | 'elements'> = {},
): Generator<void, Doc> {
  markTables(doc.blocks);
  for (const block of doc.blocks) {
    if (elements !== undefined) markElements(block, elements);
    for (const node of block.children) {
      markVariables(node, values);
      markBreakPoints(node);
    }
    deepFreeze(block);
    yield;
  }
  return deepFreeze(doc);
}

/** A block ends before an h2, or with this many nodes: one or two screens of text. */
export const BLOCK_NODES = 300;

/**
 * Elements whose position is preserved in the doc, since findings about links, media and headings report their line.
 */
const WITH_POSITION = /^(?:a|audio|img|pre|source|video|h[1-6])$/;

/** Elements in which white space between the children is not rendered. */
const STRUCTURAL = /^(?:ul|ol|dl|table|thead|tbody|tfoot|tr)$/;

/** Removes the nodes and fields of a tree that no component needs; returns the count of nodes. */
function finishNode(node: Nodes): number {
  delete node.data;
  if (node.type === 'element' && WITH_POSITION.test(node.tagName)) dropOffsets(node);
  else delete node.position;
  if (!('children' in node)) return 1;
  const isStructural = node.type === 'element' && STRUCTURAL.test(node.tagName);
  // mergeTexts() returns a subset of the children, so the types are the same.
  node.children = mergeTexts(node.children, isStructural) as Element['children'];
  let count = 1;
  for (const child of node.children) count += finishNode(child);
  return count;
}

/** Drops raw HTML and comments, and merges adjacent text nodes. */
function mergeTexts(children: readonly RootContent[], isStructural: boolean): RootContent[] {
  const merged: RootContent[] = [];
  for (const child of children) {
    const last = merged.at(-1);
    if (child.type === 'element') merged.push(child);
    else if (child.type !== 'text' || (isStructural && child.value.trim() === '')) continue;
    else if (last?.type === 'text') last.value += child.value;
    else merged.push(child);
  }
  return merged;
}

/** Drops the offsets of a position: they refer to a segment of rewritten text, not to the file. */
function dropOffsets(node: Element): void {
  if (node.position === undefined) return;
  const { start, end } = node.position;
  node.position = {
    start: { line: start.line, column: start.column },
    end: { line: end.line, column: end.column },
  };
}
