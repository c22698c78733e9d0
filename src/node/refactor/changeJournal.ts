// Changes of several files of a site folder: all of them happen, or none does, whenever the program is stopped.
// What was and what is to be is written beside first; from one renaming on the changes count as done, and whoever
// comes next brings them to their end.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, describeError } from '../lib/errors.ts';
import { removeFiles } from '../lib/replaceFolder.ts';
import { hashOf, readBytes, replaceBytes, writeSafely } from './fileBytes.ts';
import { describeWayOut, findWayOut } from './findWayOut.ts';

/** Folder inside the site folder, on the same disk as what it replaces; names with a dot are not published. */
const FOLDER = '.changes';

/** Changes that can be taken back. */
const KEPT = 20;

/** A file's bytes before and after, undefined where there is none. */
export interface ByteChange {
  file: string;
  before: Buffer | undefined;
  after: Buffer | undefined;
  /** Who may read and run it, where it is not there already. */
  mode?: number | undefined;
}

/** Nothing was changed, and why. */
export class NothingChanged extends Error {}

/** What is to be done, as it stands on disk; the bytes lie beside it under their hashes. */
interface Written {
  files: {
    file: string;
    before?: string | undefined;
    after?: string | undefined;
    mode?: number | undefined;
  }[];
  /** The changes that are taken back by these. */
  undone?: string | undefined;
  /** Whether they can be taken back themselves. */
  isKept: boolean;
}

interface WriteOptions {
  undone?: string;
  isKept?: boolean;
}

export interface Journal {
  /** Makes changes. Rejects with NothingChanged where a file is not as it is thought to be, or the system refuses. */
  write: (changes: readonly ByteChange[], options?: WriteOptions) => Promise<void>;
  /** Brings to its end what was begun; the files concerned, of those `edited` that somebody has changed meanwhile. */
  finish: () => Promise<{ files: string[]; edited: string[] }>;
  /** The last changes that can be taken back. */
  readLast: () => Promise<{ name: string; changes: ByteChange[] } | undefined>;
}

export function openJournal(siteDir: string): Journal {
  const at = (...names: string[]) => join(siteDir, FOLDER, ...names);
  const [next, doing, gone] = [at('next'), at('doing'), at('gone')];
  const inSite = (file: string) => join(siteDir, file);
  const hashIn = async (file: string) => hashOf(await readBytes(inSite(file)));
  const listDone = async () => (await readdir(at('done')).catch(() => [])).map(Number).sort((a, b) => a - b);

  const stage = async (changes: readonly ByteChange[], rest: Pick<Written, 'undone' | 'isKept'>) => {
    await rm(next, { recursive: true, force: true });
    // One by one: of a disk that is read-only Node says otherwise that the folder above is missing.
    if (!existsSync(at())) await mkdir(at());
    await mkdir(next);
    // They are this clone's own.
    await writeFile(at('.gitignore'), '*\n');
    for (const { file, before, after } of changes) {
      const wayOut = await findWayOut(siteDir, file);
      if (wayOut !== undefined)
        throw new NothingChanged(`${await describeWayOut(siteDir, file, wayOut)}，没有改动任何文件`);
      const now = await hashIn(file);
      // Where names are the same in any case, a new one finds the file that it is to replace.
      const found = before ?? changes.find((other) => isCaseTwin(other, file))?.before;
      if (now !== hashOf(before) && now !== hashOf(found)) throw editedMeanwhile(file);
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

  /** Gives files the one of their two states or the other; those that are in neither are left alone. */
  const turn = async (files: Written['files'], to: 'before' | 'after') => {
    const from = to === 'after' ? 'before' : 'after';
    const edited: string[] = [];
    // Removals first: where names are the same in any case, the new file would go with the old one.
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

  const forget = async () => {
    await rename(doing, gone);
    await rm(gone, { recursive: true });
  };

  const swap = async (isFresh = false) => {
    const record = await readRecord(doing);
    const { files } = record;
    const takeBack = async (reason: NothingChanged): Promise<never> => {
      await turn(files, 'before');
      await forget();
      throw reason;
    };
    const refused = onRefusal((error) => takeBack(refusedBySystem(error)));
    const edited = await turn(files, 'after').catch(refused);
    // Of what was broken off before, the rest is wanted still.
    if (isFresh && edited[0] !== undefined) return takeBack(editedMeanwhile(edited[0]));
    // They are made: where they cannot be filed, whoever comes next does it.
    await fileAway(record).catch(onRefusal(() => {}));
    return { files: files.map(({ file }) => file), edited };
  };

  const fileAway = async ({ undone, isKept }: Written) => {
    if (undone !== undefined) await rm(at('done', undone), { recursive: true, force: true });
    if (!isKept) return forget();
    await mkdir(at('done'), { recursive: true });
    const done = await listDone();
    await rename(doing, at('done', String((done.at(-1) ?? 0) + 1)));
    for (const old of done.slice(0, -KEPT + 1)) await rm(at('done', String(old)), { recursive: true });
  };

  const finish: Journal['finish'] = async () => {
    await rm(gone, { recursive: true, force: true });
    if (existsSync(doing)) return swap();
    await rm(next, { recursive: true, force: true });
    return { files: [], edited: [] };
  };

  return {
    finish,
    async write(changes, { undone, isKept = true } = {}) {
      await finish();
      const refused = onRefusal((error) => {
        throw refusedBySystem(error);
      });
      await stage(changes, { undone, isKept }).catch(refused);
      await rename(next, doing).catch(refused);
      await swap(true);
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

/** What stage() wrote. */
async function readRecord(folder: string): Promise<Written> {
  return JSON.parse(await readFile(join(folder, 'record.json'), 'utf8'));
}

/** Whether a change takes away what bears a file's name in other letters. */
function isCaseTwin({ file, after }: ByteChange, name: string): boolean {
  return after === undefined && file !== name && file.toLowerCase() === name.toLowerCase();
}

/** Somebody else has changed a file. */
export function editedMeanwhile(file: string): NothingChanged {
  return new NothingChanged(`${file} 在此期间被改过，没有改动任何文件`);
}

function refusedBySystem(error: Error): NothingChanged {
  return new NothingChanged(`没有改动任何文件：${describeError(error)}`);
}

/** Does something about what the system refuses; whatever else is thrown goes on. */
function onRefusal<T>(act: (error: Error) => T): (error: Error) => T {
  return (error) => {
    if (codeOf(error) === undefined) throw error;
    return act(error);
  };
}
