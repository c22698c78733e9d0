// Parses markdown to an AST (mdast), segment by segment. micromark cannot be interrupted: the longest page would be one
// task of 115 to 290 ms, and of more than 450 ms on a phone; a segment takes 13 ms at most. Finding the exact block
// boundaries would need a second run of micromark's block tokenizer, a fifth of the total time; prepareParserInput.ts
// approximates them by a scan of the lines.
import type { Code, Nodes, Root } from 'mdast';
import { runGenerator } from '../../lib/runGenerator.ts';
import type { TextFinding } from '../site/manifest/finding.ts';
import { type Dialect, namesOf } from './dialects/dialect.ts';
import { toFinding } from './findings.ts';
import { listIncludes } from './includes/includeSyntax.ts';
import { parseTree } from './syntax/markdownParser.ts';
import { normalizeTree } from './syntax/normalizeTree.ts';
import { parseSegments, shiftLines } from './syntax/parseSegments.ts';
import { prepareParserInput } from './syntax/prepareParserInput.ts';
import type { TransformName } from './transform.ts';

/** Minimum length of a segment in characters: about 2 KB, which a slow phone parses in a few milliseconds. */
const SEGMENT_LENGTH = 800;

/** AST of a segment as JSON, by the segment's text: after a change in the editor most segments are unchanged. */
export type SegmentCache = Map<string, string>;

/** Limit of segments in a cache: about ten thousand lines. */
const CACHE_LIMIT = 1000;

export interface ParsedMarkdown {
  root: Root;
  /** Names of the transforms that the converted AST needs. */
  needs: ReadonlySet<TransformName>;
  findings: readonly TextFinding[];
}

interface Options {
  /** Line of the file on which the text begins. */
  firstLine?: number;
  cache?: SegmentCache | undefined;
  /** Minimum length of a segment in characters; with Infinity the whole text is one segment. */
  segmentLength?: number;
  /** Whether the text is that of an example, which contains no other. */
  isExample?: boolean;
  /** The dialects of the text; default: our own markdown. */
  dialects?: readonly Dialect[];
}

/** Parses markdown without front matter to an AST, synchronously. */
export function parseMarkdown(text: string, options?: Options): ParsedMarkdown {
  return runGenerator(parseMarkdownInSteps(text, options));
}

/** Parses markdown without front matter to an AST, in steps between which a browser can handle input. */
export function* parseMarkdownInSteps(
  text: string,
  { firstLine = 1, segmentLength = SEGMENT_LENGTH, cache, isExample = false, dialects = [] }: Options = {},
): Generator<void, ParsedMarkdown> {
  const findings: TextFinding[] = [];
  const prepared = prepareParserInput(
    text,
    (finding) => findings.push({ ...finding, line: finding.line + firstLine }),
    dialects,
  );
  yield;

  const needs = new Set<TransformName>();
  const context = {
    report: (finding: TextFinding) => findings.push(finding),
    lineAt: (line: number) => prepared.source[line - firstLine] ?? '',
    need: (name: TransformName) => needs.add(name),
    readIncluded: (included: string, position: Nodes['position'], isOurs = false) => {
      const read = parseMarkdown(included, { isExample, dialects: isOurs ? [] : dialects });
      for (const name of read.needs) needs.add(name);
      const line = position?.start.line ?? firstLine;
      for (const finding of read.findings) findings.push({ ...finding, line, column: undefined });
      for (const { href } of listIncludes(read.root).filter(({ isText }) => isText))
        findings.push(toFinding('brokenInclude', line, href, 'nested'));
      moveNodes(read.root.children, position);
      return read.root.children;
    },
    readExample: isExample ? undefined : readExample,
  };
  function readExample({ value, position }: Code): Nodes[] {
    const { line, column } = position?.start ?? { line: firstLine, column: 1 };
    const read = parseMarkdown(value, { firstLine: line + 1, isExample: true, dialects });
    for (const name of read.needs) needs.add(name);
    for (const finding of read.findings)
      findings.push({ ...finding, ...(finding.column && { column: finding.column + column - 1 }) });
    indentNodes(read.root.children, column - 1);
    return read.root.children;
  }

  const root: Root = { type: 'root', children: [] };
  const parseText = (part: string) => parseTree(part, dialects);
  const parse = cache ? withCache(parseText, cache, namesOf(dialects)) : parseText;
  const segments = yield* parseSegments(prepared, parse, segmentLength, firstLine);
  for (const nodes of dialects.length > 0 ? [resolve(segments.flat())] : segments) {
    const segment: Root = { type: 'root', children: nodes };
    normalizeTree(segment, context);
    for (const node of segment.children) root.children.push(node);
    yield;
  }
  return { root, needs, findings };

  /** Gives the nodes of dialects their meaning. Tags may pair across segments. */
  function resolve(children: Root['children']): Root['children'] {
    const whole: Root = { type: 'root', children };
    const own = {
      report: context.report,
      parse(part: string, line: number) {
        const tree = parseText(part);
        shiftLines(tree.children, line - 1);
        return tree;
      },
    };
    for (const dialect of dialects) dialect.resolve?.(whole, own);
    return whole.children;
  }
}

/** Wraps a parser with a cache. Each call returns a new tree, since normalizeTree() mutates trees. */
function withCache(
  parse: (text: string) => Root,
  cache: SegmentCache,
  dialects: string,
): (text: string) => Root {
  return (text) => {
    const key = `${dialects}\n${text}`;
    const cached = cache.get(key);
    if (cached !== undefined) return JSON.parse(cached) as Root; // Serialized below.
    const root = parse(text);
    if (cache.size >= CACHE_LIMIT) cache.clear();
    cache.set(key, JSON.stringify(root));
    return root;
  };
}

/** Sets the position of nodes from an included file to that of the include, and drops the positions of their URLs. */
function moveNodes(nodes: readonly Nodes[], position: Nodes['position']): void {
  for (const node of nodes) {
    node.position = position;
    if (node.data !== undefined && 'address' in node.data) delete node.data.address;
    if ('children' in node) moveNodes(node.children, position);
  }
}

/** Adds the indentation of a code block to the columns of the nodes of its text. */
function indentNodes(nodes: readonly Nodes[], columns: number): void {
  if (columns === 0) return;
  for (const node of nodes) {
    if (node.position !== undefined) {
      const { start, end } = node.position;
      const shift = ({ line, column }: typeof start) => ({ line, column: column + columns });
      node.position = { start: shift(start), end: shift(end) };
    }
    if (node.data?.address !== undefined) node.data.address.column += columns;
    if ('children' in node) indentNodes(node.children, columns);
  }
}
