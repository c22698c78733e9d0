import type { List, Nodes, Paragraph } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

/** What docsify writes before a paragraph that is a box. */
const MARKS: Readonly<Record<string, string>> = { '?> ': 'tip', '!> ': 'caution' };

/** docsify's `?> 提示` and `!> 注意`, as the container that they mean. */
export function readHint(paragraph: Paragraph): ContainerDirective | undefined {
  const [first] = paragraph.children;
  const name = first?.type === 'text' ? MARKS[first.value.slice(0, 3)] : undefined;
  if (name === undefined || first?.type !== 'text') return undefined;
  first.value = first.value.slice(3);
  return {
    type: 'containerDirective',
    name,
    children: [paragraph],
    ...(paragraph.position && { position: paragraph.position }),
  };
}

/** `[TOC]`, `[[toc]]`, GitLab's `[[_TOC_]]`, CSDN's `@[TOC](目录)`, Kramdown's `{:toc}` and other lists of attributes. */
const CONTENTS = /^(?:@?\[toc\]|@toc|\[\[_?toc_?\]\]|\{:[^{}\n]{1,100}\})$/i;

/** Where other engines put a list of the page's headings: it stands beside every page here. */
export function isContentsMark(paragraph: Paragraph): boolean {
  const isCode = paragraph.children.some(({ type }) => type === 'inlineCode');
  return !isCode && paragraph.children.length <= 3 && CONTENTS.test(wordsOf(paragraph).trim());
}

/** Kramdown's `* TOC`, with `{:toc}` in the next line. */
export function isContentsList({ children: [item, ...others] }: List): boolean {
  const [only, ...rest] = item?.children ?? [];
  if (only?.type !== 'paragraph' || rest.length > 0 || others.length > 0) return false;
  return /^[^{}]{1,100}\{:toc[^{}]{0,100}\}$/i.test(wordsOf(only).trim());
}

/** The words of a node without its markup. */
export function wordsOf(node: Nodes): string {
  if ('children' in node) return node.children.map(wordsOf).join('');
  return 'value' in node ? node.value : 'alt' in node ? (node.alt ?? '') : '';
}

/** Leaves out the lines of a paragraph that are such a mark. */
export function dropContentsMarks(paragraph: Paragraph): void {
  const { children } = paragraph;
  paragraph.children = children.filter((child, at) => {
    if (child.type !== 'text' || !/\n/.test(child.value)) return true;
    const isLineStart = at === 0 || children[at - 1]?.type === 'break';
    const isLineEnd = at === children.length - 1 || children[at + 1]?.type === 'break';
    const lines = child.value.split('\n');
    const rest = lines.filter((line, index) => {
      const isWhole = (index > 0 || isLineStart) && (index < lines.length - 1 || isLineEnd);
      return !isWhole || !CONTENTS.test(line.trim());
    });
    child.value = rest.join('\n');
    return rest.length > 0;
  });
}
