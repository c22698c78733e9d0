import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { useReader } from '../../content/queries/useReader.ts';
import type TakeControls from '../../features/tools/take/TakeControls.tsx';
import { hearReach } from '../../platform/onPointerOrFocus.ts';
import { loadExtra } from '../../platform/loadPart.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';

/** Controls for taking parts of a text along, loaded when pointer or focus first come to a text. */
export function TakeAlong() {
  const reader = useReader();
  const { manifest, route, path } = useCurrentPage();
  const [part, setPart] = useState<{
    Part: ComponentType<ComponentProps<typeof TakeControls>>;
    first: Element;
  }>();
  const isAwaited = part === undefined;
  useEffect(() => {
    if (!isAwaited) return;
    const stop = hearReach((target) => {
      if (target.closest(TAKEN) === null) return;
      stop();
      void loadExtra(
        () => import(/* webpackChunkName: "take" */ '../../features/tools/take/TakeControls.tsx'),
      ).then((found) => found && setPart({ Part: found.default, first: target }));
    });
    return stop;
  }, [isAwaited]);
  if (part === undefined || !('entry' in route)) return null;
  return <part.Part key={path} page={{ manifest, route, ...reader }} first={part.first} />;
}

/** What parts of a text begin with; the focus may come by any of its links. */
const TAKEN = '.prose :is(h2, h3, h4, h5, h6, [data-code], table, a, button)';
