import type { ElementContent } from 'hast';
import { createElement, type ReactNode } from 'react';

/**
 * A heading's content, text and elements without attributes (core/document/tree/createHeadingReader.ts). The article's own
 * converter would be a large part for so little.
 */
export function drawLooks(node: ElementContent, at: number): ReactNode {
  if (node.type === 'text') return node.value;
  return node.type === 'element'
    ? createElement(node.tagName, { key: at }, node.children.map(drawLooks))
    : null;
}
