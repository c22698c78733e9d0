// The languages of a site. `locales` of the manifest lists them, and each is read as a manifest of its own, whose URL
// paths start with the path of its language: `/en/docs/deploy`.
import type { Manifest, SiteConfig } from '../manifest/manifest.ts';
import { inFolder, pathInside } from './folder.ts';
import { findExternalKind } from './pageHref.ts';

export type Locale = Manifest['locales'][number];

/** The part of a manifest that says which languages a site has. */
export type Languages = Pick<Manifest, 'locales'> & { site: Pick<SiteConfig, 'defaultLocale'> };

/** The language of a manifest's pages; undefined if `locales` does not list it. */
export function localeOf({ locales, site }: Languages): Locale | undefined {
  return locales.find(({ locale }) => locale === site.defaultLocale);
}

/**
 * Site path of the home page of a manifest's language; a site in one language has it at the root.
 * @example homePath(manifest) === '/'; homePath(english) === '/en/'
 */
export function homePath(manifest: Languages): string {
  return manifest.locales.length > 1 ? (localeOf(manifest)?.path ?? '/') : '/';
}

/**
 * Site path of a page of the engine in the language of a manifest.
 * @example localPath(manifest, '/search') === '/search'; localPath(english, '/search') === '/en/search'
 */
export function localPath(manifest: Languages, path: string): string {
  return homePath(manifest) + path.slice(1);
}

/** Value of `lang` for the pages of a language. */
export const langOf = ({ htmlLang, locale }: Locale) => htmlLang ?? locale;

/**
 * Other languages with pages in this site; one whose path is an external URL is only a link. A site whose language is not
 * in the list has the pages at its root.
 */
export function listOtherLocales(manifest: Languages): Locale[] {
  const own = localeOf(manifest) ?? manifest.locales.find(({ path }) => path === '/');
  return manifest.locales.filter((locale) => locale !== own && findExternalKind(locale.path) === undefined);
}

/** Whether a language shows the pages that it lacks in the default language. */
export const fallsBack = ({ site }: { site: Pick<SiteConfig, 'fallback'> }, { fallback }: Locale) =>
  fallback ?? site.fallback ?? false;

/** Folder of a language's files inside the site folder: `dir`, by default named like its path. */
export function localeFolder({ dir, path }: Locale): string {
  return dir ?? path.replace(/^\/|\/$/g, '');
}

/** Folder of the pages that belong to no version: `pages`, or `en/pages`. */
export function pagesFolder(manifest: Languages): string {
  return inFolder(localeOf(manifest)?.dir ?? homePath(manifest).slice(1, -1), 'pages');
}

/** The same file of another language: `en/docs/a.md` for `docs/a.md`. */
export function fileInLocale(manifest: Languages, file: string, locale: Locale): string {
  const own = localeOf(manifest);
  return inFolder(localeFolder(locale), pathInside(own === undefined ? '' : localeFolder(own), file));
}

const EDITOR_ROOT = /^\/edit(?=\/)/;

/** The other language of the site in whose folder a path is; a path of the editor is where the edited page is. */
export function findOtherLocale(manifest: Languages, path: string): Locale | undefined {
  // Not by editorRoute.ts, which is in no chunk of the first route.
  const page = path.replace(EDITOR_ROOT, '');
  const depth = (home: string) => (`${page}/`.startsWith(home) ? home.length : 0);
  const own = depth(homePath(manifest));
  return listOtherLocales(manifest)
    .filter((other) => depth(other.path) > own)
    .sort((one, other) => other.path.length - one.path.length)[0];
}
