// A site folder while it is being written: its manifest and findings, always of the latest state.
import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '../../core/model/finding.ts';
import type { LiveEvent } from '../../core/model/liveEvent.ts';
import type { Manifest } from '../../core/model/manifest.ts';
import { buildManifest } from '../buildManifest.ts';
import { isMarkdownFile } from '../lib/walk.ts';
import { watchFolder } from './watchFolder.ts';

export interface SiteState {
  manifest: Manifest;
  findings: readonly Finding[];
}

export interface LiveSite {
  current: () => SiteState;
  close: () => Promise<void>;
}

/** `onNews` is told what changed. */
export async function openLiveSite(
  siteDir: string,
  onNews: (news: readonly LiveEvent[]) => void,
): Promise<LiveSite> {
  let state = await readSite(siteDir);
  const close = await watchFolder(siteDir, async (files) => {
    try {
      const before = state;
      state = await readSite(siteDir);
      onNews(listNews(before, state, files));
    } catch (error) {
      // A manifest in the middle of being typed: the last good one stays.
      console.error(error instanceof Error ? error.message : error);
    }
  });
  return { current: () => state, close };
}

/** The site as the development server shows it: drafts included, at the root of its address. */
async function readSite(siteDir: string): Promise<SiteState> {
  // Dates come from git, which is too slow to be asked after every keystroke.
  const { manifest, findings } = await buildManifest(siteDir, { lastUpdates: false, drafts: true });
  return { manifest: { ...manifest, site: { ...manifest.site, baseUrl: '/' } }, findings };
}

/** What open pages must hear when the named files led from one state to the next. */
export function listNews(before: SiteState, after: SiteState, files: readonly string[]): LiveEvent[] {
  const news: LiveEvent[] = [];
  if (!isDeepStrictEqual(before.manifest, after.manifest)) news.push({ type: 'manifest' });
  for (const file of files.filter((name) => name !== 'manifest.json'))
    news.push({ type: isMarkdownFile(file) ? 'doc' : 'asset', file });
  if (!isDeepStrictEqual(before.findings, after.findings))
    news.push({ type: 'findings', findings: after.findings });
  return news;
}
