import { type ReactNode, useEffect, useState } from 'react';
import { loadExtra } from '../../platform/loadPart.ts';

/** What comes once the first page stands; null until then. */
export function useLateParts(): ReactNode {
  const [parts, setParts] = useState<ReactNode>(null);
  useEffect(() => {
    void loadExtra(() => import(/* webpackChunkName: "late" */ './LateParts.tsx')).then(
      (part) => part && setParts(<part.default />),
    );
  }, []);
  return parts;
}
