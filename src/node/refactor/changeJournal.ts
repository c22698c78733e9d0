// A write-ahead journal: changes of several files are atomic even if the process is killed. The old and the new bytes are
// persisted in a folder first; when it is renamed to `doing`, the changes are committed, and the next process completes them.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pageCommandMessages as messages } from '#i18n/pageCommandMessages';
import { codeOf, describeError } from '../lib/errors.ts';
import { unfinishedPath } from '../lib/replaceFile.ts';
import { removeFiles } from '../lib/replaceFolder.ts';
import { describeOutside, findOutside } from './findOutside.ts';

/** Inside the site folder, since a rename must stay on one file system; a build skips names with a dot. */
const FOLDER = '.changes';

const MAX_UNDO = 20;

/** Snapshots of a file before and after a change; a snapshot is undefined where there is no file. */
export interface ByteChange {
  file: string;
  before: Buffer | undefined;
  after: Buffer | undefined;
  /** File mode (permissions) of a new file. */
  mode?: number | undefined;
}

/** Thrown where no file was changed; the message has the reason. */
export class NothingChanged extends Error {}

/** A change as it is serialized; the snapshots are in the same folder, named by their hash. */
interface JournalRecord {
  files: {
    file: string;
    before?: string | undefined;
    after?: string | undefined;
    mode?: number | undefined;
  }[];
  /** Name of the change that this one undoes. */
  undone?: string | undefined;
  /** Whether the change can be undone. */
  isKept: boolean;
}

interface WriteOptions {
  undone?: string;
  isKept?: boolean;
}

export interface Journal {
  /** Rejects with NothingChanged where a file was edited since, or the file system reports an error. */
  write: (changes: readonly ByteChange[], options?: WriteOptions) => Promise<void>;
  /** Completes a change that was interrupted; `edited` are its files that were edited since and stay as they are. */
  finish: () => Promise<{ files: string[]; edited: string[] }>;
  readLast: () => Promise<{ name: string; changes: ByteChange[] } | undefined>;
}

