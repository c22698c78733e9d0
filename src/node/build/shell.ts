// A page of the site: its text, drawn ahead, and a head that loads the application.

import { shellMessages } from '../../core/i18n/shellMessages.ts';
import { type HeadTag, listHeadTags, listSiteTags, type PageSummary } from '../../core/site/head/pageHead.ts';
import type { SiteConfig } from '../../core/site/manifest/manifest.ts';
import type { RenderedPage } from '../../core/site/manifest/prerender.ts';
import { ASSET, type SiteData } from '../../core/site/manifest/shellAttributes.ts';
import { documentTitle } from '../../core/site/nav/pageKinds.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';
import { siteKey } from '../../lib/storageKeys.ts';
import { FEED_PATH } from '../feeds/feed.ts';
import { hasOpenSearch, OPEN_SEARCH_FILE } from '../feeds/openSearch.ts';
import { escapeHtml } from '../lib/escapeHtml.ts';
import { renderAnnouncement } from './announcement.ts';
import { renderPolicy } from './contentSecurityPolicy.ts';
import { nearAddress } from './nearAddress.ts';
import { renderEmptyRoot, renderSnapshot, shortenMarkup } from './pageRoot.ts';

/** Files named from the site's root. */
export interface ShellAssets {
  scripts: readonly string[];
  styles: readonly string[];
  /** Scripts of the parts that the application draws the page with. */
  parts: readonly string[];
}

export interface ShellInput {
  page: PageSummary;
  assets: ShellAssets;
  /** What leads from the page to the site's root, with a trailing slash: `../`, `/repo/`. */
  root: string;
  /** The folder that the page's file is in, seen from the root; absent: nobody knows where it will be shown. */
  folder?: string | undefined;
  site: SiteConfig;
  /** Runs before the first paint. */
  bootScript: string;
  /** Whether the page says what it may load and run. Not while writing: there code comes as text. */
  hasPolicy?: boolean;
  /** The page's text, drawn ahead. */
  snapshot?: Pick<RenderedPage, 'html' | 'data'> | undefined;
  /**
   * Gives the rules of `assets.styles` that a page's HTML needs. A page with a snapshot holds them: its text
   * is painted as soon as it has come, and not a round trip later.
   */
  pickStyles?: ((html: string) => string) | undefined;
  /** The service worker's file at the site's root; absent: pages ask for none. */
  worker?: string | undefined;
  /** Ready HTML for the end of the head. */
  siteHead?: string;
}

/** The page's background in tokens.css, for the browser's own bars. */
export const THEME_COLORS = { light: '#ffffff', dark: '#0f1514' } as const;

