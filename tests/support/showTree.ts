// Prints trees as compact HTML-like text, so that a test can say in one line what came out.

import type { Element, Nodes } from 'hast';
import { describeFinding } from '../../src/core/document/describeFinding.ts';
import { parseDocument } from '../../src/core/document/parseDocument.ts';
import type { ParseOptions } from '../../src/core/document/parseDocumentInSteps.ts';

const BLOCK =
  /^(?:aside|blockquote|details|div|dl|dd|dt|h[1-6]|header|hr|li|ol|p|pre|section|summary|table|ul)$/;

/**
 * A tree as text: properties under their names in the tree, line breaks as `↵`, blocks at the top one a line, formulas
 * as their source.
 * @example showTree(<p>a<br>b</p>) // '<p>a<br>b</p>'
 */
export function showTree(node: Nodes | readonly Nodes[]): string {
  if (isList(node)) return node.map(showTree).join('\n');
  if (node.type === 'root') return node.children.map(showTree).join('\n');
  if (node.type === 'text') return node.value.replaceAll('\n', '↵');
  if (node.type !== 'element') return `<!${node.type}>`;
  const { tagName } = node;
  if (tagName === 'math') return `<math>${String(node.properties.alttext)}</math>`.replaceAll('\n', '↵');
  const open = [tagName, ...Object.entries(node.properties).map(showProperty)].filter(Boolean).join(' ');
  return node.children.length === 0 && /^(?:br|col|hr|img|input|source|wbr)$/.test(tagName)
    ? `<${open}>`
    : `<${open}>${showChildren(node)}</${tagName}>`;
}

/** The article that a text becomes. */
export function showDoc(text: string, options?: ParseOptions): string {
  return showTree(parseDocument(text, options).doc.blocks);
}

/** What a text is blamed for: `3 dropped-html`. */
export function showFindings(text: string, options?: ParseOptions): string[] {
  return parseDocument(text, options)
    .doc.findings.map(describeFinding)
    .map(({ line, rule }) => `${line} ${rule}`);
}

function isList(node: Nodes | readonly Nodes[]): node is readonly Nodes[] {
  return Array.isArray(node);
}

function showProperty([name, value]: [string, Element['properties'][string]]): string {
  if (value === true || value === '') return name;
  if (value === false || value === null || value === undefined) return '';
  return `${name}="${Array.isArray(value) ? value.join(' ') : value}"`;
}

/** A line break between blocks says nothing. */
function showChildren({ children }: Element): string {
  const holdsBlocks = children.some((child) => child.type === 'element' && BLOCK.test(child.tagName));
  return children
    .filter((child) => !(holdsBlocks && child.type === 'text' && child.value.trim() === ''))
    .map(showTree)
    .join('');
}
