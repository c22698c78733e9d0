import type { Version } from '../../../core/site/manifest/manifest.ts';
import { useExtra } from '../../ui/useExtra.ts';

const load = () => import(/* webpackChunkName: "late" */ './SaveVersion.tsx');

/** The foot of a sidebar: comes once the first page stands. */
export function OfflineFoot(props: { version: Version }) {
  const Foot = useExtra(true, load);
  return Foot && <Foot {...props} />;
}
