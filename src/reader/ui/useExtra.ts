import { type ComponentType, useEffect, useState } from 'react';
import { loadExtra } from '../platform/loadPart.ts';

/**
 * A part that is loaded once it is wanted; undefined before, and while it is not.
 * @param load must be the same function each time
 */
export function useExtra<P = object>(
  isWanted: boolean,
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> | undefined {
  const [Part, setPart] = useState<ComponentType<P>>();
  useEffect(() => {
    if (isWanted) void loadExtra(load).then((part) => setPart(() => part?.default));
  }, [isWanted, load]);
  return isWanted ? Part : undefined;
}
