// The state of a site folder under `npm start`: manifest, search indexes, findings. Open pages get the event of a
// change before the manifest and the findings of the whole site are updated.
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { LiveEvent } from '../../core/site/manifest/liveEvent.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { sealManifest } from '../../core/site/manifest/sealedManifest.ts';
import { listSiteEntries } from '../../core/site/manifest/siteEntries.ts';
import { MANIFEST_FILE } from '../../core/site/shards/shard.ts';
import type { Locale } from '../../core/site/urls/localePaths.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { messageOf } from '../../lib/messageOf.ts';
import { runGenerator } from '../../lib/runGenerator.ts';
import { isStrayFile, listTexts } from '../build/publishedSite.ts';
import { splitManifest } from '../build/publishManifest.ts';
import { SITE_ASSETS } from '../build/siteAssets.ts';
import { coalesce, runInTurns } from '../lib/scheduling.ts';
import { readSite } from '../manifest/buildManifest.ts';
import { createManifestReader, type SiteManifest } from '../manifest/readSiteManifest.ts';
import type { ManifestMetadata } from '../pageIndex/metadataForManifest.ts';
import { createLiveChecks, type LiveChecksOptions } from './liveChecks.ts';
import { createLiveSearch, type LiveSearch } from './liveSearch.ts';
import { FEW_FILES, type MetadataCache } from './metadataCache.ts';
import type { BuiltIndexes } from './search.worker.ts';
import { watchFolder } from './watchFolder.ts';

/** Fields from which the server renders the head of a page. */
const HEAD_FIELDS = ['theme', 'favicon', 'head', 'image', 'imageHosts', 'elements'] as const;

export interface LiveSite {
  manifest: () => Manifest;
  /** The engine whose configuration was read in place of a manifest. */
  foreignEngine: () => string | undefined;
  /** The text of manifest.json or of one of its shards; undefined for other files. */
  readData: (file: string) => Promise<string | undefined>;
  findings: () => readonly Finding[];
  /**
   * Whether a build leaves out a file of the site folder: a stray file, a draft that is not in the manifest, or a
   * file whose path differs only in case from a page of the manifest.
   */
  isUnpublished: (file: string) => Promise<boolean>;
  findSearchFile: LiveSearch['findFile'];
  /** Parses the deferred pages and checks the content; after this call each change starts another check. */
  startWork: () => Promise<void>;
  close: () => void;
}

export interface LiveSiteOptions extends LiveChecksOptions {
  /** Another language than the default one. */
  locale?: Locale | undefined;
  pages: MetadataCache;
  buildIndexes: () => Promise<BuiltIndexes>;
  onEvent: (event: LiveEvent) => void;
}

export async function openLiveSite(siteDir: string, options: LiveSiteOptions): Promise<LiveSite> {
  const { pages, onEvent, locale } = options;
  const inSite = (file: string) => join(siteDir, file);
  const readWritten = createManifestReader(siteDir);
  const findLinks = (file: string) => pages.peek(inSite(file))?.links.map(({ href }) => href) ?? [];
  const publish = createPublisher(findLinks);
  const announceManifest = () => onEvent({ type: 'manifest' });
  const search = createLiveSearch({
    language: locale?.locale,
    build: options.buildIndexes,
    onRenewed: announceManifest,
  });
  const checks = createLiveChecks(options);
  let isOpen = false;
  let isChecking = false;
  /** Changed files that the manifest does not reflect yet. */
  const pending = new Set<string>();

  const updateManifest = coalesce(async () => {
    try {
      const { written, broken } = await readWritten();
      checks.setManifestError(broken);
      const files = [...pending];
      const next = await buildManifest(written);
      hasManifest = written.onDisk !== undefined;
      foreignEngine = written.foreign?.engine;
      for (const file of files) pending.delete(file);
      retries.reset();
      if (isDeepStrictEqual(next, manifest)) return;
      const isSameHead = HEAD_FIELDS.every((field) =>
        isDeepStrictEqual(next.site[field], manifest.site[field]),
      );
      manifest = next;
      onEvent({ type: isSameHead ? 'manifest' : 'reload' });
    } catch (error) {
      // The error is retried: a file may be in the middle of a save, or locked by another program.
      if (retries.schedule()) console.error(messageOf(error));
    }
  });
  const retries = createRetries(() => void update([...pending]));

  const buildManifest = async (written: SiteManifest) => {
    const site = await readSite(siteDir, {
      lastUpdates: false,
      written,
      readMetadata: pages.read,
      locale,
      translations: true,
    });
    const { manifest: complete } = await site.complete({ drafts: true });
    // This server serves the site at the root, whatever the base URL of the published site.
    return { ...complete, site: { ...complete.site, baseUrl: '/' } };
  };

  const parseDeferred = coalesce(async () => {
    if (await pages.parseDeferred()) await updateManifest();
  });
  /** Whether the manifest stays the same after pages have changed. */
  const isSame = async (files: readonly string[], before: readonly (ManifestMetadata | undefined)[]) => {
    for (const [at, file] of files.entries()) {
      // The manifest has the size of each picture, so that a changed picture changes the manifest.
      if (!isMarkdownFile(file)) return false;
      const metadata = await pages.read(inSite(file)).catch(() => undefined);
      if (metadata === undefined || toComparable(metadata) !== toComparable(before[at])) return false;
    }
    return true;
  };

  const update = async (changed: readonly string[]) => {
    const files = isOpen ? [...new Set([...changed, ...listIncluding(manifest, changed)])] : changed;
    const before = files.map((file) => pages.peek(inSite(file)));
    pages.invalidate(files.map(inSite));
    for (const event of listEvents(files)) onEvent(event);
    // startWork() builds the manifest again after the first one.
    if (!isOpen) return;
    if (isChecking) void checks.checkAgain(files);
    search.invalidate();
    for (const file of files) pending.add(file);
    const isFew = files.length > 0 && files.length <= FEW_FILES;
    if (isFew && (await isSame(files, before))) for (const file of files) pending.delete(file);
    else await updateManifest();
    void parseDeferred();
  };
  // The watcher starts before the first read, so that no change event is missed.
  const stopWatching = watchFolder(siteDir, update);
  const first = (await readWritten()).written;
  let hasManifest = first.onDisk !== undefined;
  let foreignEngine = first.foreign?.engine;
  let manifest: Manifest = await buildManifest(first);
  isOpen = true;

  return {
    manifest: () => manifest,
    foreignEngine: () => foreignEngine,
    readData: (file) => publish(manifest, search.nameIndexes, file),
    findings: checks.findings,
    isUnpublished: async (file) => {
      if (!hasManifest && (await isStrayFile(manifest, file, async (page) => findLinks(page)))) return true;
      if (!isMarkdownFile(file)) return false;
      const texts = listTexts(manifest);
      if (texts.includes(file)) return false;
      if (texts.some((text) => text.toLowerCase() === file.toLowerCase())) return true;
      return (await pages.read(inSite(file)).catch(() => undefined))?.front.draft === true;
    },
    findSearchFile: search.findFile,
    async startWork() {
      await updateManifest();
      // Preloads the parsers, which takes a second: the first save then need not wait.
      await import('../pageIndex/parsePage.ts');
      await parseDeferred();
      isChecking = true;
      await checks.checkAgain([]);
      await runInTurns(pages.save());
    },
    close() {
      stopWatching();
      retries.reset();
      search.close();
      // Runs the generator synchronously, since the process exits next.
      runGenerator(pages.save());
    },
  };
}

