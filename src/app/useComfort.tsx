import { type ReactNode, useEffect, useState } from 'react';

/** What comes once the first page stands; null until then. */
export function useComfort(): ReactNode {
  const [comfort, setComfort] = useState<ReactNode>(null);
  useEffect(() => {
    import(/* webpackChunkName: "comfort" */ './Comfort.tsx').then(
      ({ default: Comfort }) => setComfort(<Comfort />),
      // Without it nothing is lost.
      () => {},
    );
  }, []);
  return comfort;
}
