// The diagrams of a parsed page: its fences in the language of diagrams.
import type { ElementContent, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { DIAGRAM_LANGUAGE } from '../markdown/diagram.ts';
import { parseFenceMeta } from '../markdown/fence.ts';
import type { Doc } from '../model/doc.ts';

export interface WrittenDiagram {
  source: string;
  title: string | undefined;
  /** Line of the fence; the diagram begins on the next. */
  line: number;
}

/** Collects the diagrams of a page, from top to bottom. */
export function collectDiagrams(doc: Doc): WrittenDiagram[] {
  const diagrams: WrittenDiagram[] = [];
  for (const block of doc.blocks) visit(block, 1, diagrams);
  return diagrams;
}

function visit(
  node: Root | RootContent | ElementContent,
  lineAbove: number,
  diagrams: WrittenDiagram[],
): void {
  const line = node.position?.start.line ?? lineAbove;
  if (node.type === 'element' && node.tagName === 'code') {
    const { className, dataMeta } = node.properties;
    const language = Array.isArray(className) ? String(className[0]).toLowerCase() : '';
    if (language === `language-${DIAGRAM_LANGUAGE}`)
      diagrams.push({ source: textOf(node), title: parseFenceMeta(String(dataMeta ?? '')).title, line });
  } else if ('children' in node) for (const child of node.children) visit(child, line, diagrams);
}
