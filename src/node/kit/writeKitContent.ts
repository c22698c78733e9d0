// Writes the files of a kit that depend on its content: manifest, search index, embedded texts, feed and index.html.
// A reader may have the kit open, and the process may be killed: each file is replaced atomically, files that the
// manifest will name are written before it, and files that it no longer names are removed last.

import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildMessages } from '#i18n/buildMessages';
import { buildMessages as siteMessages } from '#site-i18n/buildMessages';
import { htmlShellMessages } from '#site-i18n/htmlShellMessages';
import { PUBLISHED_WORD_TABLE } from '../../core/constants.ts';
import { EMBEDDED_FOLDER, embeddedFile, embeddedText } from '../../core/kitScripts.ts';
import { SEARCH_FOLDER } from '../../core/search/index/indexFiles.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { ASSET } from '../../core/site/manifest/shellAttributes.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { renderPolicy } from '../build/contentSecurityPolicy.ts';
import { listTexts } from '../build/publishedSite.ts';
import { publishManifest, removeOldShards, writeManifest } from '../build/publishManifest.ts';
import { escapeScript, renderAnnouncement, rootAttributes, THEME_COLORS } from '../build/shell.ts';
import { FEED_PATH, renderFeed } from '../feeds/atomFeed.ts';
import { escapeHtml } from '../lib/escapeHtml.ts';
import { listFolder } from '../lib/listFiles.ts';
import type { Progress } from '../lib/progress.ts';
import { readSiteText, toPublished } from '../lib/readText.ts';
import { replaceFile } from '../lib/replaceFile.ts';
import { manifestText } from '../manifest/manifestText.ts';
import { removeOldIndexes, writeSearch } from '../search/buildSearch.ts';

/** File with the names of scripts and styles, so that refresh.mjs can render index.html without a compiler. */
export const ENGINE_FILE = 'assets/kit.json';

/**
 * Updates a kit after its markdown files changed.
 * @param text content of the manifest.json on disk
 * @returns the number of files that were written
 */
export async function writeKitContent(
  folder: string,
  manifest: Manifest,
  text: string,
  onProgress: Progress,
): Promise<number> {
  const engine = JSON.parse(await readFile(join(folder, ENGINE_FILE), 'utf8')) as KitEngine;
  const complete = await writeSearch(folder, join(folder, SEARCH_FOLDER), manifest, { onProgress });
  onProgress(buildMessages.progress.writeDocs);
  const published = await publishManifest(folder, complete, manifestText(complete, text));
  // The kit embeds the table of wordings (copywriting.json) like the texts, since the editor fetches both in the same
  // way.
  const files = [...listTexts(manifest), PUBLISHED_WORD_TABLE];
  const texts = await mapLimit(files, async (file) => {
    const written = await readSiteText(folder, file);
    return (
      written !== undefined &&
      replaceFile(join(folder, embeddedFile(file)), embeddedText(file, toPublished(written).text))
    );
  });
  const embed = ([file, content]: [string, string]) =>
    replaceFile(join(folder, embeddedFile(file)), embeddedText(file, content));
  const rest = await Promise.all([
    ...[...published].map(embed),
    replaceFile(join(folder, FEED_PATH), renderFeed(complete)),
    replaceFile(join(folder, 'index.html'), renderKitShell(complete, engine)),
  ]);
  const listed = await writeManifest(folder, published);
  await removeOldShards(folder, new Set(published.keys()));
  await removeOldIndexes(join(folder, SEARCH_FOLDER), complete);
  await removeOldTexts(join(folder, EMBEDDED_FOLDER), [...published.keys(), ...files]);
  return [...texts, ...rest].filter(Boolean).length + listed;
}

async function removeOldTexts(folder: string, files: readonly string[]): Promise<void> {
  const current = new Set(files.map((file) => `${file}.js`));
  const old = listFolder(folder).filter((file) => !current.has(file));
  await Promise.all(old.map((file) => rm(join(folder, file))));
}

/** Assets of index.html, as paths from the kit's folder. */
export interface KitEngine {
  scripts: readonly string[];
  styles: readonly string[];
  /** Inline script, runs before the first paint. */
  bootScript: string;
}

/** HTML of index.html, the only page: routes are in the hash. */
function renderKitShell(manifest: Manifest, { scripts, styles, bootScript }: KitEngine): string {
  const { site } = manifest;
  const { favicon, colorMode } = site;
  const boot = escapeScript(bootScript);
  const address = (file: string) =>
    escapeHtml(findExternalKind(file) ? file : encodePath(file.replace(/^\/+/, '')));
  const head = [
    '<meta charset="utf-8">',
    // On a file: URL, Chromium and Firefox match 'self' with local files.
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
<html${rootAttributes(manifest)}>
<head>
${head.join('\n')}
</head>
<body>
<a id="skip" href="#main">${htmlShellMessages.skipToContent}</a>
${renderAnnouncement(site.announcementBar, '#/')}
<div id="root"></div>
<noscript><p>${siteMessages.kitNeedsScript}</p></noscript>
</body>
</html>
`;
}
