// The published part of a site folder: manifest without drafts, and files that are not published.
import { join } from 'node:path';
import { addTranslations } from '../../core/site/manifest/localizeManifest.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { listPageFiles, listSiteEntries } from '../../core/site/manifest/siteEntries.ts';
import { isBelow } from '../../core/site/urls/folder.ts';
import { type Locale, listOtherLocales, localeFolder } from '../../core/site/urls/localePaths.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { resolveLink } from '../../core/site/urls/resolveLink.ts';
import { versionFolder } from '../../core/site/urls/siteIndex.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { listSite, walk } from '../lib/listFiles.ts';
import { isRootFile } from '../lib/rootFiles.ts';
import { yieldInSlices } from '../lib/scheduling.ts';
import { type BuiltManifest, readSite } from '../manifest/buildManifest.ts';
import { listSiteLocales } from '../manifest/readLocale.ts';
import type { SiteManifest } from '../manifest/readSiteManifest.ts';
import { readExpandedMetadata, readPageMetadata } from '../pageIndex/pageMetadata.ts';

export interface PublishedSite {
  manifest: Manifest;
  /** Unpublished files: drafts, and stray files of a folder without manifest.json. */
  drafts: string[];
  /** The manifest with drafts, for the content check. */
  whole: BuiltManifest;
  /** The manifest.json on disk. */
  written: SiteManifest;
}

/** The published sites of all languages, the default one first. */
export async function readPublishedSites(
  siteDir: string,
  lastUpdates = true,
): Promise<[PublishedSite, ...PublishedSite[]]> {
  const site = await readPublishedSite(siteDir, lastUpdates);
  const locales = await listSiteLocales(siteDir, site.manifest);
  if (locales.length === 0) return [site];
  const others = await mapLimit(locales, (locale) => readPublishedSite(siteDir, lastUpdates, locale));
  const manifests = [site, ...others].map(({ manifest }) => manifest);
  const translate = (one: PublishedSite): PublishedSite => {
    const rest = manifests.filter((manifest) => manifest !== one.manifest);
    return { ...one, manifest: addTranslations(one.manifest, rest) };
  };
  return [translate(site), ...others.map(translate)];
}

/** @param locale another language than the default one */
export async function readPublishedSite(
  siteDir: string,
  lastUpdates = true,
  locale?: Locale,
): Promise<PublishedSite> {
  const { written, complete } = await readSite(siteDir, { lastUpdates, locale });
  const whole = await complete({ drafts: true });
  const hasDrafts = [...listSiteEntries(whole.manifest)].some(({ draft }) => draft);
  const { manifest } = hasDrafts ? await complete({ drafts: false }) : whole;
  // A draft that a published page includes is published.
  const published = new Set(listTexts(manifest));
  const drafts = [...listPageFiles(whole.manifest)].filter((file) => !published.has(file));
  const strays = written.onDisk !== undefined ? [] : await findStrayFiles(siteDir, whole.manifest);
  const unlisted = await findUnlistedDrafts(siteDir, new Set([...published, ...drafts]));
  return { manifest, drafts: [...drafts, ...unlisted, ...strays], whole, written };
}

/** Drafts missing from the manifest, by a duplicate id or a folder outside of all versions. */
async function findUnlistedDrafts(siteDir: string, listed: ReadonlySet<string>): Promise<string[]> {
  const files = (await walk(siteDir)).filter((file) => isMarkdownFile(file) && !listed.has(file));
  const areDrafts = await mapLimit(files, async (file) => {
    const metadata = await readPageMetadata(join(siteDir, file)).catch(() => undefined);
    return metadata?.front.draft === true;
  });
  return files.filter((_, at) => areDrafts[at]);
}

/** Published texts: markdown files, and the files that they include. */
export function listTexts(manifest: Manifest): string[] {
  const included = listSiteEntries(manifest).flatMap(({ includes = [] }) => includes);
  return [...new Set([...listPageFiles(manifest), ...included])];
}

/**
 * Published although no page links to them: images, which other sites may embed, files that hosts read, and the
 * site's own stylesheet and script.
 */
const ALWAYS_PUBLISHED =
  /\.(?:png|jpe?g|gif|webp|svg|avif|bmp|ico)$|^(?:CNAME|robots\.txt|web\.config|site\.(?:css|js))$/i;

/** Hrefs of a page and of the texts that it includes. */
type ReadLinks = (file: string) => Promise<readonly string[]>;

/**
 * Stray files: outside of the folders of pages, and neither pages nor linked from a page. A repository without
 * manifest.json has sources and settings next to its pages, which must not be published.
 */
export async function findStrayFiles(siteDir: string, manifest: Manifest): Promise<string[]> {
  const wanted = await listWanted(manifest, async (file) => {
    const metadata = await readExpandedMetadata(siteDir, file).catch(() => undefined);
    return metadata?.links.map(({ href }) => href) ?? [];
  });
  return listSite(siteDir).filter((file) => !wanted.has(file) && !isDocumentation(manifest, file));
}

/** Whether one file is stray, for a request to the dev server. */
export async function isStrayFile(manifest: Manifest, file: string, readLinks: ReadLinks): Promise<boolean> {
  return !isDocumentation(manifest, file) && !(await listWanted(manifest, readLinks)).has(file);
}

const listFolders = (manifest: Manifest) =>
  manifest.versions.map(versionFolder).filter((folder) => folder !== '.');

function isDocumentation(manifest: Manifest, file: string): boolean {
  const folders = [...listFolders(manifest), 'pages', ...listOtherLocales(manifest).map(localeFolder)];
  return ALWAYS_PUBLISHED.test(file) || isRootFile(file) || folders.some((folder) => isBelow(folder, file));
}

async function listWanted(manifest: Manifest, readLinks: ReadLinks): Promise<Set<string>> {
  const wanted = new Set<string>();
  const pages = [
    ...manifest.versions.flatMap((version) => version.docs.map((entry) => ({ entry, version }))),
    ...manifest.pages.map((entry) => ({ entry, version: undefined })),
  ];
  for (const { entry, version } of pages) {
    const { file, includes = [] } = entry;
    for (const read of [file, ...includes]) wanted.add(read);
    await yieldInSlices();
    for (const href of await readLinks(file)) {
      const target = resolveLink(manifest, { file, version }, href);
      if (target.kind === 'asset') wanted.add(target.file);
    }
  }
  return wanted;
}
