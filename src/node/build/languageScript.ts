// The inline scripts by which a site in several languages leads a reader to his own.
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { homePath, langOf, listOtherLocales, localeOf } from '../../core/site/urls/localePaths.ts';
import type { Route } from '../../core/site/urls/route.ts';
import type { InlineScripts } from '../compile/inlineScripts.ts';
import { escapeHtml } from '../lib/escapeHtml.ts';

export interface LanguageScript {
  code: string;
  /** Data attributes of the script element. */
  data: string;
}

const attribute = (name: string, value: string) => ` data-${name}="${escapeHtml(value)}"`;

/**
 * The attribute of the script chooseLanguage: the languages with their home pages, from that of the default one.
 * @param file of a home page; a host serves that of a folder by itself
 */
export function homesAttribute(manifest: Manifest, file = ''): string {
  const own = localeOf(manifest);
  const homes = [
    ...(own === undefined ? [] : [[langOf(own), '']]),
    ...listOtherLocales(manifest).map((other) => [langOf(other), other.path.slice(1) + file]),
  ];
  return attribute('homes', JSON.stringify(homes));
}

/** The script of a page: of the home page at the site's root, and of 404.html; undefined for other pages. */
export function findLanguageScript(
  manifest: Manifest,
  route: Route,
  scripts: InlineScripts,
): LanguageScript | undefined {
  const others = listOtherLocales(manifest);
  if (others.length === 0 || homePath(manifest) !== '/') return undefined;
  if (route.kind === 'home') return { code: scripts.chooseLanguage, data: homesAttribute(manifest) };
  if (route.kind !== 'notFound') return undefined;
  const folders = JSON.stringify(others.map(({ path }) => path.slice(1)));
  return {
    code: scripts.notFoundLanguage,
    data: attribute('root', manifest.site.baseUrl) + attribute('folders', folders),
  };
}