/** Pages that include one of these files. */
function listIncluding(manifest: Manifest, changed: readonly string[]): string[] {
  return listSiteEntries(manifest).flatMap(({ file, includes = [] }) =>
    includes.some((name) => changed.includes(name)) ? file : [],
  );
}

/** Omits the hash, which changes with every edit and which pages of this server do not use. */
function toComparable(metadata: ManifestMetadata | undefined): string {
  return JSON.stringify({ ...metadata, hash: undefined });
}

/**
 * The events that make open pages fetch changed files. After a change of many texts, a single event makes each open
 * page fetch its own text.
 */
function listEvents(files: readonly string[]): LiveEvent[] {
  const texts = files.filter(isMarkdownFile);
  const others = files.filter((file) => !isMarkdownFile(file) && file !== MANIFEST_FILE);
  return [
    ...(texts.length > FEW_FILES
      ? [{ type: 'docs' } as const]
      : texts.map((file) => ({ type: 'doc', file }) as const)),
    ...others.map(
      (file): LiveEvent => (SITE_ASSETS.includes(file) ? { type: 'reload' } : { type: 'asset', file }),
    ),
  ];
}

/**
 * Serves a manifest in the same shards as a published one. They are computed once per manifest, and are reused when
 * only the names of its search indexes change.
 * @param findLinks returns the hrefs on a file's page
 */
export function createPublisher(findLinks: (file: string) => readonly string[]) {
  type Shards = ReturnType<typeof splitManifest>;
  /** `before`: open pages fetch shards of the previous manifest until they have handled the event. */
  let last: { manifest: Manifest; shards: Shards; before: Shards | undefined } | undefined;
  return async (
    manifest: Manifest,
    nameIndexes: (manifest: Manifest) => Manifest,
    file: string,
  ): Promise<string | undefined> => {
    if (last?.manifest !== manifest)
      last = { manifest, shards: splitManifest(manifest, findLinks), before: last?.shards };
    const { shards, before } = last;
    const { root, files } = await shards;
    return file === MANIFEST_FILE
      ? sealManifest(JSON.stringify(nameIndexes(root)))
      : (files.get(file) ?? (await before)?.files.get(file));
  };
}

/**
 * Milliseconds between retries. No retry follows the last one: a program that locked a file for longer causes
 * another event.
 */
const RETRY_DELAYS = [200, 500, 1000, 2000, 4000];

/** Retries with growing delays: `fs.watch` reports no event when a lock is released. */
export function createRetries(retry: () => void) {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    /** Schedules a retry after a failure; returns whether it is the first failure since the last success. */
    schedule(): boolean {
      clearTimeout(timer);
      const delay = RETRY_DELAYS[count];
      if (delay !== undefined) timer = setTimeout(retry, delay);
      count += 1;
      return count === 1;
    },
    /** Cancels the retry and resets the delays, after a success or when the server closes. */
    reset(): void {
      clearTimeout(timer);
      count = 0;
    },
  };
}
