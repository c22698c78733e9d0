import { useLayoutEffect } from 'react';
import { readFence } from '../../../core/document/fence.ts';
import { fences } from '../fences.ts';
import { LazyFence } from './LazyFence.tsx';

/** Renders a fence from its code in the prerendered HTML. */
export function LiveFence({ frame }: { frame: HTMLElement }) {
  // While `data-live` is set, CSS hides the prerendered code.
  useLayoutEffect(() => {
    frame.dataset.live = '';
    return () => {
      delete frame.dataset.live;
    };
  }, [frame]);
  const { fence: language = '', title } = frame.dataset;
  const code = frame.querySelector('pre');
  const load = fences.get(language)?.load;
  if (code === null || load === undefined) return null;
  const fence = { ...readFence(code.textContent, language, undefined), title };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build sanitized and prerendered it
  const plain = <div dangerouslySetInnerHTML={{ __html: code.closest('[data-code]')?.outerHTML ?? '' }} />;
  return <LazyFence load={load} fence={fence} plain={plain} />;
}
