// Completes the manifest from the markdown files: docs, sidebars and pages are the
// generator's, everything else is the writer's and stays (contract, manifest.json).

import { join } from 'node:path';
import { parseTree } from 'jsonc-parser';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { findJsonPlace } from '../../core/site/manifest/jsonText.ts';
import type { Manifest, PageEntry } from '../../core/site/manifest/manifest.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFile.ts';
import { fileToSlug } from '../../core/site/urls/slug.ts';
import { makeOnce } from '../../lib/makeOnce.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { readGitDates } from '../lib/gitDates.ts';
import { listSite } from '../lib/listFolder.ts';
import { existsAs, walk } from '../lib/walk.ts';
import type { ReadManifestMetadata } from '../pageIndex/manifestMetadata.ts';
import { readPageMetadata } from '../pageIndex/pageMetadata.ts';
import { assertFollowed } from './assertFollowed.ts';
import { createAttachmentFinder } from './attachments.ts';
import { type CategoryPage, completeVersions } from './completeVersions.ts';
import { completeByFiles, isHandWritten } from './handWritten.ts';
import { findBadUrl, findCaseTwins, readPageFields, readPageFiles, type SiteReader } from './pageFields.ts';
import { readSiteManifest, type SiteManifest } from './readSiteManifest.ts';
import { settlePaths } from './settlePaths.ts';
import { findUnpublished } from './unpublished.ts';
import { readVersionSources } from './versionSources.ts';

export interface ManifestOptions {
  /**
   * Whether entries carry the day of their last commit. The committed manifest cannot: a
   * commit's date is not known before the commit.
   */
  lastUpdates: boolean;
  /** Whether drafts are listed; they are for the writer, not for readers. */
  drafts: boolean;
}

export interface BuiltManifest {
  manifest: Manifest;
  findings: Finding[];
  categoryPages: readonly CategoryPage[];
  /** The text of manifest.json that it was read from, in which the findings have their places. */
  onDisk: string | undefined;
}

export interface SiteContent {
  /** Before its generated parts are renewed. */
  written: SiteManifest;
  /** The complete manifest; nothing is read again for it. */
  complete: (options: Pick<ManifestOptions, 'drafts'>) => Promise<BuiltManifest>;
}

interface ReadOptions extends Pick<ManifestOptions, 'lastUpdates'> {
  /** The manifest before its generated parts are renewed, where it has been read. */
  written?: SiteManifest;
  readFacts?: ReadManifestMetadata;
}

/** Where standalone pages live inside the site folder. */
const PAGES_DIR = 'pages';

/** The complete manifest of a site folder. Throws a ContentError when the written part is wrong. */
export async function buildManifest(siteDir: string, options: ManifestOptions): Promise<BuiltManifest> {
  return (await readSite(siteDir, options)).complete(options);
}

/** Reads what the manifest is made of: once for all who want it, with drafts or without. */
export async function readSite(
  siteDir: string,
  { lastUpdates, readFacts = readPageMetadata, ...options }: ReadOptions,
): Promise<SiteContent> {
  const written = options.written ?? (await readSiteManifest(siteDir));
  const reader: SiteReader = {
    siteDir,
    days: lastUpdates ? await readGitDates(siteDir) : new Map(),
    fillsHandWritten: lastUpdates,
    files: makeOnce(() => listSite(siteDir)),
    findAttachments: createAttachmentFinder(siteDir),
    readFacts,
  };
  const text = written.onDisk ?? '';
  const root = parseTree(text);
  const findPlaceOf = (...path: (string | number)[]) => findJsonPlace(root, text, path);
  const findPlace = (version: number, key: string) =>
    findPlaceOf('versions', version, key) ?? findPlaceOf('versions', version) ?? { line: 1 };
  const namesDir = (version: number) => findPlaceOf('versions', version, 'dir') !== undefined;
  const listSources = await readVersionSources(reader, written.manifest);
  const pages = await readPages(reader, written.manifest.pages);
  const complete: SiteContent['complete'] = async ({ drafts }) => {
    const sources = listSources(drafts);
    const { versions, findings, categoryPages } = completeVersions(sources, written.manifest, findPlace);
    const entries = pages.entries.filter(({ draft }) => drafts || !draft || pages.isKept);
    const { manifest, findings: bad } = settlePaths(
      { ...written.manifest, versions, pages: entries },
      findPlaceOf,
    );
    const unpublished = findUnpublished(manifest, sources, findPlace, namesDir);
    return {
      manifest,
      findings: [...findings, ...pages.findings, ...bad, ...unpublished],
      categoryPages,
      onDisk: written.onDisk,
    };
  };
  return { written, complete };
}

interface ReadPages {
  entries: PageEntry[];
  findings: Finding[];
  /** Whether a person listed them, drafts included. */
  isKept: boolean;
}

async function readPages(reader: SiteReader, written: readonly PageEntry[]): Promise<ReadPages> {
  const isThere = await existsAs('folder', join(reader.siteDir, PAGES_DIR));
  if (isHandWritten(written) || (!isThere && written.length > 0)) {
    return { entries: await completeByFiles(reader, written), findings: [], isKept: true };
  }
  assertFollowed(reader.siteDir, PAGES_DIR);
  const files = (await walk(reader.siteDir, PAGES_DIR)).filter(isMarkdownFile);
  const { files: read, kept } = await readPageFiles(reader, PAGES_DIR, files);
  const found = await mapLimit(read, async (page) => {
    const { inside, facts } = page;
    const { id, ...rest } = await readPageFields(reader, PAGES_DIR, page, kept);
    const entry: PageEntry = { id, path: fileToSlug(inside, facts.front, kept), ...rest };
    const own = facts.findings.map((finding) => ({ file: entry.file, ...finding }));
    return { entry, findings: [...own, ...findBadUrl(entry.file, page, entry.path)] };
  });
  const entries = found.map(({ entry }) => entry);
  const twins = findCaseTwins(entries);
  return {
    entries: entries.filter(({ file }) => !twins.has(file)),
    findings: found.flatMap(({ findings }) => findings),
    isKept: false,
  };
}
