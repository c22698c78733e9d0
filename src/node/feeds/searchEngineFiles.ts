// Files for crawlers and for the search of browsers: sitemap.xml (https://www.sitemaps.org), robots.txt (RFC 9309) and
// the OpenSearch 1.1 description.
import { describeUrl } from '../../core/site/head/pageHead.ts';
import type { Manifest, SiteConfig } from '../../core/site/manifest/manifest.ts';
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
  const days = new Map<string, string | undefined>();
  for (const { route } of listPageUrls(manifest)) {
    const { path, canonicalPath = path, noIndex, lastUpdate } = describeUrl(manifest, route);
    if (!noIndex && canonicalPath === path) days.set(siteUrl(manifest.site, path) ?? path, lastUpdate);
  }
  const urls = [...days].map(([url, day]) => {
    const lastModified = day === undefined ? '' : `<lastmod>${escapeHtml(day)}</lastmod>`;
    return `  <url><loc>${escapeHtml(url)}</loc>${lastModified}</url>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
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
  const icon = site.favicon && /^\/?[^/:]/.test(site.favicon) ? site.favicon.replace(/^\//, '') : undefined;
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
