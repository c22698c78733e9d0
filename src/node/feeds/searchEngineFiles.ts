// Files for crawlers and for the search of browsers: sitemap.xml (https://www.sitemaps.org), robots.txt (RFC 9309) and
// the OpenSearch 1.1 description.
import { describeUrl } from '../../core/site/head/pageHead.ts';
import type { Manifest, SiteConfig } from '../../core/site/manifest/manifest.ts';
import { picturesOf } from '../../core/site/nav/layoutItems.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { homePath, listOtherLocales, localPath } from '../../core/site/urls/localePaths.ts';
import { SEARCH_PATH } from '../../core/site/urls/siteIndex.ts';
import { siteUrl } from '../../core/site/urls/siteUrl.ts';
import { listPageUrls } from '../build/outputFiles.ts';
import { escapeHtml } from '../lib/escapeHtml.ts';

export const SITEMAP_FILE = 'sitemap.xml';

/** Lists each indexable page by its canonical URL; undefined without `site.url`, since the format needs absolute URLs. */
export function renderSitemap(manifest: Manifest): string | undefined {
  if (siteUrl(manifest.site, '/') === undefined) return undefined;
  const rows = new Map<string, string>();
  for (const { route } of listPageUrls(manifest)) {
    const { path, canonicalPath = path, noIndex, lastUpdate, alternates = [] } = describeUrl(manifest, route);
    if (noIndex || canonicalPath !== path) continue;
    const urlOf = (page: string) => escapeHtml(siteUrl(manifest.site, page) ?? page);
    const lastModified = lastUpdate === undefined ? '' : `<lastmod>${escapeHtml(lastUpdate)}</lastmod>`;
    const links = alternates.map(
      ([lang, page]) => `<xhtml:link rel="alternate" hreflang="${escapeHtml(lang)}" href="${urlOf(page)}"/>`,
    );
    rows.set(path, `  <url><loc>${urlOf(path)}</loc>${lastModified}${links.join('')}</url>`);
  }
  // The namespace of the links to other languages.
  const xhtml = manifest.locales.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>
${[...rows.values()].join('\n')}
</urlset>
`;
}

/**
 * Allows all crawlers and names the sitemap. Pages that must not be indexed carry `noindex`, which a crawler sees only on
 * a page that it may fetch.
 */
export function renderRobots(manifest: Manifest): string {
  const homes = [homePath(manifest), ...listOtherLocales(manifest).map(({ path }) => path)];
  const sitemaps = homes.flatMap((home) => siteUrl(manifest.site, home + SITEMAP_FILE) ?? []);
  const lines = sitemaps.map((url) => `Sitemap: ${url}\n`).join('');
  return `User-agent: *\nAllow: /\n${lines && `\n${lines}`}`;
}

export const OPEN_SEARCH_FILE = 'opensearch.xml';

/** Limit of the OpenSearch specification, in characters. */
const MAX_SHORT_NAME = 16;

/** Whether the site has the base for absolute URLs, which the formats require. */
export function hasOpenSearch(site: SiteConfig): boolean {
  return site.url !== '';
}

export function renderOpenSearch(manifest: Manifest): string {
  const { site } = manifest;
  const root = siteUrl(site, '') ?? '';
  const element = (name: string, text: string) => `  <${name}>${escapeHtml(text)}</${name}>`;
  const [favicon = ''] = picturesOf(site.favicon);
  const icon = /^\/?[^/:]/.test(favicon) ? favicon.replace(/^\//, '') : undefined;
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    element('ShortName', [...site.title].slice(0, MAX_SHORT_NAME).join('')),
    element('Description', site.tagline || site.title),
    element('InputEncoding', 'UTF-8'),
    element('Language', site.defaultLocale),
    ...(icon === undefined ? [] : [element('Image', `${root}/${encodePath(icon)}`)]),
    `  <Url type="text/html" template="${escapeHtml(`${root}${localPath(manifest, SEARCH_PATH)}?q={searchTerms}`)}"/>`,
    '</OpenSearchDescription>',
  ].join('\n')}\n`;
}
