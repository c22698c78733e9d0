import { useLayoutEffect } from 'react';
import { readFence } from '../../../core/document/fence.ts';
import { fences } from '../fences.ts';
import { LazyFence } from './LazyFence.tsx';

/** Draws a fenced block of a text that the build drew. */
export function KeptFence({ frame }: { frame: HTMLElement }) {
  // The code as it was stays in the frame, unseen: who comes back to the text starts anew.
  useLayoutEffect(() => {
    frame.dataset.live = '';
    return () => {
      delete frame.dataset.live;
    };
  }, [frame]);
  const { fence: language = '', title } = frame.dataset;
  const code = frame.querySelector('pre');
  const load = fences.get(language);
  if (code === null || load === undefined) return null;
  const fence = { ...readFence(code.textContent, language, undefined), title };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build drew it, cleaned, into this page's shell
  const plain = <div dangerouslySetInnerHTML={{ __html: code.closest('[data-code]')?.outerHTML ?? '' }} />;
  return <LazyFence load={load} fence={fence} plain={plain} />;
}
