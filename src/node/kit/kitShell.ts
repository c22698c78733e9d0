// The one page of the kit. It lies beside everything that it names, wherever the kit is.

import { shellMessages } from '../../core/i18n/shellMessages.ts';
import type { SiteConfig } from '../../core/site/manifest/manifest.ts';
import { ASSET } from '../../core/site/manifest/shellAttributes.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';
import { renderAnnouncement } from '../build/announcement.ts';
import { renderPolicy } from '../build/contentSecurityPolicy.ts';
import { escapeScript, rootAttributes, THEME_COLORS } from '../build/shell.ts';
import { escapeHtml } from '../lib/escapeHtml.ts';

/** What the page needs to know of the application; files are named from the kit's folder. */
export interface KitEngine {
  scripts: readonly string[];
  styles: readonly string[];
  /** Runs before the first paint. */
  bootScript: string;
}

export function renderKitShell(site: SiteConfig, { scripts, styles, bootScript }: KitEngine): string {
  const { favicon, colorMode } = site;
  const boot = escapeScript(bootScript);
  const address = (file: string) =>
    escapeHtml(findExternalKind(file) ? file : encodePath(file.replace(/^\/+/, '')));
  const head = [
    '<meta charset="utf-8">',
    // Opened from a folder, 'self' are the files of the disk: in Chromium and in Firefox.
    `<meta http-equiv="Content-Security-Policy" content="${renderPolicy([boot])}">`,
    `<title>${escapeHtml(site.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${THEME_COLORS[colorMode.defaultMode]}">`,
    `<link rel="icon" href="${favicon ? address(favicon) : 'data:,'}">`,
    `<script>${boot}</script>`,
    ...styles.map((file) => `<link rel="stylesheet" href="${address(file)}">`),
    ...scripts.map((file) => `<script defer src="${address(file)}" ${ASSET}></script>`),
  ];
  return `<!doctype html>
<html${rootAttributes(site)}>
<head>
${head.join('\n')}
</head>
<body>
<a id="skip" href="#main">${shellMessages.skipToContent}</a>
${renderAnnouncement(site.announcementBar, '#/')}
<div id="root"></div>
<noscript><p>离线文档在浏览器中排版，需要启用 JavaScript。文档的 Markdown 原文在 docs 文件夹里。</p></noscript>
</body>
</html>
`;
}
