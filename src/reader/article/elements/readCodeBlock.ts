import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { type Fence, markLines, readFence } from '../../../core/document/fence.ts';
import type { ReaderValue } from '../../../core/variables/readerVariable.ts';

export interface WrittenCode {
  fence: Fence;
  /** As written, in lower case; empty where there is none. */
  language: string;
  /** The reader's values that may stand in it. */
  values: readonly ReaderValue[];
}

const NONE: readonly ReaderValue[] = [];

/** The code in a `pre` of a doc's tree, and what is written behind its fence. */
export function findCode(pre: Element | undefined) {
  const code = pre?.children.find((child): child is Element => child.type === 'element');
  const classes = [code?.properties.className].flat().map(String);
  const languageClass = classes.find((name) => name.startsWith('language-'));
  const language = languageClass?.slice('language-'.length).toLowerCase() ?? '';
  return { code, language, meta: String(code?.properties.dataMeta ?? '') };
}

/** What a `pre` of a doc's tree holds. */
export function readCodeBlock(pre: Element | undefined): WrittenCode {
  const { language, meta } = findCode(pre);
  const text = pre === undefined ? '' : textOf(pre);
  const fence = readFence(text, language, meta);
  return { fence: markLines(fence, language), language, values: pre?.data?.values ?? NONE };
}
