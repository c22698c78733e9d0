// What there is to read in a doc, piece by piece, whatever shows it: headings, paragraphs, cells, lines of code.
import type { Element, Nodes, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Doc } from '../../src/core/document/parsedDoc.ts';

const BLOCK =
  /^(?:aside|blockquote|dd|details|div|dl|dt|figcaption|figure|h[1-6]|header|hr|li|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;

/** The pieces of a doc's text. Diagrams are drawn, and no text. */
export function listTexts({ blocks }: Pick<Doc, 'blocks'>): string[] {
  return blocks.flatMap((block) => listPieces(block.children)).filter((text) => text.trim() !== '');
}

function listPieces(nodes: readonly RootContent[]): string[] {
  const pieces: string[] = [];
  let run = '';
  const end = () => {
    pieces.push(run);
    run = '';
  };
  for (const node of nodes) {
    if (node.type === 'element' && node.tagName === 'pre') {
      end();
      if (!isDiagram(node)) pieces.push(...textOf(node).split('\n'));
    } else if (holdsBlock(node)) {
      end();
      if ('children' in node) pieces.push(...listPieces(node.children));
      end();
    } else run += node.type === 'text' || node.type === 'element' ? textOf(node) : '';
  }
  end();
  return pieces;
}

function holdsBlock(node: Nodes): boolean {
  if (node.type !== 'element') return false;
  return BLOCK.test(node.tagName) || node.children.some(holdsBlock);
}

function isDiagram({ children: [code] }: Element): boolean {
  const classes = code?.type === 'element' ? code.properties.className : undefined;
  return Array.isArray(classes) && classes.includes('language-mermaid');
}
