import type { Nodes, Root } from 'mdast';
import { runToEnd } from '../../lib/runToEnd.ts';
import { includeMessages } from '../i18n/includeMessages.ts';
import type { TextFinding } from '../site/manifest/finding.ts';
import { toFinding } from './findings.ts';
import { listIncludes } from './includes/includes.ts';
import { parseTree } from './syntax/markdownParser.ts';
import { parsePieces } from './syntax/parsePieces.ts';
import { placeAt } from './syntax/positions.ts';
import { prepareText } from './syntax/prepareText.ts';
import { type KnownPieces, rememberPieces } from './syntax/rememberPieces.ts';
import { tidyTree } from './syntax/tidyTree.ts';

/** Characters in the smallest piece that is parsed by itself: some 2 KB of mixed text, which a slow phone reads in a blink. */
const PIECE_LENGTH = 800;

export interface ParsedMarkdown {
  root: Root;
  /** Whether there is HTML that only the HTML parser can read. */
  hasHtml: boolean;
  findings: readonly TextFinding[];
}

interface ParseOptions {
  /** Line of the file on which the text begins. */
  firstLine?: number;
  /** Pieces that have been parsed before, for a text that is parsed again and again. */
  known?: KnownPieces | undefined;
  /** Smallest piece, in characters; Infinity parses all at once. */
  pieceLength?: number;
}

/** Parses the body of a page into a markdown tree, in steps short enough for a reader not to feel. */
export function* parseMarkdown(
  text: string,
  { firstLine = 1, pieceLength = PIECE_LENGTH, known }: ParseOptions = {},
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
      const read = runToEnd(parseMarkdown(included));
      hasHtml ||= read.hasHtml;
      const line = place?.start.line ?? firstLine;
      for (const finding of read.findings) findings.push({ ...finding, line, column: undefined });
      for (const { href } of listIncludes(read.root).filter(({ isText }) => isText))
        findings.push(toFinding('brokenInclude', line, href, includeMessages.nested));
      placeAt(read.root.children, place);
      return read.root.children;
    },
  };
  const root: Root = { type: 'root', children: [] };
  const parse = known ? rememberPieces(parseTree, known) : parseTree;
  for (const nodes of yield* parsePieces(prepared, parse, pieceLength, firstLine)) {
    const piece: Root = { type: 'root', children: nodes };
    tidyTree(piece, context);
    for (const node of piece.children) root.children.push(node);
    yield;
  }
  return { root, hasHtml, findings };
}
