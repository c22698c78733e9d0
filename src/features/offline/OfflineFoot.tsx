import { type ComponentType, useEffect, useState } from 'react';
import type { Version } from '../../core/model/manifest.ts';
import { loadExtra } from '../../platform/loadPart.ts';

interface FootProps {
  version: Version;
}

/** The foot of a sidebar: comes once the first page stands. */
export function OfflineFoot(props: FootProps) {
  const [Foot, setFoot] = useState<ComponentType<FootProps>>();
  useEffect(() => {
    void loadExtra(() => import(/* webpackChunkName: "late" */ './SaveVersion.tsx')).then((part) =>
      setFoot(() => part?.default),
    );
  }, []);
  return Foot && <Foot {...props} />;
}
