// Title, navbar and footer of Docusaurus: https://docusaurus.io/docs/api/themes/configuration
import { dropUndefined, type FieldReader } from './fieldReader.ts';
import { findOrigin, findOwnFile } from './foreignLinks.ts';
import type { NavbarItem, SiteFields } from './foreignSite.ts';
import type { Fields } from './literalValues.ts';

/** Items that the navbar has anyway, or that have no counterpart. */
const BUILT_IN = new Set(['docsVersionDropdown', 'docsVersion', 'localeDropdown', 'search', 'html']);

/** @param path URL path of the latest version */
export function readSite(config: Fields, path: string, reader: FieldReader): SiteFields {
  const theme = reader.fields(config.themeConfig) ?? {};
  const navbar = reader.fields(theme.navbar) ?? {};
  const footer = reader.fields(theme.footer) ?? {};
  const readItem = (value: unknown): NavbarItem[] => {
    const item = reader.fields(value) ?? {};
    const type = reader.text(item.type) ?? 'link';
    const label = reader.plain(item.label) ?? reader.text(item['aria-label']);
    if (BUILT_IN.has(type) || label === undefined) return [];
    const [to, href, doc, sidebar] = [item.to, item.href, item.docId, item.sidebarId].map((field) =>
      reader.text(field),
    );
    const target =
      doc !== undefined ? { doc } : sidebar !== undefined ? { sidebar } : toHref(to ?? href, path);
    return [
      {
        label,
        ...target,
        ...(item.items !== undefined && { items: reader.list(item.items).flatMap(readItem) }),
        ...(item.position === 'right' && { position: 'right' as const }),
      },
    ];
  };
  const columns = reader.list(footer.links).flatMap((value) => {
    const column = reader.fields(value) ?? {};
    const items = reader.list(column.items).flatMap(readItem);
    return items.length === 0 ? [] : [{ title: reader.text(column.title) ?? '', items }];
  });
  const copyright = reader.plain(footer.copyright);
  return dropUndefined({
    title: reader.text(config.title),
    tagline: reader.text(config.tagline),
    url: findOrigin(reader.text(config.url)),
    baseUrl: reader.text(config.baseUrl),
    favicon: findOwnFile(reader.text(config.favicon)),
    navbar: {
      ...dropUndefined({ title: reader.text(navbar.title), logo: readLogo(navbar.logo, reader) }),
      items: reader.list(navbar.items).flatMap(readItem),
    },
    footer: { ...dropUndefined({ copyright }), columns },
  });
}

/** @example toHref('docs/a', '/docs') // { href: '/docs/a' } */
function toHref(written: string | undefined, path: string): Pick<NavbarItem, 'href'> {
  if (written === undefined) return {};
  const isUrl = /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(written);
  const href = isUrl ? written : `/${written}`;
  return { href: href === path ? `${path}/` : href };
}

function readLogo(value: unknown, reader: FieldReader): unknown {
  const { src, srcDark } = reader.fields(value) ?? {};
  const [light, dark] = [src, srcDark].map((file) => findOwnFile(reader.text(file)));
  return light === undefined || dark === undefined ? (light ?? dark) : { light, dark };
}
