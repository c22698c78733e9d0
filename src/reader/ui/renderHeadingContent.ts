import type { ElementContent } from 'hast';
import { createElement, type ReactNode } from 'react';

/**
 * Renders the inline nodes of a heading: text, and elements without attributes. react-markdown would add a large chunk
 * to pages that need it for nothing else.
 */
export function renderHeadingContent(node: ElementContent, at: number): ReactNode {
  if (node.type === 'text') return node.value;
  return node.type === 'element'
    ? createElement(node.tagName, { key: at }, node.children.map(renderHeadingContent))
    : null;
}
