import { type ReactNode, useEffect, useState } from 'react';
import { loadExtra } from '../platform/loadPart.ts';

/** What comes once the first page stands; null until then. */
export function useComfort(): ReactNode {
  const [comfort, setComfort] = useState<ReactNode>(null);
  useEffect(() => {
    void loadExtra(() => import(/* webpackChunkName: "comfort" */ './Comfort.tsx')).then(
      (part) => part && setComfort(<part.default />),
    );
  }, []);
  return comfort;
}
