// The description by which browsers add the site's search to theirs (OpenSearch 1.1).
import type { SiteConfig } from '../../core/site/manifest/manifest.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { SEARCH_PATH } from '../../core/site/urls/siteIndex.ts';
import { siteUrl } from '../../core/site/urls/siteUrl.ts';
import { escapeHtml } from '../lib/escapeHtml.ts';

export const OPEN_SEARCH_FILE = 'opensearch.xml';

/** The standard allows this many characters. */
const MAX_SHORT_NAME = 16;

/** Whether a site can be described: whole addresses are wanted, so it must say where it is published. */
export function hasOpenSearch(site: SiteConfig): boolean {
  return site.url !== '';
}

export function renderOpenSearch(site: SiteConfig): string {
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
    `  <Url type="text/html" template="${escapeHtml(`${root}${SEARCH_PATH}?q={searchTerms}`)}"/>`,
    '</OpenSearchDescription>',
  ].join('\n')}\n`;
}
