import { createHash } from 'node:crypto';
import { DIAGRAM_KEYWORDS, findErrorLine, readDiagram } from '../../core/markdown/diagram.ts';
import type { Finding } from '../../core/model/finding.ts';
import { recall } from '../facts/recall.ts';
import type { WrittenDiagram } from './collectDiagrams.ts';
import { loadDiagramParser } from './diagramParser.ts';

const RULE = 'broken-diagram';

/** Finds those of a page's diagrams that cannot be drawn. */
export async function checkDiagrams(diagrams: readonly WrittenDiagram[]): Promise<Omit<Finding, 'file'>[]> {
  const findings: Omit<Finding, 'file'>[] = [];
  for (const { source, line } of diagrams) {
    const { kind, text, toSourceLine } = readDiagram(source);
    if (kind === undefined) {
      findings.push({ line, rule: RULE, message: `图的种类无法识别，将显示原文；可用 ${DIAGRAM_KEYWORDS}` });
      continue;
    }
    const fault = await findFault(text);
    if (fault === '') continue;
    findings.push(locate(source, line, toSourceLine(findErrorLine(fault) ?? 1)));
  }
  return findings;
}

/** In the library's words; empty when all is well. What it said of a text is kept: it takes long to load. */
async function findFault(text: string): Promise<string> {
  const name = createHash('sha256').update(text).digest('hex');
  return recall(`${name}-diagram`, async () => (await (await loadDiagramParser())(text)) ?? '');
}

/** A diagram that breaks off at its end lacks the end of something above. */
function locate(source: string, fenceLine: number, line: number): Omit<Finding, 'file'> {
  const lines = source.trimEnd().split('\n');
  const isAtEnd = line > lines.length || lines[line - 1]?.trim() === '';
  const opening = isAtEnd ? findUnclosed(lines) : undefined;
  const at = opening?.line ?? Math.min(line, lines.length);
  const written = lines[at - 1]?.trim() ?? '';
  const message =
    opening === undefined
      ? `图的这一行无法识别：${written}；含有括号、引号等符号的文字请用双引号括起来`
      : `图的这一行没有结束：${written}；请在内容后另起一行写 ${opening.end}`;
  return { line: fenceLine + at, rule: RULE, message };
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
