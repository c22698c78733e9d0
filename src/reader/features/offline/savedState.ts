// State of saved versions by name. A global store, because saving continues across navigation.
import { create } from 'zustand';
import { versionErrorMessages } from '#i18n/contentErrorMessages';
import { ContentError } from '../../../core/errors.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { MANIFEST_FILE } from '../../../core/site/shards/shard.ts';
import type { ContentSource } from '../../../core/source.ts';
import {
  readSavedVersion,
  removeSavedVersion,
  type SavedVersion,
} from '../../content/saved/savedVersions.ts';
import type { SaveProgress } from '../../content/saved/saveVersion.ts';
import { loadChunk } from '../../platform/loadChunk.ts';
import { withTimeout } from '../../platform/withTimeout.ts';
import { rootData } from '../../store/rootData.ts';
import { listDeferredChunks } from './serviceWorker.ts';

/** Timeout of cache storage requests, in milliseconds. */
const STORAGE_TIMEOUT = 10_000;

export interface SavedState {
  /** The cache storage has been read. */
  isKnown?: boolean;
  saved?: SavedVersion | undefined;
  saving?: { progress: SaveProgress; cancel: () => void } | undefined;
  failure?: unknown;
}

export const useSavedState = create<Record<string, SavedState>>()(() => ({}));

const update = (version: string, change: SavedState) =>
  useSavedState.setState((states) => ({ [version]: { ...states[version], ...change } }));

/** Returns the URL of the language's home page, which is also the scope of its service worker. */
function scopeUrl(source: ContentSource): string {
  return new URL(source.assetUrl(rootData().home ?? ''), window.location.href).href;
}

/** Reads from the cache storage whether a version is saved. */
export async function lookUpSaved(source: ContentSource, version: string): Promise<void> {
  if (useSavedState.getState()[version]?.isKnown) return;
  const reading = withTimeout(readSavedVersion(scopeUrl(source), version), STORAGE_TIMEOUT);
  const saved = await reading.catch(() => undefined);
  update(version, { isKnown: true, saved });
}

interface SavingRequest {
  source: ContentSource;
  name: string;
  /** Fetches the manifest from the server, not from a cache. */
  readManifest: () => Promise<Manifest>;
}

/** Saves or updates a version. Never rejects: errors are in the state. */
export async function startSaving({ source, name, readManifest }: SavingRequest): Promise<void> {
  if (useSavedState.getState()[name]?.saving !== undefined) return;
  const abort = new AbortController();
  const cancel = () => {
    abort.abort();
    // Pending requests abort asynchronously, but the state changes synchronously.
    update(name, { saving: undefined });
  };
  const onProgress = (progress: SaveProgress) => {
    if (!abort.signal.aborted) update(name, { saving: { progress, cancel } });
  };
  update(name, { failure: undefined });
  onProgress({ done: 0, total: 0, bytes: 0 });
  try {
    const { saveVersion } = await loadChunk(
      () => import(/* webpackChunkName: "save" */ '../../content/saved/saveVersion.ts'),
    );
    const parts = await listDeferredChunks();
    const manifest = await readManifest();
    const version = manifest.versions.find((each) => each.name === name);
    if (version === undefined)
      throw new ContentError('notFound', MANIFEST_FILE, versionErrorMessages.noVersion(name));
    const saved = await saveVersion({
      source,
      scope: scopeUrl(source),
      manifest,
      version,
      parts,
      signal: abort.signal,
      onProgress,
    });
    update(name, { saved });
  } catch (failure) {
    if (!abort.signal.aborted) update(name, { failure });
  } finally {
    // After an abort the state may belong to the next save.
    if (!abort.signal.aborted) update(name, { saving: undefined });
  }
}

/** Removes a saved version. Never rejects: errors are in the state. */
export async function removeSaved(source: ContentSource, version: string): Promise<void> {
  try {
    await withTimeout(removeSavedVersion(scopeUrl(source), version), STORAGE_TIMEOUT);
    update(version, { saved: undefined, failure: undefined });
  } catch (failure) {
    update(version, { failure });
  }
}
