import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadExtra } from '../../platform/loadPart.ts';
import type { KeptFence } from './KeptFence.tsx';

interface LiveFences {
  Fence: typeof KeptFence;
  frames: readonly { frame: HTMLElement; place: HTMLElement }[];
}

// In the file of what draws them: both are wanted at once.
const loadFence = () => import(/* webpackChunkName: "diagram" */ './KeptFence.tsx');

/** Draws the fenced blocks of a text that the build drew, each in the place of the code that stands there. */
export function KeptFences({ text }: { text: RefObject<HTMLElement | null> }) {
  const [live, setLive] = useState<LiveFences>();
  // Until they are drawn the code stands there: the page need not wait for them.
  useEffect(() => {
    const found = [...(text.current?.querySelectorAll<HTMLElement>('[data-fence]') ?? [])];
    if (found.length === 0) return;
    let isGone = false;
    const places = found.map(() => document.createElement('div'));
    void loadExtra(loadFence).then((part) => {
      if (part === undefined || isGone) return;
      setLive({
        Fence: part.KeptFence,
        frames: found.map((frame, at) => ({ frame, place: frame.appendChild(places[at] as HTMLElement) })),
      });
    });
    return () => {
      isGone = true;
      for (const place of places) place.remove();
    };
  }, [text]);
  return live?.frames.map(({ frame, place }, at) =>
    createPortal(<live.Fence frame={frame} />, place, String(at)),
  );
}
