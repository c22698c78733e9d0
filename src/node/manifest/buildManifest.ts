// Generates docs, sidebars and pages of the manifest from parsed markdown files; its other fields are handwritten.

import { join } from 'node:path';
import { parseTree } from 'jsonc-parser';
import { manifestMessages as messages } from '#i18n/manifestMessages';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { findJsonPosition } from '../../core/site/manifest/jsonText.ts';
import { addTranslations } from '../../core/site/manifest/localizeManifest.ts';
import type { Manifest, PageEntry } from '../../core/site/manifest/manifest.ts';
import { MANIFEST_FILE } from '../../core/site/shards/shard.ts';
import {
  fallsBack,
  type Locale,
  localeFolder,
  localPath,
  pagesFolder,
} from '../../core/site/urls/localePaths.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { fileToSlug } from '../../core/site/urls/slug.ts';
import { findUrlProblem, isUsableUrl, showUrl, toUsableUrl } from '../../core/site/urls/urlProblem.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { once } from '../../lib/memoize.ts';
import { isEngineField } from '../adapters/engineFields.ts';
import { readGitDates } from '../lib/gitDates.ts';
import { existsAs, listSite, walk } from '../lib/listFiles.ts';
import type { ReadManifestMetadata } from '../pageIndex/metadataForManifest.ts';
import { readPageMetadata } from '../pageIndex/pageMetadata.ts';
import { type CategoryIndexPage, completeVersions } from './completeVersions.ts';
import { completeByFiles, isHandWritten } from './handWrittenManifest.ts';
import { type Fallback, inheritDocs } from './inheritDocs.ts';
import { createAttachmentFinder } from './linkedAttachments.ts';
import { listLinkedUrls } from './linkedUrls.ts';
import {
  findBadUrl,
  findCaseTwins,
  readPageFields,
  readPageFiles,
  type SiteReader,
} from './pageEntryFields.ts';
import { dropMissingLocales, listSiteLocales, readLocaleManifest } from './readLocale.ts';
import { assertFollowed, readSiteManifest, type SiteManifest } from './readSiteManifest.ts';
import { findUnpublished } from './unpublishedVersions.ts';
import { readVersionSources } from './versionSources.ts';

export interface ManifestOptions {
  /** Another language than the default one. */
  locale?: Locale | undefined;
  /** Whether entries have the day of their last commit: not in a committed manifest, since that commit's date is unknown. */
  lastUpdates: boolean;
  drafts: boolean;
}

export interface BuiltManifest {
  manifest: Manifest;
  findings: Finding[];
  categoryPages: readonly CategoryIndexPage[];
  /** The text of manifest.json, to which the lines of the findings refer. */
  onDisk: string | undefined;
  /** Path of that file. Findings name `manifest.json` until checkContent() replaces it by this path. */
  file: string;
}

export interface SiteContent {
  /** Without its generated fields. */
  written: SiteManifest;
  complete: (options: Pick<ManifestOptions, 'drafts'>) => Promise<BuiltManifest>;
}

interface ReadOptions extends Pick<ManifestOptions, 'lastUpdates' | 'locale'> {
  /** The manifest.json of the site. */
  written?: SiteManifest;
  /** Whether to add to each page the languages into which it is translated. */
  translations?: boolean;
  readMetadata?: ReadManifestMetadata;
}

/** @throws ContentError for an invalid manifest.json */
export async function buildManifest(siteDir: string, options: ManifestOptions): Promise<BuiltManifest> {
  return (await readSite(siteDir, options)).complete(options);
}

/** Reads and parses the files of a site once, for manifests with drafts and without. */
export async function readSite(
  siteDir: string,
  { lastUpdates, readMetadata = readPageMetadata, locale, translations = false, ...options }: ReadOptions,
): Promise<SiteContent> {
  const read = options.written ?? (await readSiteManifest(siteDir));
  const { manifest: listed, missing } = await dropMissingLocales(siteDir, read.manifest);
  const site = { ...read, manifest: listed };
  const written = locale === undefined ? site : await readLocaleManifest(siteDir, site, locale);
  const reader: SiteReader = {
    siteDir,
    days: lastUpdates ? await readGitDates(siteDir) : new Map(),
    fillsHandWritten: lastUpdates,
    files: once(() => listSite(siteDir)),
    findAttachments: createAttachmentFinder(siteDir),
    readMetadata,
  };
  const text = written.onDisk ?? '';
  const root = parseTree(text);
  const findPlaceOf = (...path: (string | number)[]) => findJsonPosition(root, text, path);
  const findPlace = (version: number, key: string) =>
    findPlaceOf('versions', version, key) ?? findPlaceOf('versions', version) ?? { line: 1 };
  const namesDir = (version: number) => findPlaceOf('versions', version, 'dir') !== undefined;
  const listSources = await readVersionSources(reader, written.manifest);
  const pages = await readPages(reader, written.manifest);
  const fallback =
    locale !== undefined && fallsBack(site.manifest, locale)
      ? await readFallback(reader, site.manifest)
      : undefined;
  const others = translations ? await listSiteLocales(siteDir, site.manifest) : [];
  const languages = await mapLimit(
    [undefined, ...others].filter((other) => others.length > 0 && other?.locale !== locale?.locale),
    (other) => readSite(siteDir, { lastUpdates: false, readMetadata, written: site, locale: other }),
  );
  const complete: SiteContent['complete'] = async ({ drafts }) => {
    const sources = listSources(drafts);
    const { versions, findings, categoryPages } = completeVersions(
      sources,
      written.manifest,
      findPlace,
      fallback?.listDocs(drafts),
    );
    const own = pages.entries.filter(({ draft }) => drafts || !draft || pages.isHandWritten);
    const entries = [...own, ...(fallback?.listPages(written.manifest, own) ?? [])];
    const { manifest: fixed, findings: bad } = fixPaths(
      { ...written.manifest, versions, pages: entries },
      findPlaceOf,
    );
    const manifest = read.foreign === undefined ? fixed : await listLinkedUrls(fixed, reader, read.foreign);
    const unpublished = findUnpublished(manifest, sources, findPlace, namesDir);
    const translated = await mapLimit(
      languages,
      async (language) => (await language.complete({ drafts })).manifest,
    );
    const lost = missing.map((language): Finding => {
      const place = findPlaceOf('locales', read.manifest.locales.indexOf(language)) ?? { line: 1 };
      const message = messages.missingLocale(language.label, localeFolder(language));
      return { file: MANIFEST_FILE, ...place, rule: 'nothing-published', message };
    });
    return {
      manifest: translated.length === 0 ? manifest : addTranslations(manifest, translated),
      findings: [...lost, ...findings, ...pages.findings, ...bad, ...unpublished].filter(
        (finding) => !isOwnField(finding, read.foreign?.engine),
      ),
      categoryPages,
      onDisk: written.onDisk,
      file: written.file,
    };
  };
  return { written, complete };
}

