// Stores the drafts of this site in the first available backend, locks the draft that a tab is editing, and holds drafts
// that the backend rejected in memory.
import { draftsKey } from '../../lib/deferredStorageKeys.ts';
import { withTimeout } from '../../reader/platform/withTimeout.ts';
import { rootData } from '../../reader/store/rootData.ts';
import type { Draft, DraftStorage } from './draftStorage.ts';
import { indexedDbDrafts } from './indexedDbDrafts.ts';

const DRAFT_STORAGES: readonly DraftStorage[] = [indexedDbDrafts];

/** In milliseconds. In some browsers the promise of `locks.query()` never settles. */
const LOCK_QUERY_TIMEOUT = 3000;

export interface ListedDraft extends Draft {
  isLocked: boolean;
}

function storage(): DraftStorage {
  const found = DRAFT_STORAGES.find(({ isAvailable }) => isAvailable());
  if (found === undefined) throw new Error('no draft storage');
  return found;
}

export const putDraft = async (draft: Draft): Promise<void> => storage().put(draft);

export const replaceDraft = async (older: Draft, draft: Draft): Promise<void> =>
  storage().replace(older, draft);

export const deleteDraft = async (id: string): Promise<void> => storage().delete(id);

export async function listDrafts(): Promise<ListedDraft[]> {
  const [drafts, locked] = await Promise.all([storage().list(), queryLocks()]);
  return drafts
    .sort((a, b) => b.time - a.time)
    .map((draft) => ({ ...draft, isLocked: locked.has(lockName(draft.id)) }));
}

const lockName = (id: string) => `${draftsKey(rootData().storageKey)}:${id}`;

/** Locks a draft in all tabs while this one edits it; returns a function that releases the lock. */
export function lockDraft(id: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // `navigator.locks` is undefined without HTTPS: drafts are not locked then.
  navigator.locks?.request(lockName(id), () => released).catch(() => {});
  return release;
}

async function queryLocks(): Promise<ReadonlySet<string | undefined>> {
  const query = navigator.locks && withTimeout(navigator.locks.query(), LOCK_QUERY_TIMEOUT).catch(() => {});
  const { held = [] } = (await query) ?? {};
  return new Set(held.flatMap(({ name, mode }) => (mode === 'exclusive' ? [name] : [])));
}

/** Resolves when no tab holds the draft's lock; rejects on abort. */
export async function waitForUnlock(id: string, signal: AbortSignal): Promise<void> {
  await navigator.locks?.request(lockName(id), { mode: 'shared', signal }, () => {});
}

/** Drafts that the backend rejected when their editor was closed, by file. */
const inMemory = new Map<string, Draft>();

const warnBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** Holds a draft in memory; a `beforeunload` listener makes the browser warn the user before the page is unloaded. */
export function holdInMemory(draft: Draft): void {
  inMemory.set(draft.file, draft);
  window.addEventListener('beforeunload', warnBeforeUnload);
}

export function findInMemory(file: string): Draft | undefined {
  return inMemory.get(file);
}

export function removeFromMemory(file: string): void {
  inMemory.delete(file);
  if (inMemory.size === 0) window.removeEventListener('beforeunload', warnBeforeUnload);
}
