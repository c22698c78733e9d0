// Diagrams that cannot be drawn, told from what the drawing library says of their texts.
// The diagrams of a parsed page: its fences in the language of diagrams.

import type { ElementContent, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Root as MarkdownRoot } from 'mdast';
import { listCodeBlocks } from '../../core/document/codeBlocks.ts';
import {
  DIAGRAM_KEYWORDS,
  DIAGRAM_LANGUAGE,
  findErrorLine,
  readDiagram,
} from '../../core/document/diagram.ts';
import { parseFenceMeta } from '../../core/document/fence.ts';
import { readFilled, readInfo } from '../../core/document/includes/includes.ts';
import type { Doc } from '../../core/site/manifest/doc.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';

const RULE = 'broken-diagram';

/** Tells what is wrong with a diagram's text, in the library's words; nothing when all is well. */
export type FindDiagramFault = (text: string) => Promise<string | undefined>;

/** Finds those of a page's diagrams that cannot be drawn. */
export async function checkDiagrams(
  diagrams: readonly WrittenDiagram[],
  findFault: FindDiagramFault,
): Promise<Omit<Finding, 'file'>[]> {
  const findings: Omit<Finding, 'file'>[] = [];
  for (const { source, line, included } of diagrams) {
    const found = await checkDiagram(source, findFault);
    if (found === undefined) continue;
    const { message, at } = found;
    // What stands in another file has no line of the page but its fence.
    findings.push(
      included === undefined
        ? { line: line + at, rule: RULE, message }
        : { line, rule: RULE, message: `文件 ${included} 里，${message}` },
    );
  }
  return findings;
}

interface Fault {
  message: string;
  /** Line of the diagram, from 1; 0 for the whole. */
  at: number;
}

async function checkDiagram(source: string, findFault: FindDiagramFault): Promise<Fault | undefined> {
  const { kind, text, toSourceLine } = readDiagram(source);
  if (kind === undefined) return { message: `图的种类无法识别，将显示原文；可用 ${DIAGRAM_KEYWORDS}`, at: 0 };
  const fault = await findFault(text);
  return fault ? locate(source, toSourceLine(findErrorLine(fault) ?? 1)) : undefined;
}

/** A diagram that breaks off at its end lacks the end of something above. */
function locate(source: string, line: number): Fault {
  const lines = source.trimEnd().split('\n');
  const isAtEnd = line > lines.length || lines[line - 1]?.trim() === '';
  const opening = isAtEnd ? findUnclosed(lines) : undefined;
  const at = opening?.line ?? Math.min(line, lines.length);
  const written = lines[at - 1]?.trim() ?? '';
  const message =
    opening === undefined
      ? `图的这一行无法识别：${written}；含有括号、引号等符号的文字请用双引号括起来`
      : `图的这一行没有结束：${written}；请在内容后另起一行写 ${opening.end}`;
  return { message, at };
}

const BLOCK = /^\s*(?:subgraph|loop|alt|opt|par|critical|break|rect|box)\b/;

/** The innermost block that lacks its end; lines from 1. */
function findUnclosed(lines: readonly string[]): { line: number; end: string } | undefined {
  const open: { line: number; end: string }[] = [];
  for (const [at, line] of lines.entries()) {
    if (/^\s*(?:end|\})\s*$/.test(line)) open.pop();
    else if (BLOCK.test(line)) open.push({ line: at + 1, end: 'end' });
    else if (/\{\s*$/.test(line)) open.push({ line: at + 1, end: '}' });
  }
  return open.at(-1);
}

export interface WrittenDiagram {
  source: string;
  /** As it is written on the page: the name of a file is none. */
  title: string | undefined;
  /** Line of the fence; the diagram begins on the next. */
  line: number;
  /** The file that it stands in, as it is written, where it does not stand on the page. */
  included?: string | undefined;
}

/** Collects the diagrams of a page, from top to bottom. */
export function collectDiagrams(doc: Doc, tree: MarkdownRoot): WrittenDiagram[] {
  const page: Collected = { diagrams: [], words: new Map() };
  for (const code of listCodeBlocks(tree))
    page.words.set(code.position?.start.line ?? 0, readInfo(code).words);
  for (const block of doc.blocks) visit(block, 1, page);
  return page.diagrams;
}

interface Collected {
  diagrams: WrittenDiagram[];
  /** After the languages of blocks, by the lines of their fences. */
  words: Map<number, string>;
}

function visit(node: Root | RootContent | ElementContent, lineAbove: number, page: Collected): void {
  const line = node.position?.start.line ?? lineAbove;
  if (node.type === 'element' && node.tagName === 'code') {
    const { className, dataMeta } = node.properties;
    const language = Array.isArray(className) ? String(className[0]).toLowerCase() : '';
    if (language !== `language-${DIAGRAM_LANGUAGE}`) return;
    const words = page.words.get(line) ?? String(dataMeta ?? '');
    const filled = readFilled(words);
    const included = filled?.code === undefined ? undefined : filled.href;
    page.diagrams.push({ source: textOf(node), title: parseFenceMeta(words).title, line, included });
  } else if ('children' in node) for (const child of node.children) visit(child, line, page);
}
