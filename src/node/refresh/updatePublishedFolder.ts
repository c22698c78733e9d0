// Updates a published site or an offline kit after its markdown files were edited, added or removed.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { refreshMessages as messages } from '#i18n/refreshMessages';
import { SEARCH_FOLDER } from '../../core/search/index/indexFiles.ts';
import type { Manifest, PageEntry } from '../../core/site/manifest/manifest.ts';
import { listSiteEntries } from '../../core/site/manifest/siteEntries.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { isAttachmentPage, isHtmlAttachment, renderAttachment } from '../build/attachmentPage.ts';
import { findShellFile, listPageUrls, listRedirectPages, listVariantFiles } from '../build/outputFiles.ts';
import { type PublishedSite, readPublishedSites } from '../build/publishedSite.ts';
import { publishManifest, removeOldShards, writeManifest } from '../build/publishManifest.ts';
import { isRedirect } from '../build/redirectPage.ts';
import { listSiteUrls } from '../build/siteUrls.ts';
import type { ContentCheck } from '../check/checkContent.ts';
import { checkEach } from '../check/checkLanguages.ts';
import { writeFeedFiles } from '../feeds/generatedFiles.ts';
import { ENGINE_FILE, writeKitContent } from '../kit/writeKitContent.ts';
import { existsAs, listSite } from '../lib/listFiles.ts';
import type { Progress } from '../lib/progress.ts';
import { replaceFile } from '../lib/replaceFile.ts';
import { removeFiles } from '../lib/replaceFolder.ts';
import { removeOldIndexes, writeSearch } from '../search/buildSearch.ts';

export interface Refresh extends ContentCheck {
  manifest: Manifest;
  /** Number of changed files. */
  changed: number;
}

export async function updatePublishedFolder(folder: string, onProgress: Progress): Promise<Refresh> {
  onProgress(messages.readingDocs);
  const [site, ...others] = await readPublishedSites(folder, false);
  const toLanguage = async ({ manifest, written }: PublishedSite) => ({
    before: written.manifest,
    manifest: await restoreDates(folder, written.manifest, manifest),
    text: written.text,
  });
  const language = await toLanguage(site);
  const languages = [language, ...(await mapLimit(others, toLanguage))];
  const isKit = await existsAs('file', join(folder, ENGINE_FILE));
  const changed = await (isKit ? writeKitContent : writeSiteContent)(folder, languages, onProgress);
  const wrapped = await mapLimit(languages, ({ manifest }) => wrapAttachments(folder, manifest));
  const check = await checkEach(folder, [site.whole, ...others.map(({ whole }) => whole)], onProgress);
  return {
    ...check,
    manifest: language.manifest,
    changed: wrapped.reduce((sum, count) => sum + count, changed),
  };
}

/** A published folder has no git history: takes dates from the previous manifest for the same hash, else from the file. */
async function restoreDates(folder: string, before: Manifest, manifest: Manifest): Promise<Manifest> {
  const known = new Map(listSiteEntries(before).map((entry) => [entry.file, entry]));
  const dated = async <T extends PageEntry>(entry: T): Promise<T> => {
    // A handwritten entry has no hash; a date in the front matter takes precedence.
    if (entry.hash === undefined || entry.lastUpdate !== undefined) return entry;
    const old = known.get(entry.file);
    const lastUpdate =
      old?.hash === entry.hash ? old.lastUpdate : await readFileDate(join(folder, entry.file));
    return { ...entry, lastUpdate };
  };
  const versions: Manifest['versions'] = [];
  for (const version of manifest.versions)
    versions.push({ ...version, docs: await mapLimit(version.docs, dated) });
  return { ...manifest, versions, pages: await mapLimit(manifest.pages, dated) };
}

async function readFileDate(path: string): Promise<string> {
  return (await stat(path)).mtime.toISOString().slice(0, 10);
}

/**
 * Updates the files of a site that depend on its content. Prerendered pages are not updated: the browser renders an
 * edited text itself, and 404.html is the shell of new pages.
 * @param languages the previous and the new manifest of each language
 * @returns number of changed files
 */
async function writeSiteContent(
  folder: string,
  languages: readonly { before: Manifest; manifest: Manifest }[],
  onProgress: Progress,
): Promise<number> {
  const search = join(folder, SEARCH_FOLDER);
  const versions: Manifest['versions'] = [];
  const files = new Set<string>();
  let changed = 0;
  for (const { before, manifest } of languages) {
    const complete = await writeSearch(folder, search, manifest, { onProgress });
    onProgress(messages.writingManifest);
    await writeFeedFiles(folder, folder, complete);
    const published = await publishManifest(folder, complete);
    changed += await writeManifest(folder, published);
    changed += await removeOldPages(folder, before, manifest);
    versions.push(...complete.versions);
    for (const file of published.keys()) files.add(file);
  }
  await removeOldShards(folder, files);
  await removeOldIndexes(search, { versions });
  return changed;
}

/**
 * Removes prerendered pages and redirects whose URLs the site no longer has: a host would still serve them.
 * @returns number of removed files
 */
async function removeOldPages(folder: string, before: Manifest, now: Manifest): Promise<number> {
  const findOld = (list: (manifest: Manifest) => string[]) => {
    const current = new Set(list(now));
    return list(before).filter((file) => !current.has(file));
  };
  // At the path of a redirect may be a file of the site, which takes precedence in a build.
  const redirects = await mapLimit(findOld(listRedirectFiles), async (file) => {
    const html = await readFile(join(folder, file), 'utf8').catch(() => '');
    return isRedirect(html) ? [file] : [];
  });
  const old = [...findOld(listPageFiles), ...redirects.flat()];
  await removeFiles(folder, old);
  return old.length;
}

function listPageFiles(manifest: Manifest): string[] {
  return listPageUrls(manifest).flatMap((address) =>
    [findShellFile(address.route.path), ...listVariantFiles(address)].map(({ file }) => file),
  );
}

function listRedirectFiles(manifest: Manifest): string[] {
  return listRedirectPages(manifest).flatMap(({ files }) => files.map(({ file }) => file));
}

/**
 * Wraps HTML files that were added to a published folder in a sandboxed frame, like a build.
 * @returns number of wrapped files
 */
async function wrapAttachments(folder: string, manifest: Manifest): Promise<number> {
  const urls = listSiteUrls(folder, { manifest }, []);
  const isPage = (file: string) =>
    (['page', 'variant', 'redirect'] as const).some((kind) => urls.has(kind, file));
  const files = listSite(folder).filter((file) => isHtmlAttachment(manifest, file) && !isPage(file));
  const wrapped = await mapLimit(files, async (file) => {
    const bytes = await readFile(join(folder, file));
    const isWrapped = isAttachmentPage(bytes.toString('utf8'));
    return !isWrapped && replaceFile(join(folder, file), renderAttachment(file, bytes));
  });
  return wrapped.filter(Boolean).length;
}
