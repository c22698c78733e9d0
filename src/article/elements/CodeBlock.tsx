import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { type ComponentProps, useMemo } from 'react';
import type { ExtraProps } from 'react-markdown';
import { readFence } from '../../core/markdown/fence.ts';
import { CodeView } from '../code/CodeView.tsx';
import { LazyFence } from '../fences/LazyFence.tsx';
import { fences } from '../fences.ts';
import { LargeImage } from './LargeImage.tsx';

/** A fenced block: code, or what the table of fences draws in its place. */
export function CodeBlock({ node }: ComponentProps<'pre'> & ExtraProps) {
  const { fence, language } = useMemo(() => readBlock(node), [node]);
  const load = fences.get(language);
  // The code of what is drawn gets no colours, which would have to be loaded.
  const plain = <CodeView fence={fence} language={load ? '' : language} />;
  return load ? <LazyFence load={load} fence={fence} plain={plain} Large={LargeImage} /> : plain;
}

function readBlock(pre: Element | undefined) {
  const code = pre?.children.find((child): child is Element => child.type === 'element');
  const classes = code?.properties.className;
  const languageClass = Array.isArray(classes)
    ? classes.map(String).find((name) => name.startsWith('language-'))
    : undefined;
  const language = languageClass?.slice('language-'.length).toLowerCase() ?? '';
  const text = pre === undefined ? '' : textOf(pre);
  return { fence: readFence(text, language, String(code?.properties.dataMeta ?? '')), language };
}
