// A site folder while it is being written: its manifest, its indexes and what is wrong with it. What a page shows
// follows a change at once; what is made of many pages comes behind.
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { LiveEvent } from '../../core/site/manifest/liveEvent.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { listSiteEntries } from '../../core/site/manifest/siteEntries.ts';
import { MANIFEST_FILE } from '../../core/site/shards/part.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFile.ts';
import { messageOf } from '../../lib/messageOf.ts';
import { runToEnd } from '../../lib/runToEnd.ts';
import { listTexts } from '../build/publishedSite.ts';
import { isStrayFile } from '../build/strayFiles.ts';
import { coalesce } from '../lib/coalesce.ts';
import { runInSlices } from '../lib/yieldInSlices.ts';
import { readSite } from '../manifest/buildManifest.ts';
import { rememberGood } from '../manifest/lastGoodManifest.ts';
import type { SiteManifest } from '../manifest/readSiteManifest.ts';
import type { ManifestMetadata } from '../pageIndex/manifestMetadata.ts';
import { createLiveChecks, type LiveChecksOptions } from './liveChecks.ts';
import { FEW_FILES, type LiveFacts } from './liveFacts.ts';
import { createPublisher } from './livePublish.ts';
import { createLiveSearch, type LiveSearch } from './liveSearch.ts';
import { openRetries } from './retryLater.ts';
import type { BuiltIndexes } from './searchBeside.ts';
import { watchFolder } from './watchFolder.ts';

export interface LiveSite {
  manifest: () => Manifest;
  /** A file that the manifest is published in. */
  readData: (file: string) => Promise<string | undefined>;
  findings: () => readonly Finding[];
  /**
   * Whether a build leaves out a file of the site folder: it is no part of the documentation, a draft outside of the
   * manifest, or its name differs only in case from a page of the manifest.
   */
  isUnpublished: (file: string) => Promise<boolean>;
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
  /** What has changed since it was read. */
  const unread = new Set<string>();

  const renew = coalesce(async () => {
    try {
      const { written, broken } = await readGood();
      checks.tellBroken(broken);
      const files = [...unread];
      const fresh = await readManifest(written);
      hasManifest = written.onDisk !== undefined;
      for (const file of files) unread.delete(file);
      retries.end();
      if (isDeepStrictEqual(fresh, manifest)) return;
      manifest = fresh;
      tellManifest();
    } catch (error) {
      // A file that was being saved, or that another program has locked.
      if (retries.later()) console.error(messageOf(error));
    }
  });
  const retries = openRetries(() => void follow([...unread]));

  const readManifest = async (written: SiteManifest) => {
    const site = await readSite(siteDir, { lastUpdates: false, written, readFacts: facts.read });
    const { manifest: complete } = await site.complete({ drafts: true });
    // As it is served here, wherever it is published.
    return { ...complete, site: { ...complete.site, baseUrl: '/' } };
  };

  const readBehind = coalesce(async () => {
    if (await facts.readRest()) await renew();
  });
  /** Whether the manifest stays what it is after pages have changed. */
  const isSame = async (files: readonly string[], before: readonly (ManifestMetadata | undefined)[]) => {
    for (const [at, file] of files.entries()) {
      // Of a picture the manifest has the size.
      if (!isMarkdownFile(file)) return false;
      const fresh = await facts.read(join(siteDir, file)).catch(() => undefined);
      if (fresh === undefined || inWords(fresh) !== inWords(before[at])) return false;
    }
    return true;
  };

  const follow = async (changed: readonly string[]) => {
    const files = isOpen ? [...new Set([...changed, ...listIncluding(manifest, changed)])] : changed;
    const before = files.map((file) => facts.known(join(siteDir, file)));
    facts.forget(files.map((file) => join(siteDir, file)));
    for (const event of listNews(files)) onNews(event);
    // The first manifest is followed by another.
    if (!isOpen) return;
    if (isChecking) void checks.checkAgain(files);
    search.outdate();
    for (const file of files) unread.add(file);
    const isFew = files.length > 0 && files.length <= FEW_FILES;
    if (isFew && (await isSame(files, before))) for (const file of files) unread.delete(file);
    else await renew();
    void readBehind();
  };
  // Before anything is read: what changes meanwhile is read again.
  const close = watchFolder(siteDir, follow);
  const first = (await readGood()).written;
  let hasManifest = first.onDisk !== undefined;
  let manifest: Manifest = await readManifest(first);
  isOpen = true;

  return {
    manifest: () => manifest,
    readData: (file) => publish(manifest, search.nameIndexes, file),
    findings: checks.findings,
    isUnpublished: async (file) => {
      if (!hasManifest && (await isStrayFile(manifest, file, async (page) => findLinks(page)))) return true;
      if (!isMarkdownFile(file)) return false;
      const texts = listTexts(manifest);
      if (texts.includes(file)) return false;
      if (texts.some((text) => text.toLowerCase() === file.toLowerCase())) return true;
      return (await facts.read(join(siteDir, file)).catch(() => undefined))?.front.draft === true;
    },
    findSearchFile: search.findFile,
    async startWork() {
      await renew();
      // The parsers take a second to load: the first save need not wait for it.
      await import('../pageIndex/parsePageMetadata.ts');
      await readBehind();
      isChecking = true;
      await checks.checkAgain([]);
      await runInSlices(facts.save());
    },
    close() {
      close();
      retries.end();
      search.close();
      // At once: it is the last thing that a server does.
      runToEnd(facts.save());
    },
  };
}

/** The pages that show code of these files. */
function listIncluding(manifest: Manifest, changed: readonly string[]): string[] {
  return listSiteEntries(manifest).flatMap(({ file, includes = [] }) =>
    includes.some((name) => changed.includes(name)) ? file : [],
  );
}

/** In a manifest that nobody keeps for longer than this server runs the hash of a text is of no use. */
function inWords(brief: ManifestMetadata | undefined): string {
  return JSON.stringify({ ...brief, hash: undefined });
}

/** What pages should read again: of many texts each its own. */
function listNews(files: readonly string[]): LiveEvent[] {
  const texts = files.filter(isMarkdownFile);
  const others = files.filter((file) => !isMarkdownFile(file) && file !== MANIFEST_FILE);
  return [
    ...(texts.length > FEW_FILES
      ? [{ type: 'docs' } as const]
      : texts.map((file) => ({ type: 'doc', file }) as const)),
    ...others.map((file) => ({ type: 'asset', file }) as const),
  ];
}
