import type { ElementContent } from 'hast';
import { createElement, type ReactNode } from 'react';

/**
 * Renders a heading's inline nodes: text and elements without attributes (core/document/tree/tocContent.ts).
 * react-markdown would be a large chunk for so little.
 */
export function renderHeadingContent(node: ElementContent, at: number): ReactNode {
  if (node.type === 'text') return node.value;
  return node.type === 'element'
    ? createElement(node.tagName, { key: at }, node.children.map(renderHeadingContent))
    : null;
}
