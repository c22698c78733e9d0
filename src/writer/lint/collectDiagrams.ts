// The diagrams of a parsed page: its fences in the language of diagrams.
import type { ElementContent, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Root as MarkdownRoot } from 'mdast';
import { codesIn } from '../../core/document/codesIn.ts';
import { DIAGRAM_LANGUAGE } from '../../core/document/diagram.ts';
import { parseFenceMeta } from '../../core/document/fence.ts';
import { readFilled, readInfo } from '../../core/document/includes/includes.ts';
import type { Doc } from '../../core/site/manifest/doc.ts';

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
  for (const code of codesIn(tree)) page.words.set(code.position?.start.line ?? 0, readInfo(code).words);
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
