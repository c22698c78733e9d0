// The manifest of another language of a site. Its files stay where they are in the site folder.
import { namesFile } from '../urls/filePath.ts';
import { fallsBack, type Languages, type Locale, localeFolder, localPath } from '../urls/localePaths.ts';
import { versionFolder } from '../urls/siteIndex.ts';
import { isFields } from './foreignFields.ts';
import type { Manifest, PageEntry, SiteConfig, Version } from './manifest.ts';

/** The fields that the manifest of a language may set; it takes the others from that of the site. */
export interface LocaleFields {
  site?: Partial<SiteConfig> | undefined;
  versions?: unknown;
  pages?: unknown;
  redirects?: Manifest['redirects'];
}

/**
 * The manifest of another language, before its pages are listed. It has the versions of the site's default language,
 * each with the same path below the path of the language, and the same folder inside its folder.
 * @param own the language's own `manifest.json`
 */
export function localizeManifest(manifest: Manifest, locale: Locale, own: LocaleFields = {}): unknown {
  const { locales, site, versions } = manifest;
  const folder = localeFolder(locale);
  const merged: SiteConfig = {
    ...site,
    ...own.site,
    ...mergeParts(site, own.site),
    defaultLocale: locale.locale,
    fallback: site.fallback,
    storageName: site.storageName ?? site.title,
  };
  return {
    locales,
    site: mapHrefs(merged, (href) => localizeHref({ locales, site: merged }, href)),
    versions:
      own.versions ??
      versions.map((version) => ({
        ...version,
        path: locale.path + version.path.replace(/^\//, ''),
        dir: `${folder}/${versionFolder(version)}`,
        fallbackDir: fallsBack(manifest, locale) ? versionFolder(version) : undefined,
        groups: undefined,
        docs: [],
        sidebars: {},
      })),
    pages: own.pages ?? [],
    redirects: own.redirects,
  };
}

/** Parts of a site that a language sets field by field. The home page is one text, which it replaces as a whole. */
const PARTS = ['navbar', 'footer'] as const;

function mergeParts(site: SiteConfig, own: Partial<SiteConfig> = {}): Partial<SiteConfig> {
  return Object.fromEntries(
    PARTS.filter((part) => isFields(own[part])).map((part) => [part, { ...site[part], ...own[part] }]),
  );
}

/**
 * Leads a link in the config of a site to the page in the language of a manifest.
 * @example localizeHref(english, '/docs/deploy') === '/en/docs/deploy'
 */
export function localizeHref(manifest: Languages, href: string): string {
  const paths = manifest.locales.map(({ path }) => path).filter((path) => path !== '/');
  const isLocal = href.startsWith('/') && !href.startsWith('//') && !namesFile(href);
  return isLocal && !paths.some((path) => `${href}/`.startsWith(path)) ? localPath(manifest, href) : href;
}

/** A copy of a JSON value in which all strings named `href` are replaced. */
function mapHrefs(value: unknown, change: (href: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => mapHrefs(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'href' && typeof inner === 'string' ? change(inner) : mapHrefs(inner, change),
    ]),
  );
}

/** The entries of a version's docs and of the pages, by keys that are equal in all languages. */
function entriesByKey({ versions, pages }: Manifest): ReadonlyMap<string, PageEntry> {
  const docs = versions.flatMap(({ name, docs }) =>
    docs.map((doc): [string, PageEntry] => [`${name}/${doc.id}`, doc]),
  );
  return new Map([...docs, ...pages.map((page): [string, PageEntry] => [`/${page.id}`, page])]);
}

/** Adds to each page the languages into which it is translated. */
export function addTranslations(manifest: Manifest, others: readonly Manifest[]): Manifest {
  const known = others.map((other) => [other.site.defaultLocale, entriesByKey(other)] as const);
  const add = <T extends PageEntry>(key: string, entry: T): T => {
    const translations = known.flatMap(([locale, entries]): [string, string][] => {
      const found = entries.get(key);
      return found === undefined || found.lang !== undefined || found.draft ? [] : [[locale, found.path]];
    });
    return translations.length === 0 ? entry : { ...entry, translations };
  };
  return {
    ...manifest,
    versions: manifest.versions.map(
      (version): Version => ({
        ...version,
        docs: version.docs.map((doc) => add(`${version.name}/${doc.id}`, doc)),
      }),
    ),
    pages: manifest.pages.map((page) => add(`/${page.id}`, page)),
  };
}
