import type { Nodes, Paragraph, Text } from 'mdast';
import { joinsWithoutSpace } from './cjk.ts';
import { beginsItem } from './listLines.ts';

/**
 * Takes out the line breaks of a paragraph that stand between two Chinese
 * characters, where a browser would show a space: `中文\n换行` reads `中文换行`.
 */
export function joinCjkLines(paragraph: Paragraph): void {
  const leaves: (Text | undefined)[] = [];
  collectLeaves(paragraph.children, leaves);
  leaves.forEach((leaf, at) => {
    if (!leaf?.value.includes('\n')) return;
    const before = lastChar(leaves[at - 1]?.value);
    const after = firstChar(leaves[at + 1]?.value);
    const lines = leaf.value.split('\n');
    leaf.value = lines
      .map((line, index) => {
        if (index === 0) return line;
        const left = index === 1 && lines[0] === '' ? before : lastChar(lines[index - 1]);
        const right = index === lines.length - 1 && line === '' ? after : firstChar(line);
        return joinsWithoutSpace(left, right) && !beginsItem(line) ? line : `\n${line}`;
      })
      .join('');
  });
}

/** Texts in reading order; what is drawn otherwise (code, images, breaks) leaves a gap. */
function collectLeaves(nodes: readonly Nodes[], leaves: (Text | undefined)[]): void {
  for (const node of nodes) {
    if (node.type === 'text') leaves.push(node);
    else if ('children' in node) collectLeaves(node.children, leaves);
    else leaves.push(undefined);
  }
}

const firstChar = (text = ''): string => String.fromCodePoint(text.codePointAt(0) ?? 32);

function lastChar(text = ''): string {
  const last = text.charCodeAt(text.length - 1);
  const isPair = last >= 0xdc00 && last <= 0xdfff;
  return text.slice(isPair ? -2 : -1) || ' ';
}
