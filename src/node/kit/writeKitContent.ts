// Writes the files of a kit that depend on its content: for each language manifest, search index, embedded texts, feed and
// start page.
// A reader may have the kit open, and the process may be killed: each file is replaced atomically, files that the
// manifest will name are written before it, and files that it no longer names are removed last.

import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildMessages } from '#i18n/buildMessages';
import { PUBLISHED_WORD_TABLE } from '../../core/constants.ts';
import { EMBEDDED_FOLDER, embeddedFile, embeddedText } from '../../core/kitScripts.ts';
import { SEARCH_FOLDER } from '../../core/search/index/indexFiles.ts';
import { listSiteHeadTags } from '../../core/site/head/siteHeadTags.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { parseManifest } from '../../core/site/manifest/parseManifest.ts';
import { ASSET } from '../../core/site/manifest/shellAttributes.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { homePath, listOtherLocales, localPath } from '../../core/site/urls/localePaths.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { renderPolicy } from '../build/contentSecurityPolicy.ts';
import { homesAttribute } from '../build/languageScript.ts';
import { listTexts } from '../build/publishedSite.ts';
import { publishManifest, removeOldShards, writeManifest } from '../build/publishManifest.ts';
import {
  renderAnnouncement,
  renderSiteTag,
  renderTheme,
  rootAttributes,
  type ShellWords,
  THEME_COLORS,
} from '../build/shell.ts';
import { findSiteAssets, renderSiteAssets, type SiteAssets } from '../build/siteAssets.ts';
import { FEED_PATH, renderFeed } from '../feeds/atomFeed.ts';
import { escapeHtml, escapeScript } from '../lib/escapeHtml.ts';
import { existsAs, listFolder } from '../lib/listFiles.ts';
import type { Progress } from '../lib/progress.ts';
import { readSiteText, toPublished } from '../lib/readText.ts';
import { replaceFile } from '../lib/replaceFile.ts';
import { manifestText } from '../manifest/manifestText.ts';
import { removeOldIndexes, writeSearch } from '../search/buildSearch.ts';

/** File with the names of scripts and styles, so that refresh.mjs can render a start page without a compiler. */
export const ENGINE_FILE = 'assets/kit.json';

/** The script of a kit in several languages that leads from index.html to the start page in the reader's language. */
export const CHOICE_FILE = 'assets/choose-language.js';

export interface KitLanguage {
  manifest: Manifest;
  /** Content of the manifest.json on disk. */
  text: string;
}

/**
 * Updates a kit after its markdown files changed.
 * @param languages the default one first; one for which the kit has no engine is left out
 * @returns the number of files that were written
 */
export async function writeKitContent(
  folder: string,
  languages: readonly KitLanguage[],
  onProgress: Progress,
): Promise<number> {
  const search = join(folder, SEARCH_FOLDER);
  const versions: Manifest['versions'] = [];
  const embedded = new Set<string>();
  let changed = 0;
  for (const { manifest, text } of languages) {
    const home = homePath(manifest).slice(1);
    const engine = await readEngine(folder, home);
    if (engine === undefined) continue;
    const complete = await writeSearch(folder, search, manifest, { onProgress });
    onProgress(buildMessages.progress.writeDocs);
    const original = home === '' ? text : formatManifest(complete);
    const published = await publishManifest(folder, complete, manifestText(complete, original));
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
    const siteAssets = await findSiteAssets(folder, engine.siteScript);
    const rest = await Promise.all([
      ...[...published].map(embed),
      replaceFile(join(folder, localPath(manifest, FEED_PATH)), renderFeed(complete)),
      replaceFile(join(folder, home, 'index.html'), renderKitShell(complete, engine, siteAssets)),
    ]);
    changed += [...texts, ...rest].filter(Boolean).length + (await writeManifest(folder, published));
    versions.push(...complete.versions);
    for (const file of [...published.keys(), ...files]) embedded.add(file);
  }
  await removeOldShards(folder, embedded);
  await removeOldIndexes(search, { versions });
  await removeOldTexts(join(folder, EMBEDDED_FOLDER), embedded);
  return changed;
}

/**
 * The manifest of another language, which may have written no manifest or one with a few fields. It is parsed, since the
 * order of its fields must be the same at the next update.
 */
function formatManifest(manifest: Manifest): string {
  return JSON.stringify(parseManifest(JSON.stringify(manifest)), null, 2);
}

async function readEngine(folder: string, home: string): Promise<KitEngine | undefined> {
  const file = join(folder, home, ENGINE_FILE);
  return (await existsAs('file', file)) ? JSON.parse(await readFile(file, 'utf8')) : undefined;
}

async function removeOldTexts(folder: string, files: ReadonlySet<string>): Promise<void> {
  const old = listFolder(folder).filter((file) => !files.has(file.replace(/\.js$/, '')));
  await Promise.all(old.map((file) => rm(join(folder, file))));
}

/** What a start page needs of the engine in its language. */
export interface KitEngine {
  /** Paths from the kit's folder. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Inline script, runs before the first paint. */
  bootScript: string;
  /** Inline script of a site with a `site.js`. */
  siteScript: string;
  words: ShellWords & { needsScript: string };
}

/** HTML of a language's start page, its only page: routes are in the hash. */
function renderKitShell(
  manifest: Manifest,
  { scripts, styles, bootScript, words }: KitEngine,
  siteAssets: SiteAssets,
): string {
  const { site } = manifest;
  const { favicon, colorMode } = site;
  const boot = escapeScript(bootScript);
  const home = homePath(manifest).slice(1);
  const root = home.replace(/[^/]+/g, '..');
  const urlOf = (file: string) =>
    findExternalKind(file) ? file : root + encodePath(file.replace(/^\/+/, ''));
  const address = (file: string) => escapeHtml(urlOf(file));
  const own = renderSiteAssets(siteAssets, root);
  const hasChoice = home === '' && listOtherLocales(manifest).length > 0;
  const head = [
    '<meta charset="utf-8">',
    // On a file: URL, Chromium and Firefox match 'self' with local files.
    `<meta http-equiv="Content-Security-Policy" content="${renderPolicy([boot, ...own.inlineScripts], site.imageHosts)}">`,
    `<title>${escapeHtml(site.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${THEME_COLORS[colorMode.defaultMode]}">`,
    ...listSiteHeadTags({ favicon }, urlOf).map(renderSiteTag),
    `<script>${boot}</script>`,
    // Not inline: inside an archive, where this page is the only file, it must not lead to another one.
    ...(hasChoice ? [`<script src="${CHOICE_FILE}"${homesAttribute(manifest, 'index.html')}></script>`] : []),
    ...styles.map((file) => `<link rel="stylesheet" href="${address(file)}">`),
    renderTheme(site, root),
    own.script,
    ...scripts.map((file) => `<script defer src="${address(file)}" ${ASSET}></script>`),
  ];
  return `<!doctype html>
<html${rootAttributes(manifest)}>
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
${own.sheet}<a id="skip" href="#main">${words.skipToContent}</a>
${renderAnnouncement(site.announcementBar, '#/', words.announcement)}
<div id="root"></div>
<noscript><p>${words.needsScript}</p></noscript>
</body>
</html>
`;
}
