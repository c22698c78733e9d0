import type { Version } from '../../../core/site/manifest/manifest.ts';
import { useLazyComponent } from '../../ui/useLazyComponent.ts';

const load = () => import(/* webpackChunkName: "deferred" */ './SaveVersion.tsx');

/** Loads the button below the sidebar as a lazy chunk, after hydration. */
export function LazySaveVersion(props: { version: Version }) {
  const Foot = useLazyComponent(true, load);
  return Foot && <Foot {...props} />;
}
