// HTML shell of a page: the prerendered text, and a head that loads the application.

import { toHtml } from 'hast-util-to-html';
import { htmlShellMessages } from '#site-i18n/htmlShellMessages';
import { notFoundMessages } from '#site-i18n/notFoundMessages';
import { listAnnouncementNodes } from '../../core/site/head/announcement.ts';
import { type HeadTag, listHeadTags, listSiteTags, type PageSummary } from '../../core/site/head/pageHead.ts';
import { listSiteHeadTags, type SiteTag } from '../../core/site/head/siteHeadTags.ts';
import { textDirection } from '../../core/site/head/textDirection.ts';
import { renderThemeStyle } from '../../core/site/head/themeStyle.ts';
import type { Manifest, SiteConfig } from '../../core/site/manifest/manifest.ts';
import { PAGE_DATA_ID } from '../../core/site/manifest/pageData.ts';
import type { RenderedPage } from '../../core/site/manifest/prerenderWorker.ts';
import { ASSET, PRERENDERED_ATTRIBUTE, type SiteData } from '../../core/site/manifest/shellAttributes.ts';
import { documentTitle } from '../../core/site/nav/pageKinds.ts';
import { MANIFEST_FILE } from '../../core/site/shards/shard.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { homePath } from '../../core/site/urls/localePaths.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';
import { readableUrl } from '../../core/site/urls/readableUrl.ts';
import { mapCandidates } from '../../core/site/urls/srcset.ts';
import { escapeScriptJson } from '../../lib/scriptJson.ts';
import { siteKey } from '../../lib/storageKeys.ts';
import type { Card } from '../card/planCards.ts';
import { CARD_SIZE } from '../card/renderCard.ts';
import { FEED_PATH } from '../feeds/atomFeed.ts';
import { hasOpenSearch, OPEN_SEARCH_FILE } from '../feeds/searchEngineFiles.ts';
import { escapeHtml, escapeScript } from '../lib/escapeHtml.ts';
import { renderPolicy } from './contentSecurityPolicy.ts';
import type { LanguageScript } from './languageScript.ts';
import { relativeUrl, type ShellAssets } from './outputFiles.ts';
import { renderSiteAssets, type SiteAssets } from './siteAssets.ts';

export interface ShellInput {
  page: PageSummary;
  assets: ShellAssets;
  /** URL from the page to the site's root, with a trailing slash: `../`, `/repo/`. */
  root: string;
  /** Folder of the page's file from the root; absent for 404.html, which is served at any path. */
  folder?: string | undefined;
  site: SiteConfig;
  /** Languages of the site, which say in which direction they are written. */
  locales?: Manifest['locales'];
  /** Inline script, runs before the first paint. */
  bootScript: string;
  /** Whether to add a CSP. The dev server adds none: its scripts are evaluated from text, which the policy forbids. */
  hasPolicy?: boolean;
  /** The prerendered page. */
  snapshot?: Pick<RenderedPage, 'html' | 'data'> | undefined;
  /** Picks critical CSS from `assets.styles`; a page with a snapshot inlines it and paints without another request. */
  pickStyles?: ((html: string) => string) | undefined;
  /** Path of the service worker from the site's root; absent: pages register no service worker. */
  worker?: string | undefined;
  /** Inline script that runs first. */
  languageScript?: LanguageScript | undefined;
  /** Drawn picture of shared links to the page. */
  card?: Pick<Card, 'file' | 'alt'> | undefined;
  /** Stylesheet and script of the site's own. */
  siteAssets?: SiteAssets | undefined;
  /** HTML for the end of the head. */
  siteHead?: string;
}

/** Page background of tokens.css, for the browser's toolbars. */
export const THEME_COLORS = { light: '#ffffff', dark: '#0f1514' } as const;

