import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { readFence } from '../../core/markdown/fence.ts';
import { fences } from '../fences.ts';
import { LazyFence } from './LazyFence.tsx';

/** Draws the fenced blocks of a text that the build drew, each in the place of the code that stands there. */
export function KeptFences({ text }: { text: RefObject<HTMLElement | null> }) {
  const [frames, setFrames] = useState<readonly { frame: HTMLElement; place: HTMLElement }[]>([]);
  // Until they are drawn the code stands there: the page need not wait for them.
  useEffect(() => {
    const found = [...(text.current?.querySelectorAll<HTMLElement>('[data-fence]') ?? [])].map((frame) => ({
      frame,
      place: frame.appendChild(document.createElement('div')),
    }));
    if (found.length > 0) setFrames(found);
    return () => {
      for (const { place } of found) place.remove();
    };
  }, [text]);
  return frames.map(({ frame, place }, at) => createPortal(<KeptFence frame={frame} />, place, String(at)));
}

function KeptFence({ frame }: { frame: HTMLElement }) {
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
