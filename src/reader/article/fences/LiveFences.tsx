import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadOptionalChunk } from '../../platform/loadChunk.ts';
import type { LiveFence } from './LiveFence.tsx';

interface LiveFences {
  Fence: typeof LiveFence;
  frames: readonly { frame: HTMLElement; target: HTMLElement }[];
}

// In the chunk of Diagram.tsx, which LiveFence renders.
const loadFence = () => import(/* webpackChunkName: "diagram" */ './LiveFence.tsx');

/** Renders the fences of a prerendered text by portals, each into a new element after its prerendered code. */
export function LiveFences({ text }: { text: RefObject<HTMLElement | null> }) {
  const [live, setLive] = useState<LiveFences>();
  // In an effect, so that hydration does not wait for the chunk: until then the prerendered code is visible.
  useEffect(() => {
    const found = [...(text.current?.querySelectorAll<HTMLElement>('[data-fence]') ?? [])];
    if (found.length === 0) return;
    let isStale = false;
    const targets = found.map(() => document.createElement('div'));
    void loadOptionalChunk(loadFence).then((part) => {
      if (part === undefined || isStale) return;
      setLive({
        Fence: part.LiveFence,
        frames: found.map((frame, at) => ({ frame, target: frame.appendChild(targets[at] as HTMLElement) })),
      });
    });
    return () => {
      isStale = true;
      for (const target of targets) target.remove();
    };
  }, [text]);
  return live?.frames.map(({ frame, target }, at) =>
    createPortal(<live.Fence frame={frame} />, target, String(at)),
  );
}
