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
    const at = toSourceLine(findErrorLine(fault) ?? 1);
    findings.push({ line: line + at, rule: RULE, message: describeFault(source, at) });
  }
  return findings;
}

/** In the library's words; empty when all is well. What it said of a text is kept: it takes long to load. */
async function findFault(text: string): Promise<string> {
  const name = createHash('sha256').update(text).digest('hex');
  return recall(`${name}-diagram`, async () => (await (await loadDiagramParser())(text)) ?? '');
}

function describeFault(source: string, line: number): string {
  const written = source.split('\n')[line - 1]?.trim() ?? '';
  return `图的这一行无法识别：${written}；含有括号、引号等符号的文字请用双引号括起来`;
}
