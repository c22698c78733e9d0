import { type ComponentType, lazy, Suspense } from 'react';
import type { Version } from '../../core/model/manifest.ts';

const SaveVersion = lazy<ComponentType<{ version: Version }>>(() =>
  import(/* webpackChunkName: "comfort" */ './SaveVersion.tsx').catch(() => ({ default: () => null })),
);

/** The foot of a sidebar: comes after the first page. */
export function OfflineFoot(props: { version: Version }) {
  return (
    <Suspense fallback={null}>
      <SaveVersion {...props} />
    </Suspense>
  );
}
