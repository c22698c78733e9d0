// Atom feed of changed pages, the target of the footer's RSS link (RFC 4287).
import { notFoundMessages } from '#site-i18n/notFoundMessages';
import type { Manifest, PageEntry } from '../../core/site/manifest/manifest.ts';
import { isOwn, ownsPath } from '../../core/site/manifest/siteEntries.ts';
import { publicUrl } from '../../core/site/urls/absoluteLinks.ts';
import { homePath, localPath } from '../../core/site/urls/localePaths.ts';
import { escapeHtml } from '../lib/escapeHtml.ts';

/** URL path of the feed. */
export const FEED_PATH = '/feed.xml';

/** Feed readers fetch often and have cached older entries. */
const LIMIT = 50;

/** Renders the feed, newest change first, without pages whose `lastUpdate` is unknown. */
export function renderFeed(manifest: Manifest): string {
  const { site } = manifest;
  const urlOf = (path: string) => publicUrl(manifest, path);
  const changes = listChanges(manifest);
  const entries = changes.map(
    ({ page, day, version }) => `  <entry>
    <id>${escapeHtml(urlOf(page.path))}</id>
    <title>${escapeHtml(version === undefined ? page.title : notFoundMessages.pageOf(page.title, version))}</title>
    <link href="${escapeHtml(urlOf(page.path))}"/>
    <updated>${toInstant(day)}</updated>
    <summary>${escapeHtml(page.description ?? '')}</summary>
  </entry>`,
  );
  const newest = changes[0]?.day ?? '1970-01-01';
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(site.defaultLocale)}">
  <id>${escapeHtml(urlOf(homePath(manifest)))}</id>
  <title>${escapeHtml(site.title)}</title>
  <subtitle>${escapeHtml(site.tagline)}</subtitle>
  <link rel="self" href="${escapeHtml(urlOf(localPath(manifest, FEED_PATH)))}"/>
  <link href="${escapeHtml(urlOf(homePath(manifest)))}"/>
  <author><name>${escapeHtml(site.title)}</name></author>
  <updated>${toInstant(newest)}</updated>
${entries.join('\n')}
</feed>
`;
}

function listChanges(manifest: Manifest): { page: PageEntry; day: string; version?: string }[] {
  const { versions, pages } = manifest;
  const docs = versions
    .filter(({ noIndex }) => !noIndex)
    .flatMap(({ docs: own, label }) =>
      own
        // An inherited page is listed once, in the version that its file belongs to.
        .filter(isOwn)
        .map((page) => ({ page, version: label })),
    );
  return [...docs, ...pages.map((page) => ({ page }))]
    .flatMap(({ page, ...rest }) =>
      page.lastUpdate === undefined ? [] : { page, day: page.lastUpdate, ...rest },
    )
    .filter(({ page }) => !page.draft && !page.unlisted && ownsPath(manifest, page))
    .sort((a, b) => b.day.localeCompare(a.day) || a.page.path.localeCompare(b.page.path))
    .slice(0, LIMIT);
}

function toInstant(day: string): string {
  return `${day.slice(0, 10)}T00:00:00Z`;
}
