import type { ComponentType } from 'react';
import { messages } from '#i18n/messages';
import type { Manifest, NavbarItem, Version } from '../../../core/site/manifest/manifest.ts';
import { resolveSiteLink } from '../../../core/site/nav/siteLinks.ts';
import { type Route, sidebarOfRoute } from '../../../core/site/urls/route.ts';
import { SiteAnchor } from '../../content/links/SiteAnchor.tsx';
import { useContentSource, useManifest } from '../../content/queries/ContentProvider.tsx';
import { LocaleSelect } from '../../features/locale/LocaleSelect.tsx';
import { SearchButton } from '../../features/search/SearchButton.tsx';
import { ThemeToggle } from '../../features/theme/ThemeToggle.tsx';
import { VersionSelect } from '../../features/version/VersionSelect.tsx';
import { loadChunk } from '../../platform/loadChunk.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { LazyComponent } from '../../ui/LazyComponent.tsx';
import { ThemedImage } from '../../ui/ThemedImage.tsx';
import { useCurrentVersion, useReadRoute } from '../navigation/currentPage.tsx';
import type { useOverlay } from '../navigation/useOverlay.ts';

const loadMenuLinks = () => loadChunk(() => import(/* webpackChunkName: "deferred" */ './MenuLinks.tsx'));

interface Context {
  manifest: Manifest;
  version: Version;
  page: Route;
  search: ReturnType<typeof useOverlay>;
}

type ItemKind = NonNullable<NavbarItem['type']>;

const ITEMS: Record<ItemKind, ComponentType<Context & { item: NavbarItem }>> = {
  link: NavbarLink,
  // On phones the drawer has versions and theme.
  versions: ({ manifest, version, page }) => (
    <div data-tablet="">
      <VersionSelect manifest={manifest} shown={version} page={page} />
    </div>
  ),
  locales: LocaleSelect,
  search: ({ version, search }) => (
    <SearchButton version={version} isOpen={search.isOpen} onOpen={search.open} />
  ),
  theme: ({ manifest: { site } }) =>
    site.colorMode.disableSwitch ? null : (
      <div data-tablet="">
        <ThemeToggle canFollowSystem={site.colorMode.respectPrefersColorScheme} />
      </div>
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
  const items: NavbarItem[] = [...listed, ...missing.map((type) => ({ type, position: 'right' as const }))];
  return items
    .filter((item) => (item.position ?? 'left') === side)
    .map((item) => {
      const Item = ITEMS[item.type ?? 'link'];
      const key = `${item.type} ${item.label} ${item.href} ${item.doc} ${item.sidebar}`;
      return <Item key={key} item={item} manifest={manifest} version={version} page={page} search={search} />;
    });
}

function NavbarLink({ item, manifest, version, page }: Context & { item: NavbarItem }) {
  const { assetUrl } = useContentSource();
  const { label = '', icon, items } = item;
  if (items !== undefined)
    return (
      <div data-desktop="">
        <Dropdown name={label} label={label}>
          <LazyComponent load={loadMenuLinks} given={{ items }} words={messages.lazyPart} />
        </Dropdown>
      </div>
    );
  const link = resolveSiteLink(manifest, version, item);
  if (link === undefined) return null;
  const sidebar = sidebarOfRoute(page);
  const isDocsRoot = link.href === `${version.path}/`;
  const isSection = sidebar !== undefined && (isDocsRoot || item.sidebar === sidebar);
  return (
    <SiteAnchor
      data-desktop=""
      link={link}
      aria-current={link.href === page.path ? 'page' : isSection || undefined}
      icon={icon && <ThemedImage picture={icon} urlOf={assetUrl} size={20} />}
      hideLabel={item.hideLabel}
    />
  );
}