export function openJournal(siteDir: string): Journal {
  const at = (...names: string[]) => join(siteDir, FOLDER, ...names);
  const [next, doing, removed] = [at('next'), at('doing'), at('gone')];
  const inSite = (file: string) => join(siteDir, file);
  const hashIn = async (file: string) => hashOf(await readBytes(inSite(file)));
  const listDone = async () => (await readdir(at('done')).catch(() => [])).map(Number).sort((a, b) => a - b);

  const stage = async (changes: readonly ByteChange[], rest: Pick<JournalRecord, 'undone' | 'isKept'>) => {
    await rm(next, { recursive: true, force: true });
    // Not `recursive`: on a read-only file system Node would report the parent folder as missing.
    if (!existsSync(at())) await mkdir(at());
    await mkdir(next);
    // git ignores the journal, which belongs to one clone.
    await writeFile(at('.gitignore'), '*\n');
    for (const { file, before, after } of changes) {
      const target = await findOutside(siteDir, file);
      if (target !== undefined)
        throw new NothingChanged(messages.nothingChanged(await describeOutside(siteDir, file, target)));
      const now = await hashIn(file);
      // On a case-insensitive file system, the new name of a rename by case still has the old state.
      const twin = before ?? changes.find((other) => isCaseTwin(other, file))?.before;
      if (now !== hashOf(before) && now !== hashOf(twin)) throw createEditedError(file);
      for (const bytes of [before, after])
        if (bytes !== undefined) await writeSafely(join(next, hashOf(bytes) ?? ''), bytes);
    }
    const files = changes.map((change) => ({
      ...change,
      before: hashOf(change.before),
      after: hashOf(change.after),
    }));
    await writeSafely(join(next, 'record.json'), Buffer.from(JSON.stringify({ files, ...rest })));
  };

  /** Switches files to the state before or after; a file in neither state was edited and stays. */
  const switchTo = async (files: JournalRecord['files'], to: 'before' | 'after') => {
    const from = to === 'after' ? 'before' : 'after';
    const edited: string[] = [];
    // Removals first: on a case-insensitive file system the removal of the old name would remove the new file.
    for (const entry of [...files].sort((a, b) => Number(!!a[to]) - Number(!!b[to]))) {
      const now = await hashIn(entry.file);
      if (now === entry[to]) continue;
      if (now !== entry[from]) {
        edited.push(entry.file);
        continue;
      }
      const bytes = entry[to] && (await readFile(join(doing, entry[to])));
      if (!bytes) await removeFiles(siteDir, [entry.file]);
      else await replaceBytes(inSite(entry.file), { bytes, mode: entry.mode });
    }
    return edited;
  };

  const discard = async () => {
    await rename(doing, removed);
    await rm(removed, { recursive: true });
  };

  const commit = async (isFresh = false) => {
    const record = await readRecord(doing);
    const { files } = record;
    const rollBack = async (reason: NothingChanged): Promise<never> => {
      await switchTo(files, 'before');
      await discard();
      throw reason;
    };
    const handle = onSystemError((error) => rollBack(createSystemError(error)));
    const edited = await switchTo(files, 'after').catch(handle);
    // An interrupted change is completed without the files that were edited since.
    if (isFresh && edited[0] !== undefined) return rollBack(createEditedError(edited[0]));
    // All files have the new state; an error of the archive is left to the next call of finish().
    await archive(record).catch(onSystemError(() => {}));
    return { files: files.map(({ file }) => file), edited };
  };

  const archive = async ({ undone, isKept }: JournalRecord) => {
    if (undone !== undefined) await rm(at('done', undone), { recursive: true, force: true });
    if (!isKept) return discard();
    await mkdir(at('done'), { recursive: true });
    const done = await listDone();
    await rename(doing, at('done', String((done.at(-1) ?? 0) + 1)));
    for (const old of done.slice(0, -MAX_UNDO + 1)) await rm(at('done', String(old)), { recursive: true });
  };

  const finish: Journal['finish'] = async () => {
    await rm(removed, { recursive: true, force: true });
    if (existsSync(doing)) return commit();
    await rm(next, { recursive: true, force: true });
    return { files: [], edited: [] };
  };

  return {
    finish,
    async write(changes, { undone, isKept = true } = {}) {
      await finish();
      const handle = onSystemError((error) => {
        throw createSystemError(error);
      });
      await stage(changes, { undone, isKept }).catch(handle);
      await rename(next, doing).catch(handle);
      await commit(true);
    },
    async readLast() {
      const name = (await listDone()).at(-1)?.toString();
      if (name === undefined) return undefined;
      const { files } = await readRecord(at('done', name));
      const read = async (hash: string | undefined) =>
        hash === undefined ? undefined : readFile(at('done', name, hash));
      const changes: ByteChange[] = [];
      for (const { before, after, ...rest } of files)
        changes.push({ ...rest, before: await read(before), after: await read(after) });
      return { name, changes };
    },
  };
}

async function readRecord(folder: string): Promise<JournalRecord> {
  return JSON.parse(await readFile(join(folder, 'record.json'), 'utf8'));
}

function isCaseTwin({ file, after }: ByteChange, name: string): boolean {
  return after === undefined && file !== name && file.toLowerCase() === name.toLowerCase();
}

export function createEditedError(file: string): NothingChanged {
  return new NothingChanged(messages.edited(file));
}

function createSystemError(error: Error): NothingChanged {
  return new NothingChanged(messages.systemError(describeError(error)));
}

/** Handles errors of the file system, which have a code; rethrows others. */
function onSystemError<T>(act: (error: Error) => T): (error: Error) => T {
  return (error) => {
    if (codeOf(error) === undefined) throw error;
    return act(error);
  };
}

/** Undefined where there is no file. */
export async function readBytes(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: unknown) => {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  });
}

function hashOf(bytes: Buffer | undefined): string | undefined {
  return bytes && createHash('sha256').update(bytes).digest('hex');
}

/** `fsync` persists the bytes before the rename that commits them. */
async function writeSafely(path: string, bytes: Buffer): Promise<void> {
  const handle = await open(path, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file atomically; an existing file keeps its permissions. */
async function replaceBytes(path: string, fresh: { bytes: Buffer; mode: number | undefined }): Promise<void> {
  const unfinished = unfinishedPath(path);
  await mkdir(dirname(path), { recursive: true });
  await writeSafely(unfinished, fresh.bytes);
  const { mode } = await stat(path).catch(() => fresh);
  // The error of chmod() is ignored: some file systems have no permissions.
  if (mode !== undefined) await chmod(unfinished, mode).catch(() => {});
  await rename(unfinished, path);
}
