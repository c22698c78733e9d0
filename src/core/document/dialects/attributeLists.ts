// Attribute lists of Python-Markdown and markdown-it-attrs: `**word**{.class}`, ` {.class data-x="y"}` at the end of a
// block. Classes and data attributes have no counterpart here. Lists with an id are not matched: headingIds.ts parses them.
import type { Nodes } from 'mdast';

const ATTRIBUTE = String.raw`(?:\.[\w-]+|(?:class|data-[a-z-]+)=(?:"[^"]*"|[^\s"{}]+))`;
const LIST = String.raw`\{:?[ \t]*${ATTRIBUTE}(?:[ \t]+${ATTRIBUTE})*[ \t]*\}`;
const AT_START = new RegExp(`^${LIST}`);
const WHOLE = new RegExp(String.raw`^${LIST}\s*$`);

/** Nodes that an attribute list follows without a space. */
const INLINE = new Set(['emphasis', 'strong', 'delete', 'inlineCode', 'image', 'link']);

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);

/** Drops the attribute lists below a node, and paragraphs that have nothing else. */
export function dropAttributeLists(node: Nodes): void {
  if (!('children' in node)) return;
  const children = node.children as Nodes[];
  for (const [at, child] of children.entries()) {
    dropAttributeLists(child);
    if (child.type === 'text' && INLINE.has(children[at - 1]?.type ?? ''))
      child.value = child.value.replace(AT_START, '');
  }
  const last = children.at(-1);
  if (BLOCKS.has(node.type) && last?.type === 'text') {
    const start = last.value.lastIndexOf('{');
    if (start >= 0 && WHOLE.test(last.value.slice(start))) last.value = last.value.slice(0, start).trimEnd();
  }
  const isEmpty = (child: Nodes) =>
    (child.type === 'text' && child.value === '') ||
    (child.type === 'paragraph' && child.children.length === 0);
  // The cast is safe: nodes are left out, none is added.
  node.children = children.filter((child) => !isEmpty(child)) as typeof node.children;
}
