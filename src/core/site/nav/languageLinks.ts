// The URLs of a page in the other languages of the site.
import { isSafeLink } from '../../document/safeUrl.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { fallsBack, homePath, type Locale, langOf, localeOf } from '../urls/localePaths.ts';
import { findExternalKind } from '../urls/pageHref.ts';
import { entryOfRoute, type Route } from '../urls/route.ts';

export interface LanguageLink {
  label: string;
  /** Language tag. */
  lang: string;
  /** Site path, or the URL of another site. */
  path: string;
  /** Path of the language. */
  home: string;
  isCurrent: boolean;
  /** Whether it leads to the same page; else to the home page of the language. */
  isSame: boolean;
}

/** The entries of the language menu; a language whose URL is unsafe, such as `javascript:`, has none. */
export function listLanguageLinks(manifest: Manifest, route: Route): LanguageLink[] {
  const own = localeOf(manifest) ?? manifest.locales[0];
  const isLinkable = ({ path }: Locale) => findExternalKind(path) === undefined || isSafeLink(path);
  return manifest.locales.filter(isLinkable).map((locale) => {
    const isCurrent = locale === own;
    const same = isCurrent ? route.path : findInLanguage(manifest, route, locale);
    const { label, path } = locale;
    return {
      label,
      lang: langOf(locale),
      path: same ?? path,
      home: path,
      isCurrent,
      isSame: same !== undefined,
    };
  });
}

/** Path of a route's page in another language; undefined if that language does not show the page. */
function findInLanguage(manifest: Manifest, route: Route, locale: Locale): string | undefined {
  const { kind, path } = route;
  if (findExternalKind(locale.path) !== undefined) return undefined;
  const entry = entryOfRoute(route);
  const translations = new Map(entry?.translations);
  const translated = translations.get(locale.locale);
  if (translated !== undefined) return translated;
  const origin = manifest.locales.find((other) => other.path === '/');
  const isFallback =
    fallsBack(manifest, locale) &&
    kind !== 'notFound' &&
    // A fallback is a page of the default language: a page of another language alone is shown nowhere else.
    (entry === undefined || origin === localeOf(manifest) || translations.has(origin?.locale ?? ''));
  // Pages of the engine and fallbacks have the same path in each language.
  return kind === 'home' || kind === 'search' || isFallback
    ? locale.path + path.slice(homePath(manifest).length)
    : undefined;
}

/** A version of a page in one language, for search engines: `hreflang` and site path. */
export type Alternate = readonly [hreflang: string, path: string];

/**
 * The page in all languages that have it, its own included, and as `x-default` the one in the default language; empty if
 * it is in one language only, or not translated.
 */
export function listAlternates(manifest: Manifest, route: Route): Alternate[] {
  const entry = entryOfRoute(route);
  if (manifest.locales.length < 2 || entry?.lang !== undefined) return [];
  const others = new Map(entry?.translations);
  const pathIn = (locale: Locale) => {
    if (locale === localeOf(manifest)) return route.path;
    return route.kind === 'home' && findExternalKind(locale.path) === undefined
      ? locale.path
      : others.get(locale.locale);
  };
  const found = manifest.locales.flatMap((locale): Alternate[] => {
    const path = pathIn(locale);
    return path === undefined ? [] : [[langOf(locale), path]];
  });
  if (found.length < 2) return [];
  const fallback = manifest.locales.find(({ path }) => path === '/');
  const shared = fallback && pathIn(fallback);
  return shared === undefined ? found : [...found, ['x-default', shared]];
}
