// A site folder while it is being written: its manifest and findings, always of the latest state.
import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '../../core/model/finding.ts';
import type { LiveEvent } from '../../core/model/liveEvent.ts';
import type { Manifest } from '../../core/model/manifest.ts';
import { coalesce } from '../lib/coalesce.ts';
import { isMarkdownFile } from '../lib/walk.ts';
import { buildManifest } from '../manifest/buildManifest.ts';
import { createLiveSearch, type LiveSearch } from './liveSearch.ts';
import { watchFolder } from './watchFolder.ts';

export interface LiveSite {
  manifest: () => Manifest;
  findings: () => readonly Finding[];
  readSearchFile: LiveSearch['readFile'];
  /** Checks the content now, and after each change from now on. */
  startChecking: () => void;
  close: () => Promise<void>;
}

interface LiveSiteOptions {
  check: () => Promise<{ findings: readonly Finding[] }>;
  onNews: (news: LiveEvent) => void;
}

export async function openLiveSite(siteDir: string, { check, onNews }: LiveSiteOptions): Promise<LiveSite> {
  const search = createLiveSearch(siteDir);
  let manifest = await readManifest(siteDir, search);
  let findings: readonly Finding[] | undefined;
  const recheck = coalesce(async () => {
    // A manifest that cannot be read was already told about below.
    const checked = await check().catch(() => undefined);
    if (checked === undefined || isDeepStrictEqual(checked.findings, findings)) return;
    findings = checked.findings;
    onNews({ type: 'findings', findings });
  });
  let isChecking = false;
  const close = await watchFolder(siteDir, async (files) => {
    try {
      const before = manifest;
      manifest = await readManifest(siteDir, search);
      for (const event of listNews(before, manifest, files)) onNews(event);
    } catch (error) {
      // A manifest in the middle of being typed: the last good one stays.
      console.error(error instanceof Error ? error.message : error);
    }
    if (isChecking) recheck();
  });
  return {
    manifest: () => manifest,
    findings: () => findings ?? [],
    readSearchFile: search.readFile,
    startChecking: () => {
      isChecking = true;
      recheck();
    },
    close,
  };
}

/** The manifest as the development server shows it: drafts included, at the root of its address. */
async function readManifest(siteDir: string, search: LiveSearch): Promise<Manifest> {
  // Dates come from git, which is too slow to be asked after every keystroke.
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: true });
  return search.nameIndexes({ ...manifest, site: { ...manifest.site, baseUrl: '/' } });
}

/** What open pages must hear when the named files led from one manifest to the next. */
function listNews(before: Manifest, after: Manifest, files: readonly string[]): LiveEvent[] {
  const news: LiveEvent[] = isDeepStrictEqual(before, after) ? [] : [{ type: 'manifest' }];
  for (const file of files.filter((name) => name !== 'manifest.json'))
    news.push({ type: isMarkdownFile(file) ? 'doc' : 'asset', file });
  return news;
}
