// Finds diagrams of a page that Mermaid cannot parse, and the line of each parse error.

import type { ElementContent, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Root as MarkdownRoot } from 'mdast';
import { lintMessages as words } from '#i18n/lintMessages';
import { listCodeBlocks } from '../../core/document/codeBlocks.ts';
import {
  asksElk,
  DIAGRAM_KEYWORDS,
  DIAGRAM_LANGUAGE,
  findErrorLine,
  readDiagram,
} from '../../core/document/diagram.ts';
import { parseFenceMeta } from '../../core/document/fence.ts';
import { readFilled, readInfo } from '../../core/document/includes/includeSyntax.ts';
import type { Doc } from '../../core/document/parsedDoc.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';

const RULE = 'broken-diagram';

/** Resolves to the error message of Mermaid's parser, or to undefined for a valid diagram. */
export type FindDiagramError = (text: string) => Promise<string | undefined>;

export async function checkDiagrams(
  diagrams: readonly PageDiagram[],
  findFault: FindDiagramError,
): Promise<Omit<Finding, 'file'>[]> {
  const findings: Omit<Finding, 'file'>[] = [];
  for (const { source, line, included } of diagrams) {
    const found = await checkDiagram(source, findFault);
    if (found === undefined) continue;
    const { message, at, values } = found;
    // The lines of an included diagram are in another file: the finding gets the line of the include's fence.
    findings.push(
      included === undefined
        ? { line: line + at, rule: RULE, message, values }
        : {
            line,
            rule: RULE,
            message: words.inIncludedFile(included, message),
            values: { ...values, included },
          },
    );
  }
  return findings;
}

interface Fault extends Pick<Finding, 'message' | 'values'> {
  /** Line inside the diagram, from 1; 0 if the error concerns the whole diagram. */
  at: number;
}

async function checkDiagram(source: string, findFault: FindDiagramError): Promise<Fault | undefined> {
  const { kind, text, toSourceLine } = readDiagram(source);
  if (kind === undefined) return { message: words.unknownDiagram(DIAGRAM_KEYWORDS), at: 0 };
  const fault = await findFault(text);
  if (fault) return locate(source, toSourceLine(findErrorLine(fault) ?? 1));
  return asksElk(source) ? { message: words.diagramElk, at: 0 } : undefined;
}

/** Finds the line to report: a parse error at the end of the diagram means that a block above is not closed. */
function locate(source: string, line: number): Fault {
  const lines = source.trimEnd().split('\n');
  const isAtEnd = line > lines.length || lines[line - 1]?.trim() === '';
  const opening = isAtEnd ? findUnclosed(lines) : undefined;
  const at = opening?.line ?? Math.min(line, lines.length);
  const written = lines[at - 1]?.trim() ?? '';
  const message =
    opening === undefined ? words.diagramLine(written) : words.diagramUnclosed(written, opening.end);
  return { message, at, values: { text: written } };
}

const BLOCK = /^\s*(?:subgraph|loop|alt|opt|par|critical|break|rect|box)\b/;

/** Returns the innermost block that the parser would find unclosed, with its line and the keyword that closes it. */
function findUnclosed(lines: readonly string[]): { line: number; end: string } | undefined {
  const open: { line: number; end: string }[] = [];
  for (const [at, line] of lines.entries()) {
    if (/^\s*(?:end|\})\s*$/.test(line)) open.pop();
    else if (BLOCK.test(line)) open.push({ line: at + 1, end: 'end' });
    else if (/\{\s*$/.test(line)) open.push({ line: at + 1, end: '}' });
  }
  return open.at(-1);
}

export interface PageDiagram {
  source: string;
  /** Title in the fence's meta string. An included file has no title, although its name is rendered as one. */
  title: string | undefined;
  /** Line of the opening fence, one above the diagram's first line. */
  line: number;
  /** Path of the included file that holds the diagram, as written on the page. */
  included?: string | undefined;
}

export function collectDiagrams(doc: Doc, tree: MarkdownRoot): PageDiagram[] {
  const page: Collected = { diagrams: [], meta: new Map() };
  for (const code of listCodeBlocks(tree))
    page.meta.set(code.position?.start.line ?? 0, readInfo(code).words);
  for (const block of doc.blocks) visit(block, 1, page);
  return page.diagrams;
}

interface Collected {
  diagrams: PageDiagram[];
  /** Meta strings of code nodes, by the line of their opening fence. */
  meta: Map<number, string>;
}

function visit(node: Root | RootContent | ElementContent, lineAbove: number, page: Collected): void {
  const line = node.position?.start.line ?? lineAbove;
  if (node.type === 'element' && node.tagName === 'code') {
    const { className, dataMeta } = node.properties;
    const language = Array.isArray(className) ? String(className[0]).toLowerCase() : '';
    if (language !== `language-${DIAGRAM_LANGUAGE}`) return;
    const meta = page.meta.get(line) ?? String(dataMeta ?? '');
    const filled = readFilled(meta);
    const included = filled?.code === undefined ? undefined : filled.href;
    page.diagrams.push({ source: textOf(node), title: parseFenceMeta(meta).title, line, included });
  } else if ('children' in node) for (const child of node.children) visit(child, line, page);
}
