import type { Paragraph } from 'mdast';
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

/** `[[toc]]` or `[TOC]`, where other engines put a list of the page's headings: it stands beside every page here. */
export function isContentsMark({ children }: Paragraph): boolean {
  const [only, ...rest] = children;
  return rest.length === 0 && only?.type === 'text' && /^\[(?:\[toc\]|toc)\]$/i.test(only.value.trim());
}
