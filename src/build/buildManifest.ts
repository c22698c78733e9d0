// Completes the manifest from the markdown files: docs, sidebars and pages are the
// generator's, everything else is the writer's and stays (contract, manifest.json).
import { join } from 'node:path';
import type { Finding } from '../core/model/finding.ts';
import { findJsonNode, findLineColumn, scanJson } from '../core/model/jsonText.ts';
import type { Manifest, PageEntry } from '../core/model/manifest.ts';
import { fileToSlug } from '../core/paths/slug.ts';
import { readGitDates } from './lib/gitDates.ts';
import { completeVersions } from './lib/manifest/completeVersions.ts';
import { findDuplicateRoutes } from './lib/manifest/duplicateRoutes.ts';
import { completeByFiles, isHandWritten } from './lib/manifest/handWritten.ts';
import { readPageFields, type SiteReader } from './lib/manifest/pageFields.ts';
import { readSiteManifest } from './lib/manifest/readSiteManifest.ts';
import { mapLimit } from './lib/mapLimit.ts';
import { existsAs, isMarkdownFile, walk } from './lib/walk.ts';

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
}

/** Where standalone pages live inside the site folder. */
const PAGES_DIR = 'pages';

/** The complete manifest of a site folder. Throws a ContentError when the written part is wrong. */
export async function buildManifest(siteDir: string, options: ManifestOptions): Promise<BuiltManifest> {
  const { manifest: written, text } = await readSiteManifest(siteDir);
  const reader: SiteReader = {
    siteDir,
    days: options.lastUpdates ? await readGitDates(siteDir) : new Map(),
    drafts: options.drafts,
    fillsHandWritten: options.lastUpdates,
  };
  const findLine = (place: number, key: string) => {
    const version = findJsonNode(scanJson(text), ['versions', place]);
    const node = version && (findJsonNode(version, [key]) ?? version);
    return node === undefined ? 1 : findLineColumn(text, node.start).line;
  };
  const { versions, findings } = await completeVersions(reader, written, findLine);
  const pages = await completePages(reader, written.pages);
  const manifest = { ...written, versions, pages: pages.entries };
  const duplicates = await findDuplicateRoutes(siteDir, manifest);
  return { manifest, findings: [...findings, ...pages.findings, ...duplicates] };
}

async function completePages(
  reader: SiteReader,
  written: readonly PageEntry[],
): Promise<{ entries: PageEntry[]; findings: Finding[] }> {
  const isThere = await existsAs('folder', join(reader.siteDir, PAGES_DIR));
  if (isHandWritten(written) || (!isThere && written.length > 0)) {
    const entries = reader.fillsHandWritten ? await completeByFiles(reader, written) : [...written];
    return { entries, findings: [] };
  }
  const files = (await walk(join(reader.siteDir, PAGES_DIR))).filter(isMarkdownFile);
  const found = await mapLimit(files, 64, async (file) => {
    const { fields, facts } = await readPageFields(reader, PAGES_DIR, file);
    const { id, ...rest } = fields;
    const entry: PageEntry = { id, path: fileToSlug(file, facts.front), ...rest };
    return { entry, findings: facts.findings.map((finding) => ({ file: entry.file, ...finding })) };
  });
  return {
    entries: found.map(({ entry }) => entry).filter((entry) => reader.drafts || !entry.draft),
    findings: found.flatMap(({ findings }) => findings),
  };
}
