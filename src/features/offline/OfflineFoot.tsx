import { type ComponentType, useEffect, useState } from 'react';
import type { Version } from '../../core/model/manifest.ts';

interface FootProps {
  version: Version;
}

/** The foot of a sidebar: comes once the first page stands. */
export function OfflineFoot(props: FootProps) {
  const [Foot, setFoot] = useState<ComponentType<FootProps>>();
  useEffect(() => {
    import(/* webpackChunkName: "comfort" */ './SaveVersion.tsx').then(
      ({ default: SaveVersion }) => setFoot(() => SaveVersion),
      // Without it nothing is lost.
      () => {},
    );
  }, []);
  return Foot && <Foot {...props} />;
}
