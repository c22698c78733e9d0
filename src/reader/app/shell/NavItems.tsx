import type { ComponentType } from 'react';
import type { Manifest, NavLink, Version } from '../../../core/site/manifest/manifest.ts';
import { resolveSiteLink } from '../../../core/site/nav/siteLinks.ts';
import type { Route } from '../../../core/site/urls/route.ts';
import { SiteAnchor } from '../../content/links/SiteAnchor.tsx';
import { useManifest } from '../../content/queries/ContentProvider.tsx';
import { LocaleSelect } from '../../features/locale/LocaleSelect.tsx';
import { SearchButton } from '../../features/search/SearchButton.tsx';
import { ThemeToggle } from '../../features/theme/ThemeToggle.tsx';
import { VersionSelect } from '../../features/version/VersionSelect.tsx';
import { useCurrentVersion, useReadRoute } from '../navigation/currentPage.tsx';
import type { useOverlay } from '../navigation/useOverlay.ts';

interface Context {
  manifest: Manifest;
  version: Version;
  page: Route;
  search: ReturnType<typeof useOverlay>;
}

type ItemKind = NonNullable<NavLink['type']>;

const ITEMS: Record<ItemKind, ComponentType<Context & { item: NavLink }>> = {
  link: NavbarLink,
  versions: ({ manifest, version, page }) => (
    <VersionSelect manifest={manifest} shown={version} page={page} />
  ),
  locales: LocaleSelect,
  search: ({ version, search }) => (
    <SearchButton version={version} isOpen={search.isOpen} onOpen={search.open} />
  ),
  theme: ({ manifest: { site } }) =>
    site.colorMode.disableSwitch ? null : (
      <ThemeToggle canFollowSystem={site.colorMode.respectPrefersColorScheme} />
    ),
};

/** Items that every navbar has: appended on the right if the manifest does not list them. */
const ALWAYS: readonly ItemKind[] = ['search', 'theme'];

/** The items of one side of the navbar, in the manifest's order. */
export function NavItems({ side, search }: { side: 'left' | 'right'; search: Context['search'] }) {
  const manifest = useManifest();
  const version = useCurrentVersion();
  const page = useReadRoute();
  const listed = manifest.site.navbar.items;
  const missing = ALWAYS.filter((type) => listed.every((item) => item.type !== type));
  const items: NavLink[] = [...listed, ...missing.map((type) => ({ type, position: 'right' as const }))];
  return items
    .filter((item) => (item.position ?? 'left') === side)
    .map((item) => {
      const Item = ITEMS[item.type ?? 'link'];
      const key = `${item.type} ${item.label} ${item.href} ${item.doc}`;
      return <Item key={key} item={item} manifest={manifest} version={version} page={page} search={search} />;
    });
}

function NavbarLink({ item, manifest, version }: Context & { item: NavLink }) {
  const link = resolveSiteLink(manifest, version, item);
  return link && <SiteAnchor data-desktop="" link={link} />;
}