export function renderShell({
  page,
  assets,
  root,
  folder,
  site,
  locales = [],
  bootScript,
  hasPolicy = false,
  snapshot,
  pickStyles,
  worker,
  languageScript,
  card,
  siteAssets = {},
  siteHead = '',
}: ShellInput): string {
  const { defaultMode } = site.colorMode;
  const urlOf = (file: string) =>
    findExternalKind(file) ? file : root + encodePath(file.replace(/^\//, ''));
  const address = (file: string) => escapeHtml(urlOf(file));
  const home = homePath({ site, locales }).slice(1);
  const inlineScript = escapeScript(bootScript);
  const toRelativeUrl = (path: string) => (folder === undefined ? root + path : relativeUrl(path, folder));
  const own = renderSiteAssets(siteAssets, root);
  const html = `<html${rootAttributes({ site, locales }, worker)}>`;
  const content = `<a id="skip" href="#main">${htmlShellMessages.skipToContent}</a>
${renderAnnouncement(site.announcementBar, root)}
${snapshot === undefined ? renderEmptyRoot(page, escapeHtml(root + home), address) : renderPrerenderedPage(snapshot, escapeHtml(encodePath(site.baseUrl)), toRelativeUrl)}
`;
  const ownStyles = snapshot && pickStyles?.(html + content);
  // The attribute is read by rescue.ts, which retries a failed file at another URL, and by useSheets.ts, which loads it.
  const sheets = assets.styles.map((file) => ({
    name: `${ASSET}="${encodePath(file)}"`,
    link: (attributes = '') => `<link rel="stylesheet" href="${address(file)}"${attributes}>`,
  }));
  const ownScript = `<script>${inlineScript}</script>`;
  const first = languageScript && escapeScript(languageScript.code);
  // Scripts are in the head, so that browsers request them after the first bytes: Chromium delays scripts after the
  // text until it has painted. Low priority leaves the bandwidth to the text and its images. Lazy chunks listed
  // here are loaded before the application starts.
  const scripts = [
    ...assets.parts.map((file) => `<script defer src="${address(file)}" fetchpriority="low"></script>`),
    ...assets.scripts.map(
      (file) =>
        `<script defer src="${address(file)}" fetchpriority="low" ${ASSET}="${encodePath(file)}"></script>`,
    ),
  ];
  const head = [
    '<meta charset="utf-8">',
    languageScript && `<script${languageScript.data}>${first}</script>`,
    // With a snapshot the scripts are requested before the inline script is compiled and run. Without a snapshot
    // the inline script comes first, so that its error listener (rescue.ts) sees scripts that fail to load.
    ...(snapshot === undefined ? [ownScript, ...scripts] : [...scripts, ownScript]),
    own.preload,
    // The CSP follows the scripts: a browser's preload scanner stops at it, and pages with the policy before the
    // scripts first painted 10 % later. The policy precedes all text of the site, since it must restrict that text.
    hasPolicy &&
      `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(renderPolicy([inlineScript, ...(first === undefined ? [] : [first]), ...own.inlineScripts], site.imageHosts))}">`,
    // fetch() reuses the preloaded response only if both have the same CORS mode, hence `crossorigin`.
    snapshot === undefined &&
      `<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${address(`${home}${MANIFEST_FILE}`)}">`,
    `<title>${escapeHtml(documentTitle(site, page.title))}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...[
      ...listHeadTags({ ...page, image: card?.file ?? page.image }, site, (file) => root + encodePath(file)),
      ...(card === undefined ? [] : listCardTags(card)),
      ...listSiteTags(site),
    ].map(renderHeadTag),
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${THEME_COLORS[defaultMode]}">`,
    ...listSiteHeadTags(site, urlOf).map(renderSiteTag),
    hasOpenSearch(site) &&
      `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(site.title)}" href="${address(home + OPEN_SEARCH_FILE)}">`,
    `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(site.title)}" href="${address(home + FEED_PATH.slice(1))}">`,
    page.structuredData && `<script type="application/ld+json">${page.structuredData}</script>`,
    ...(ownStyles === undefined
      ? sheets.map(({ name, link }) => link(` ${name}`))
      : [`<style>${escapeStyle(ownStyles)}</style>`]),
    renderTheme(site, root),
    own.script,
    // Buttons need scripts, but an image in the article may be inside one. The id gives precedence over all stylesheets.
    '<noscript><style>button:not(#main *,[popovertarget]){display:none}</style></noscript>',
    siteHead,
  ];
  // The whole stylesheet without scripts; with scripts the application loads it (useSheets.ts).
  const noscriptSheets =
    ownStyles === undefined ? [] : sheets.map(({ name, link }) => `<noscript ${name}>${link()}</noscript>\n`);
  return `<!doctype html>
${html}
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
${own.sheet}${shortenMarkup(content)}${noscriptSheets.join('')}${ownStyles === undefined ? '' : own.noscript}</body>
</html>
`;
}

/**
 * Attributes of the html element, which the application reads its configuration from.
 * @param worker path of the service worker from the site's root
 */
export function rootAttributes(manifest: Pick<Manifest, 'site' | 'locales'>, worker?: string): string {
  const { site } = manifest;
  const { defaultMode, respectPrefersColorScheme } = site.colorMode;
  const data: SiteData = {
    theme: defaultMode,
    storageKey: siteKey(site),
    defaultMode,
    respectOs: String(respectPrefersColorScheme),
    announcement: site.announcementBar?.id,
    serviceWorker: worker,
    home: homePath(manifest).slice(1) || undefined,
  };
  const named = Object.entries(data).map(([name, value]) => [dataAttribute(name), value]);
  return attributes({ lang: site.defaultLocale, dir: textDirection(manifest), ...Object.fromEntries(named) });
}

/** @example dataAttribute('storageKey') === 'data-storage-key' */
function dataAttribute(name: string): string {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Crawlers show a picture at the first sharing of a link only where they know its size. */
function listCardTags({ alt }: Pick<Card, 'alt'>): HeadTag[] {
  const facts = { width: String(CARD_SIZE.width), height: String(CARD_SIZE.height), alt };
  return Object.entries(facts).map(([name, content]) => {
    return { tag: 'meta', known: { property: `og:image:${name}` }, content };
  });
}

/** @example `<link rel="canonical" href="https://example.org/docs/deploy">` */
function renderHeadTag({ tag, known, content }: HeadTag): string | undefined {
  if (content === undefined) return undefined;
  return `<${tag}${attributes({ ...known, [tag === 'link' ? 'href' : 'content']: content })}>`;
}

export function renderSiteTag({ tag, attributes: values }: SiteTag): string {
  return `<${tag}${attributes(values)}>`;
}

function attributes(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}

/** The style element of a site's theme; empty without a theme. */
export function renderTheme({ theme }: SiteConfig, root: string): string {
  const css = renderThemeStyle(theme, root);
  return css && `<style>${css}</style>`;
}

/** Escapes the end tag, the only markup that the HTML parser reads in a style; in a CSS string the escape is equivalent. */
function escapeStyle(css: string): string {
  return css.replace(/<\/style/gi, '<\\/style');
}

/** HTML of the root element with the prerendered page. URLs become relative, so that they work below any base path. */
export function renderPrerenderedPage(
  { html, data }: Pick<RenderedPage, 'html' | 'data'>,
  base: string,
  toRelativeUrl: (path: string) => string,
): string {
  const toRelative = (address: string) =>
    address.startsWith(base) && !address.startsWith('//')
      ? toRelativeUrl(readableUrl(address.slice(base.length)))
      : readableUrl(address);
  const relative = html.replace(
    // React escapes quotes in text, so this matches attributes only.
    / (href|src|srcSet|poster)="([^"]*)"/g,
    (_, name: string, value: string) =>
      ` ${name}="${name === 'srcSet' ? mapCandidates(value, toRelative) : toRelative(value)}"`,
  );
  return `<div id="root" ${PRERENDERED_ATTRIBUTE}="">${relative}</div><script type="application/json" id="${PAGE_DATA_ID}">${escapeScriptJson(data)}</script>`;
}

/**
 * Minifies HTML rendered by React: omits optional end tags of list items, and quotes around plain attribute values.
 * @example `<li class="a"><a href="/"></a></li></ul>` becomes `<li class=a><a href="/"></a></ul>`
 */
export function shortenMarkup(html: string): string {
  return html
    .replace(/<\/li>(?=<li[ >]|<\/[uo]l>)/g, '')
    .replace(/ (class|type|target|aria-\w+)="([\w-]+)"(?=[ >])/g, ' $1=$2');
}

/** @param root URL of the prerendered home page */
function renderEmptyRoot({ file }: PageSummary, root: string, address: (file: string) => string): string {
  const source = file ? [`<a href="${address(file)}">${htmlShellMessages.readMarkdown}</a>`] : [];
  const links = [...source, `<a href="${root}">${notFoundMessages.goHome}</a>`];
  return `<div id="root"></div>
<noscript><p>${htmlShellMessages.needsScript(...links)}</p></noscript>`;
}

type Bar = NonNullable<SiteConfig['announcementBar']>;

/** Caches the HTML by announcement bar and root URL: thousands of shells share a few results. */
const rendered = new WeakMap<Bar, Map<string, string>>();

/** Words of a shell whose language is another than that of this program. */
export type ShellWords = Pick<typeof htmlShellMessages, 'skipToContent' | 'announcement'>;

/** HTML of the announcement bar, in every shell so that hydration does not shift the layout; empty without one. */
export function renderAnnouncement(
  bar: SiteConfig['announcementBar'],
  root: string,
  words: ShellWords['announcement'] = htmlShellMessages.announcement,
): string {
  if (bar === undefined) return '';
  const known = rendered.get(bar) ?? new Map<string, string>();
  rendered.set(bar, known);
  const html = known.get(root) ?? renderBar(bar, root, words);
  known.set(root, html);
  return html;
}

function renderBar(bar: Bar, root: string, words: ShellWords['announcement']): string {
  const text = toHtml(listAnnouncementNodes(bar, root));
  const close = `<button type="button" aria-label="${words.close}">✕</button>`;
  return `<aside id="announcement" aria-label="${words.label}"><div>${text}</div>${bar.isCloseable ? close : ''}</aside>`;
}
