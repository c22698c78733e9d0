// The list of pages for search engines (sitemaps.org).

import { describeUrl } from '../../core/site/head/pageHead.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { siteUrl } from '../../core/site/urls/siteUrl.ts';
import { listUrls } from '../build/sitePages.ts';
import { escapeHtml } from '../lib/escapeHtml.ts';

export const SITEMAP_FILE = 'sitemap.xml';

/** The pages that should be found, each at its one address; undefined for a site that does not know its address. */
export function renderSitemap(manifest: Manifest): string | undefined {
  if (siteUrl(manifest.site, '/') === undefined) return undefined;
  const days = new Map<string, string | undefined>();
  for (const { route } of listUrls(manifest)) {
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
