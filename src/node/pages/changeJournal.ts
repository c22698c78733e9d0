// Changes of several files of a site folder: all of them happen, or none does, whenever the program is stopped.
// What was and what is to be is written beside first; from one renaming on the changes count as done, and whoever
// comes next brings them to their end.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeFiles } from '../lib/replaceFolder.ts';
import { findWayOut } from './findWayOut.ts';

/** Folder inside the site folder, on the same disk as what it replaces; names with a dot are not published. */
const FOLDER = '.changes';

/** Changes that can be taken back. */
const KEPT = 20;

/** A file's bytes before and after, undefined where there is none. */
export interface ByteChange {
  file: string;
  before: Buffer | undefined;
  after: Buffer | undefined;
}

/** Is told of each step before it is made; what it throws is as a program that is stopped there. */
export type OnStep = (step: string) => void;

/** What is to be done, as it stands on disk; the bytes lie beside it under their hashes. */
interface Written {
  files: { file: string; before?: string | undefined; after?: string | undefined }[];
  /** The changes that are taken back by these. */
  undone?: string | undefined;
  /** Whether they can be taken back themselves. */
  isKept: boolean;
}

interface WriteOptions {
  undone?: string;
  isKept?: boolean;
  onStep?: OnStep;
}

export interface Journal {
  /** Makes changes. Rejects, and changes nothing, where a file is not as it is thought to be. */
  write: (changes: readonly ByteChange[], options?: WriteOptions) => Promise<void>;
  /** Brings to its end what was begun; the files concerned, of those `edited` that somebody has changed meanwhile. */
  finish: (onStep?: OnStep) => Promise<{ files: string[]; edited: string[] }>;
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
    await mkdir(next, { recursive: true });
    // They are this clone's own.
    await writeFile(at('.gitignore'), '*\n');
    for (const { file, before, after } of changes) {
      const wayOut = await findWayOut(siteDir, file);
      if (wayOut !== undefined) throw new Error(`${file} 不在站点文件夹里（${wayOut}），没有改动任何文件`);
      if ((await hashIn(file)) !== hashOf(before))
        throw new Error(`${file} 在此期间被改过，没有改动任何文件`);
      for (const bytes of [before, after])
        if (bytes !== undefined) await writeSafely(join(next, hashOf(bytes) ?? ''), bytes);
    }
    const files = changes.map(({ file, before, after }) => ({
      file,
      before: hashOf(before),
      after: hashOf(after),
    }));
    await writeSafely(join(next, 'record.json'), Buffer.from(JSON.stringify({ files, ...rest })));
  };

  /** Gives files the one of their two states or the other; those that are in neither are left alone. */
  const turn = async (files: Written['files'], to: 'before' | 'after', onStep: OnStep) => {
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
      onStep(entry.file);
      const bytes = entry[to] && (await readFile(join(doing, entry[to])));
      if (!bytes) await removeFiles(siteDir, [entry.file]);
      else await replaceBytes(inSite(entry.file), bytes, onStep);
    }
    return edited;
  };

  const forget = async () => {
    await rename(doing, gone);
    await rm(gone, { recursive: true });
  };

  const swap = async (onStep: OnStep) => {
    const { files, undone, isKept } = await readRecord(doing);
    const edited = await turn(files, 'after', onStep).catch(async (error: Error) => {
      // The system refuses one of them: then nothing shall have happened.
      if (!('code' in error)) throw error;
      await turn(files, 'before', () => {});
      await forget();
      throw error;
    });
    onStep('done');
    if (undone !== undefined) await rm(at('done', undone), { recursive: true, force: true });
    onStep('forgotten');
    if (isKept) {
      await mkdir(at('done'), { recursive: true });
      const done = await listDone();
      await rename(doing, at('done', String((done.at(-1) ?? 0) + 1)));
      for (const old of done.slice(0, -KEPT + 1)) await rm(at('done', String(old)), { recursive: true });
    } else await forget();
    return { files: files.map(({ file }) => file), edited };
  };

  const finish: Journal['finish'] = async (onStep = () => {}) => {
    await rm(gone, { recursive: true, force: true });
    if (existsSync(doing)) return swap(onStep);
    await rm(next, { recursive: true, force: true });
    return { files: [], edited: [] };
  };

  return {
    finish,
    async write(changes, { undone, isKept = true, onStep = () => {} } = {}) {
      await finish();
      onStep('stage');
      await stage(changes, { undone, isKept });
      onStep('commit');
      await rename(next, doing);
      await swap(onStep);
    },
    async readLast() {
      const name = (await listDone()).at(-1)?.toString();
      if (name === undefined) return undefined;
      const { files } = await readRecord(at('done', name));
      const read = async (hash: string | undefined) =>
        hash === undefined ? undefined : readFile(at('done', name, hash));
      const changes: ByteChange[] = [];
      for (const { file, before, after } of files)
        changes.push({ file, before: await read(before), after: await read(after) });
      return { name, changes };
    },
  };
}

/** What stage() wrote. */
async function readRecord(folder: string): Promise<Written> {
  return JSON.parse(await readFile(join(folder, 'record.json'), 'utf8'));
}

async function readBytes(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
}

function hashOf(bytes: Buffer | undefined): string | undefined {
  return bytes && createHash('sha256').update(bytes).digest('hex');
}

/** Writes bytes so that they outlast a power failure. */
async function writeSafely(path: string, bytes: Buffer): Promise<void> {
  const handle = await open(path, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Gives a file other bytes at one blow. */
async function replaceBytes(path: string, bytes: Buffer, onStep: OnStep): Promise<void> {
  const unfinished = join(dirname(path), `.${hashOf(Buffer.from(path))?.slice(0, 12)}.unfinished`);
  await mkdir(dirname(path), { recursive: true });
  await writeSafely(unfinished, bytes);
  onStep('swap');
  await rename(unfinished, path);
}
