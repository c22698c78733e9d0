import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadExtra } from '../../platform/loadPart.ts';
import type { PrerenderedFence } from './PrerenderedFence.tsx';

interface LiveFences {
  Fence: typeof PrerenderedFence;
  frames: readonly { frame: HTMLElement; place: HTMLElement }[];
}

// The same chunk as the component: both are loaded together.
const loadFence = () => import(/* webpackChunkName: "diagram" */ './PrerenderedFence.tsx');

/** Renders fences of a prerendered text by portals, each into the node of its code. */
export function PrerenderedFences({ text }: { text: RefObject<HTMLElement | null> }) {
  const [live, setLive] = useState<LiveFences>();
  // In an effect: the code is a fallback, so hydration need not wait for them.
  useEffect(() => {
    const found = [...(text.current?.querySelectorAll<HTMLElement>('[data-fence]') ?? [])];
    if (found.length === 0) return;
    let isGone = false;
    const places = found.map(() => document.createElement('div'));
    void loadExtra(loadFence).then((part) => {
      if (part === undefined || isGone) return;
      setLive({
        Fence: part.PrerenderedFence,
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
