// A site folder while it is being written: its manifest, its indexes and what is wrong with it. What a page shows
// follows a change at once; what is made of many pages comes behind.
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '../../core/model/finding.ts';
import type { LiveEvent } from '../../core/model/liveEvent.ts';
import type { Manifest } from '../../core/model/manifest.ts';
import { MANIFEST_FILE } from '../../core/parts/part.ts';
import { coalesce } from '../lib/coalesce.ts';
import { isMarkdownFile } from '../lib/walk.ts';
import { readSite } from '../manifest/buildManifest.ts';
import { rememberGood } from '../manifest/lastGoodManifest.ts';
import type { SiteManifest } from '../manifest/readSiteManifest.ts';
import { createLiveChecks, type LiveChecksOptions } from './liveChecks.ts';
import type { LiveFacts } from './liveFacts.ts';
import { createPublisher } from './livePublish.ts';
import { createLiveSearch, type LiveSearch } from './liveSearch.ts';
import type { BuiltIndexes } from './searchWork.ts';
import { watchFolder } from './watchFolder.ts';

export interface LiveSite {
  manifest: () => Manifest;
  /** A file that the manifest is published in. */
  readData: (file: string) => string | undefined;
  findings: () => readonly Finding[];
  findSearchFile: LiveSearch['findFile'];
  /** Reads what was only looked at, and checks the content; after each change from now on. */
  startWork: () => Promise<void>;
  close: () => void;
}

export interface LiveSiteOptions extends LiveChecksOptions {
  facts: LiveFacts;
  buildIndexes: () => Promise<BuiltIndexes>;
  onNews: (news: LiveEvent) => void;
}

export async function openLiveSite(siteDir: string, options: LiveSiteOptions): Promise<LiveSite> {
  const { facts, onNews } = options;
  const readGood = rememberGood(siteDir);
  const findLinks = (file: string) => facts.known(join(siteDir, file))?.links.map(({ href }) => href) ?? [];
  const publish = createPublisher(findLinks);
  const tellManifest = () => onNews({ type: 'manifest' });
  const search = createLiveSearch({ build: options.buildIndexes, onRenewed: tellManifest });
  const checks = createLiveChecks(options);
  let isOpen = false;
  let isChecking = false;

  const renew = coalesce(async () => {
    try {
      const { written, broken } = await readGood();
      checks.tellBroken(broken);
      const fresh = await readManifest(written);
      if (isDeepStrictEqual(fresh, manifest)) return;
      manifest = fresh;
      tellManifest();
    } catch (error) {
      // A file that was being saved: its next state is read.
      console.error(error instanceof Error ? error.message : error);
    }
  });

  const readManifest = async (written: SiteManifest) => {
    const site = await readSite(siteDir, { lastUpdates: false, written, readFacts: facts.read });
    const { manifest: complete } = await site.complete({ drafts: true });
    // As it is served here, wherever it is published.
    return { ...complete, site: { ...complete.site, baseUrl: '/' } };
  };

  // Before anything is read: what changes meanwhile is read again.
  const close = watchFolder(siteDir, async (files) => {
    const before = files.map((file) => facts.known(join(siteDir, file)));
    facts.forget(files.map((file) => join(siteDir, file)));
    for (const file of files)
      if (file !== MANIFEST_FILE) onNews({ type: isMarkdownFile(file) ? 'doc' : 'asset', file });
    // The first manifest is followed by another.
    if (!isOpen) return;
    if (isChecking) void checks.checkAgain(files);
    search.outdate();
    const isSame = await Promise.all(
      files.map(async (file, at) => {
        const known = before[at];
        if (known === undefined) return false;
        const fresh = await facts.read(join(siteDir, file)).catch(() => undefined);
        // In a manifest that nobody keeps for longer than this server runs the hash of a text is of no use.
        return isDeepStrictEqual({ ...fresh, hash: '' }, { ...known, hash: '' });
      }),
    );
    if (!isSame.every(Boolean)) await renew();
  });
  let manifest: Manifest = await readManifest((await readGood()).written);
  isOpen = true;

  return {
    manifest: () => manifest,
    readData: (file) => publish(manifest, search.nameIndexes, file),
    findings: checks.findings,
    findSearchFile: search.findFile,
    async startWork() {
      await renew();
      if (await facts.readRest()) await renew();
      isChecking = true;
      await checks.checkAgain([]);
      facts.save();
    },
    close() {
      close();
      search.close();
      facts.save();
    },
  };
}
