// Markdown to its AST (mdast), segment by segment. micromark cannot be interrupted: the whole of the longest page is one
// task of 115 to 290 ms, and of 450 ms and more on a phone; segments end after 13 ms at most. Exact cuts would cost
// micromark's own reading of blocks a second time, a fifth of the whole; prepareText.ts finds cuts by a scan of lines.
import type { Nodes, Root } from 'mdast';
import { runGenerator } from '../../lib/runGenerator.ts';
import { includeMessages } from '../i18n/includeMessages.ts';
import type { TextFinding } from '../site/manifest/finding.ts';
import { toFinding } from './findings.ts';
import { listIncludes } from './includes/includes.ts';
import { parseTree } from './syntax/markdownParser.ts';
import { normalizeTree } from './syntax/normalizeTree.ts';
import { parseSegments } from './syntax/parseSegments.ts';
import { prepareText } from './syntax/prepareText.ts';

/** Characters of the shortest segment: some 2 KB of mixed text, which a slow phone parses in a few milliseconds. */
const SEGMENT_LENGTH = 800;

/** Parsed segments as JSON, by their text: after a change in an editor most segments are the same. */
export type SegmentCache = Map<string, string>;

/** Segments in a cache, at most: some ten thousand lines. */
const CACHE_LIMIT = 1000;

export interface ParsedMarkdown {
  root: Root;
  /** Whether the tree contains HTML that only an HTML parser can read. */
  hasHtml: boolean;
  findings: readonly TextFinding[];
}

interface Options {
  /** Line of the file on which the text begins. */
  firstLine?: number;
  cache?: SegmentCache | undefined;
  /** Shortest segment, in characters; Infinity parses all at once. */
  segmentLength?: number;
}

/** Parses markdown without front matter, for callers that need no doc. */
export function parseMarkdown(text: string, options?: Options): ParsedMarkdown {
  return runGenerator(parseMarkdownInSteps(text, options));
}

/** The same, in steps that leave a browser responsive. */
export function* parseMarkdownInSteps(
  text: string,
  { firstLine = 1, segmentLength = SEGMENT_LENGTH, cache }: Options = {},
): Generator<void, ParsedMarkdown> {
  const findings: TextFinding[] = [];
  const prepared = prepareText(text, (finding) =>
    findings.push({ ...finding, line: finding.line + firstLine }),
  );
  yield;

  let hasHtml = false;
  const context = {
    report: (finding: TextFinding) => findings.push(finding),
    lineAt: (line: number) => prepared.source[line - firstLine] ?? '',
    onHtml: () => {
      hasHtml = true;
    },
    readIncluded: (included: string, place: Nodes['position']) => {
      const read = parseMarkdown(included);
      hasHtml ||= read.hasHtml;
      const line = place?.start.line ?? firstLine;
      for (const finding of read.findings) findings.push({ ...finding, line, column: undefined });
      for (const { href } of listIncludes(read.root).filter(({ isText }) => isText))
        findings.push(toFinding('brokenInclude', line, href, includeMessages.nested));
      moveNodes(read.root.children, place);
      return read.root.children;
    },
  };
  const root: Root = { type: 'root', children: [] };
  const parse = cache ? withCache(parseTree, cache) : parseTree;
  for (const nodes of yield* parseSegments(prepared, parse, segmentLength, firstLine)) {
    const segment: Root = { type: 'root', children: nodes };
    normalizeTree(segment, context);
    for (const node of segment.children) root.children.push(node);
    yield;
  }
  return { root, hasHtml, findings };
}

/** A parser that reads the cache first; each call gives a tree of its own, which may be changed. */
function withCache(parse: (text: string) => Root, cache: SegmentCache): (text: string) => Root {
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return JSON.parse(cached) as Root; // Serialized below.
    const root = parse(text);
    if (cache.size >= CACHE_LIMIT) cache.clear();
    cache.set(text, JSON.stringify(root));
    return root;
  };
}

/** Gives nodes of an included file the position of the include; the places of their URLs are not in this file. */
function moveNodes(nodes: readonly Nodes[], position: Nodes['position']): void {
  for (const node of nodes) {
    node.position = position;
    if (node.data !== undefined && 'address' in node.data) delete node.data.address;
    if ('children' in node) moveNodes(node.children, position);
  }
}
