import type { Element, Nodes } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { type Fence, markLines, readFence } from '../../../core/document/fence.ts';
import type { ReaderVariable } from '../../../core/variables/readerVariable.ts';

export interface WrittenCode {
  fence: Fence;
  /** In lower case; empty if the fence names none. */
  language: string;
  /** Reader variables that may occur in the code. */
  values: readonly ReaderVariable[];
}

const NONE: readonly ReaderVariable[] = [];

/** Finds the `code` node of a `pre`, its language and the fence's meta string. */
export function findCode(pre: Element | undefined) {
  const code = pre?.children.find((child): child is Element => child.type === 'element');
  const classes = [code?.properties.className].flat().map(String);
  const languageClass = classes.find((name) => name.startsWith('language-'));
  const language = languageClass?.slice('language-'.length).toLowerCase() ?? '';
  return { code, language, meta: String(code?.properties.dataMeta ?? '') };
}

/** Parses a `pre` node of a doc's AST. */
export function readCodeBlock(pre: Element | undefined): WrittenCode {
  const { language, meta } = findCode(pre);
  const text = pre === undefined ? '' : textOf(pre);
  const fence = readFence(text, language, meta);
  return { fence: markLines(fence, language), language, values: pre?.data?.values ?? NONE };
}

/** Lists all `pre` elements in a node, including those of fences with a renderer. */
export function findCodeBlocks(node: Nodes): Element[] {
  if (node.type === 'element' && node.tagName === 'pre') return [node];
  return 'children' in node ? node.children.flatMap(findCodeBlocks) : [];
}
