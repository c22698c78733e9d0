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
  const { code, language, meta } = useMemo(() => readSource(node), [node]);
  const fence = useMemo(() => readFence(code, language, meta), [code, language, meta]);
  const load = fences.get(language);
  const plain = <CodeView fence={fence} language={language} />;
  if (load === undefined) return plain;
  return <LazyFence load={load} code={fence.code} title={fence.title} plain={plain} Large={LargeImage} />;
}

function readSource(pre: Element | undefined) {
  const code = pre?.children.find((child): child is Element => child.type === 'element');
  const classes = code?.properties.className;
  const languageClass = Array.isArray(classes)
    ? classes.map(String).find((name) => name.startsWith('language-'))
    : undefined;
  return {
    code: pre === undefined ? '' : textOf(pre),
    language: languageClass?.slice('language-'.length).toLowerCase() ?? '',
    meta: String(code?.properties.dataMeta ?? ''),
  };
}