/** The HTML of a page's shell. */
export function renderShell({
  page,
  assets,
  root,
  folder,
  site,
  bootScript,
  hasPolicy = false,
  snapshot,
  pickStyles,
  worker,
  siteHead = '',
}: ShellInput): string {
  const { defaultMode } = site.colorMode;
  const address = (file: string) =>
    escapeHtml(findExternalKind(file) ? file : root + encodePath(file.replace(/^\//, '')));
  const inlineScript = escapeScript(bootScript);
  const toPlace = (path: string) => (folder === undefined ? root + path : nearAddress(path, folder));
  const content = `<a id="skip" href="#main">${shellMessages.skipToContent}</a>
${renderAnnouncement(site.announcementBar, root)}
${snapshot === undefined ? renderEmptyRoot(page, escapeHtml(root), address) : renderSnapshot(snapshot, escapeHtml(encodePath(site.baseUrl)), toPlace)}
`;
  const ownStyles = snapshot && pickStyles?.(content);
  // Their names tell rescue.ts what to look for elsewhere, and useSheets.ts what to load.
  const sheets = assets.styles.map((file) => ({
    name: `${ASSET}="${encodePath(file)}"`,
    link: (attributes = '') => `<link rel="stylesheet" href="${address(file)}"${attributes}>`,
  }));
  const ownScript = `<script>${inlineScript}</script>`;
  // Asked for as soon as the page begins to come. What is named behind the text waits until that has been painted, since
  // Chromium then holds back what may wait. They leave the line to what the text consists of. Parts that are there when
  // the application begins need not be loaded by it.
  const scripts = [
    ...assets.parts.map((file) => `<script defer src="${address(file)}" fetchpriority="low"></script>`),
    ...assets.scripts.map(
      (file) =>
        `<script defer src="${address(file)}" fetchpriority="low" ${ASSET}="${encodePath(file)}"></script>`,
    ),
  ];
  const head = [
    '<meta charset="utf-8">',
    // A text stands there whatever becomes of the scripts: these are asked for before the head's own one is compiled and
    // run. An empty page's own script hears first what of them fails (rescue.ts).
    ...(snapshot === undefined ? [ownScript, ...scripts] : [...scripts, ownScript]),
    // Before all words of the site, and behind the engine's own scripts: browsers ask for nothing ahead from here on until
    // they have read it, and a page stood a tenth later where it came first.
    hasPolicy &&
      `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(renderPolicy([inlineScript]))}">`,
    // `crossorigin` makes it the request that fetch() makes.
    snapshot === undefined &&
      `<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${address('manifest.json')}">`,
    `<title>${escapeHtml(documentTitle(site, page.title))}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...[...listHeadTags(page, site, (file) => root + encodePath(file)), ...listSiteTags(site)].map(
      renderHeadTag,
    ),
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${THEME_COLORS[defaultMode]}">`,
    // Without an icon of the site browsers ask for /favicon.ico, which nobody promised.
    `<link rel="icon" href="${site.favicon ? address(site.favicon) : 'data:,'}">`,
    hasOpenSearch(site) &&
      `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(site.title)}" href="${address(OPEN_SEARCH_FILE)}">`,
    `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(site.title)}" href="${address(FEED_PATH)}">`,
    page.structuredData && `<script type="application/ld+json">${page.structuredData}</script>`,
    ...(ownStyles === undefined
      ? sheets.map(({ name, link }) => link(` ${name}`))
      : [`<style>${escapeStyle(ownStyles)}</style>`]),
    // What only scripts can do; in the text it may hold a picture. An id has precedence over all sheets.
    '<noscript><style>button:not(#main *,[popovertarget]){display:none}</style></noscript>',
    siteHead,
  ];
  // For readers without scripts; with them the application asks for it (useSheets.ts).
  const late =
    ownStyles === undefined ? [] : sheets.map(({ name, link }) => `<noscript ${name}>${link()}</noscript>\n`);
  return `<!doctype html>
<html${rootAttributes(site, worker)}>
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
${shortenMarkup(content)}${late.join('')}</body>
</html>
`;
}

/**
 * What the root element says of the site.
 * @param worker the service worker's file at the site's root
 */
export function rootAttributes(site: SiteConfig, worker?: string): string {
  const { defaultMode, respectPrefersColorScheme } = site.colorMode;
  const data: SiteData = {
    theme: defaultMode,
    storageKey: siteKey(site),
    defaultMode,
    respectOs: String(respectPrefersColorScheme),
    announcement: site.announcementBar?.id,
    serviceWorker: worker,
  };
  const named = Object.entries(data).map(([name, value]) => [dataAttribute(name), value]);
  return attributes({ lang: site.defaultLocale, ...Object.fromEntries(named) });
}

/** @example dataAttribute('storageKey') === 'data-storage-key' */
function dataAttribute(name: string): string {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** @example `<link rel="canonical" href="https://example.org/docs/deploy">` */
function renderHeadTag({ tag, known, content }: HeadTag): string | undefined {
  if (content === undefined) return undefined;
  return `<${tag}${attributes({ ...known, [tag === 'link' ? 'href' : 'content']: content })}>`;
}

function attributes(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}

/** Inside a style only its end tag would be read as markup; in a string of CSS the escape means the same. */
function escapeStyle(css: string): string {
  return css.replace(/<\/style/gi, '<\\/style');
}

/** Inside a script only its end tag and the start of a comment would be read as markup. */
export function escapeScript(code: string): string {
  return code.replace(/<(\/script|!--)/gi, '\\x3C$1');
}
