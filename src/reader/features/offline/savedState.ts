// What is saved, what is being saved, and what went wrong, by version. It outlives the page on which
// the reader began.
import { create } from 'zustand';
import { ContentError } from '../../../core/errors.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { MANIFEST_FILE } from '../../../core/site/shards/part.ts';
import type { ContentSource } from '../../../core/source.ts';
import {
  readSavedVersion,
  removeSavedVersion,
  rootAddress,
  type SavedVersion,
} from '../../content/saved/savedVersions.ts';
import type { SaveProgress } from '../../content/saved/saveVersion.ts';
import { loadPart } from '../../platform/loadPart.ts';
import { withTimeout } from '../../platform/withTimeout.ts';
import { listLaterParts } from './worker.ts';

/** How long, in milliseconds, the browser may take to find or to remove a version. */
const STORAGE_TIMEOUT = 10_000;

export interface SavedState {
  /** It has been looked up. */
  isKnown?: boolean;
  saved?: SavedVersion | undefined;
  saving?: { progress: SaveProgress; cancel: () => void } | undefined;
  failure?: unknown;
}

export const useSavedState = create<Record<string, SavedState>>()(() => ({}));

const update = (version: string, change: SavedState) =>
  useSavedState.setState((states) => ({ [version]: { ...states[version], ...change } }));

/** Looks for what an earlier visit has saved. */
export async function lookUpSaved(source: ContentSource, version: string): Promise<void> {
  if (useSavedState.getState()[version]?.isKnown) return;
  const asked = withTimeout(readSavedVersion(rootAddress(source), version), STORAGE_TIMEOUT);
  const saved = await asked.catch(() => undefined);
  update(version, { isKnown: true, saved });
}

interface SavingRequest {
  source: ContentSource;
  /** Name of the version. */
  name: string;
  /** Gives the manifest as the server has it. */
  readManifest: () => Promise<Manifest>;
}

/** Saves a version, or brings it up to date. Never throws. */
export async function startSaving({ source, name, readManifest }: SavingRequest): Promise<void> {
  if (useSavedState.getState()[name]?.saving !== undefined) return;
  const abort = new AbortController();
  const cancel = () => {
    abort.abort();
    // What is on its way may take its time to notice; the reader need not wait for it.
    update(name, { saving: undefined });
  };
  const onProgress = (progress: SaveProgress) => {
    if (!abort.signal.aborted) update(name, { saving: { progress, cancel } });
  };
  update(name, { failure: undefined });
  onProgress({ done: 0, total: 0, bytes: 0 });
  try {
    const { saveVersion } = await loadPart(
      () => import(/* webpackChunkName: "save" */ '../../content/saved/saveVersion.ts'),
    );
    const parts = await listLaterParts();
    const manifest = await readManifest();
    const version = manifest.versions.find((each) => each.name === name);
    if (version === undefined) throw new ContentError('notFound', MANIFEST_FILE, `没有版本 ${name}`);
    const saved = await saveVersion({ source, manifest, version, parts, signal: abort.signal, onProgress });
    update(name, { saved });
  } catch (failure) {
    if (!abort.signal.aborted) update(name, { failure });
  } finally {
    // After a cancel it may be the next saving's.
    if (!abort.signal.aborted) update(name, { saving: undefined });
  }
}

/** Removes what is saved of a version. Never throws. */
export async function removeSaved(source: ContentSource, version: string): Promise<void> {
  try {
    await withTimeout(removeSavedVersion(rootAddress(source), version), STORAGE_TIMEOUT);
    update(version, { saved: undefined, failure: undefined });
  } catch (failure) {
    update(version, { failure });
  }
}
