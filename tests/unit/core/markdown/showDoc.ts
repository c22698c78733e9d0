import type { Nodes } from 'hast';
import { describeFinding } from '../../../../src/core/markdown/describeFinding.ts';
import { parseDoc } from '../../../../src/core/markdown/parseDoc.ts';

/** A doc's article as one line of HTML-like text. */
export function showArticle(text: string): string {
  return parseDoc(text).blocks.map(showNode).join('');
}

/** Names of the rules that a text breaks, with their lines: `dropped-html 3`. */
export function listFindings(text: string): string[] {
  return parseDoc(text)
    .findings.map(describeFinding)
    .map(({ rule, line }) => `${rule} ${line}`);
}

export function showNode(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'root') return node.children.map(showNode).join('');
  if (node.type !== 'element') return `(${node.type})`;
  const properties = Object.entries(node.properties)
    .map(([name, value]) => ` ${name}=${Array.isArray(value) ? value.join(' ') : value}`)
    .join('');
  const content = node.children.map(showNode).join('');
  return `<${node.tagName}${properties}>${content}</${node.tagName}>`;
}

/** Runs a generator to its end. */
export function finish<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
