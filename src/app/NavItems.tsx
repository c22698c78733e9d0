import type { ReactNode } from 'react';
import { PageLink } from '../content/PageLink.tsx';
import { SiteAnchor } from '../content/SiteAnchor.tsx';
import { useManifest } from '../content/useManifest.ts';
import { messages } from '../core/messages.ts';
import type { DocEntry, Manifest, NavLink, Version } from '../core/model/manifest.ts';
import { resolveSiteLink } from '../core/nav/siteLinks.ts';
import { VersionSelect } from '../features/version/VersionSelect.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { useShownRoute, useShownVersion } from './shown.ts';

interface Context {
  manifest: Manifest;
  version: Version;
  doc: DocEntry | undefined;
}

/** The items of one side of the top bar, as the manifest lists them. */
export function NavItems({ side }: { side: 'left' | 'right' }) {
  const manifest = useManifest();
  const version = useShownVersion();
  const route = useShownRoute();
  const context = { manifest, version, doc: route?.kind === 'doc' ? route.doc : undefined };
  const items = manifest.site.navbar.items.filter((item) => (item.position ?? 'left') === side);
  return (
    <>
      {items.map((item) => (
        <Item key={`${item.type} ${item.label} ${item.href}`} item={item} context={context} />
      ))}
    </>
  );
}

function Item({ item, context }: { item: NavLink; context: Context }) {
  switch (item.type) {
    case 'versions':
      return <VersionSelect manifest={context.manifest} shown={context.version} doc={context.doc} />;
    case 'locales':
      return <LocaleSelect manifest={context.manifest} />;
    default:
      return <NavbarLink item={item} context={context} />;
  }
}

function NavbarLink({ item, context }: { item: NavLink; context: Context }) {
  const link = resolveSiteLink(context.manifest, context.version, item);
  if (link === undefined) return null;
  return <SiteAnchor data-desktop="" link={link} />;
}

function LocaleSelect({ manifest }: { manifest: Manifest }): ReactNode {
  const { locales, site } = manifest;
  const shown = locales.find(({ locale }) => locale === site.defaultLocale) ?? locales[0];
  if (shown === undefined) return null;
  return (
    <div data-desktop="">
      <Dropdown name={messages.locale.choose(shown.label)} label={shown.label}>
        <ul>
          {locales.map(({ locale, label, path, htmlLang }) => (
            <li key={locale}>
              <PageLink to={path} lang={htmlLang} aria-current={locale === shown.locale ? 'true' : undefined}>
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </Dropdown>
    </div>
  );
}
