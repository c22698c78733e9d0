import { messages } from '#i18n/messages';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { localeOf } from '../../../core/site/urls/localePaths.ts';
import type { Route } from '../../../core/site/urls/route.ts';
import { loadChunk } from '../../platform/loadChunk.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { LazyComponent } from '../../ui/LazyComponent.tsx';

const loadLinks = () => loadChunk(() => import(/* webpackChunkName: "deferred" */ './LocaleLinks.tsx'));

/** The language dropdown; on mobile viewports the Drawer contains its links. */
export function LocaleSelect({ manifest, page }: { manifest: Manifest; page: Route }) {
  const shown = localeOf(manifest) ?? manifest.locales[0];
  if (shown === undefined) return null;
  return (
    <div data-desktop="">
      <Dropdown name={messages.locale.choose(shown.label)} label={shown.label}>
        <LazyComponent load={loadLinks} given={{ manifest, page }} words={messages.lazyPart} />
      </Dropdown>
    </div>
  );
}