/** Whether a finding is about a front matter field that another engine knows. */
function isOwnField({ rule, values }: Finding, engine: string | undefined): boolean {
  return engine !== undefined && rule === 'front-matter' && isEngineField(engine, String(values?.field));
}

interface ReadPages {
  entries: PageEntry[];
  findings: Finding[];
  isHandWritten: boolean;
}

/** The pages in the default language, which another language shows where it has no translation. */
async function readFallback(reader: SiteReader, manifest: Manifest) {
  const listSources = await readVersionSources(reader, manifest);
  const { entries } = await readPages(reader, manifest);
  const lang = manifest.site.defaultLocale;
  return {
    listDocs(drafts: boolean): Fallback {
      const own = new Map(listSources(drafts).map(({ version, docs }) => [version.name, docs]));
      return { lang, docs: inheritDocs(manifest.versions, own).docs };
    },
    listPages(localized: Manifest, own: readonly PageEntry[]): PageEntry[] {
      const ids = new Set(own.map(({ id }) => id));
      return entries
        .filter(({ id, draft }) => !draft && !ids.has(id))
        .map((entry) => ({ ...entry, path: localPath(localized, entry.path), headings: undefined, lang }));
    },
  };
}

async function readPages(reader: SiteReader, manifest: Manifest): Promise<ReadPages> {
  const written = manifest.pages;
  const dir = pagesFolder(manifest);
  const hasFolder = await existsAs('folder', join(reader.siteDir, dir));
  // Without a folder, entries of files in it are left over: the folder disappears with its last page.
  const kept = isHandWritten(written) ? written : written.filter(({ file }) => !file.startsWith(`${dir}/`));
  if (isHandWritten(written) || (!hasFolder && kept.length > 0)) {
    return { entries: await completeByFiles(reader, kept), findings: [], isHandWritten: true };
  }
  assertFollowed(reader.siteDir, dir);
  const files = (await walk(reader.siteDir, dir)).filter(isMarkdownFile);
  const { files: read, preserved } = await readPageFiles(reader, dir, files);
  const found = await mapLimit(read, async (page) => {
    const { inside, metadata } = page;
    const { id, ...rest } = await readPageFields(reader, dir, page, preserved);
    const path = localPath(manifest, fileToSlug(inside, metadata.front, preserved));
    const entry: PageEntry = { id, path, ...rest };
    const own = metadata.findings.map((finding) => ({ file: entry.file, ...finding }));
    return { entry, findings: [...own, ...findBadUrl(entry.file, page, entry.path)] };
  });
  const entries = found.map(({ entry }) => entry);
  const twins = findCaseTwins(entries);
  return {
    entries: entries.filter(({ file }) => !twins.has(file)),
    findings: found.flatMap(({ findings }) => findings),
    isHandWritten: false,
  };
}

type FindPlace = (...path: (string | number)[]) => Pick<Finding, 'line' | 'column'> | undefined;

/** Replaces invalid paths of handwritten entries by the nearest valid URL. */
function fixPaths(manifest: Manifest, findPlace: FindPlace): { manifest: Manifest; findings: Finding[] } {
  const findings: Finding[] = [];
  const fix = <T extends PageEntry>(entries: readonly T[], ...list: (string | number)[]): T[] =>
    entries.map((entry, at) => {
      if (isUsableUrl(entry.path)) return entry;
      const path = toUsableUrl(entry.path);
      const message = messages.badPath(entry.file, showUrl(entry.path), findUrlProblem(entry.path), path);
      const place = findPlace(...list, at, 'path') ?? { line: 1 };
      const values = { field: 'path', url: path };
      findings.push({ file: 'manifest.json', ...place, rule: 'bad-url', message, values });
      return { ...entry, path };
    });
  const versions = manifest.versions.map((version, at) => ({
    ...version,
    docs: fix(version.docs, 'versions', at, 'docs'),
  }));
  return { manifest: { ...manifest, versions, pages: fix(manifest.pages, 'pages') }, findings };
}
