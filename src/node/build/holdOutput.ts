// One build at a time writes into a folder. It works in a hidden folder beside it, which is the lock as well.
import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../lib/errors.ts';
import { makeIgnoredFolder, removeIgnoredFolder } from '../lib/replaceFile.ts';

/** A build that was killed leaves its sign, and its number may be another process's by now: nobody renews the sign. */
const RENEWED_MS = 5000;
const STALE_MS = 60_000;

/** In the sign. */
const HOLDER_FILE = 'pid';

/**
 * Does what nobody else may do with a folder meanwhile; throws where another build is at it.
 * @param work gets a folder on the same disk, where that can be, for files that are not finished
 */
export async function holdOutput<T>(folder: string, work: (held: string) => Promise<T>): Promise<T> {
  // A folder with a dot is no part of a site folder that it may lie in.
  const sign = join(dirname(folder), `.${basename(folder)}.building`);
  await mkdir(dirname(sign), { recursive: true });
  if (!(await putSign(sign))) {
    if (!(await isHeld(sign))) await removeIgnoredFolder(sign).catch(() => {});
    if (!(await putSign(sign)))
      throw new Error(
        `另一个构建正在写入 ${folder}，这一个没有开始，什么也没有改动。请等它结束再试，或者用 OUT_DIR 指定另一个文件夹。`,
      );
  }
  const renewing = setInterval(() => {
    const now = new Date();
    utimes(sign, now, now).catch(() => {});
  }, RENEWED_MS).unref();
  try {
    return await work(sign);
  } finally {
    clearInterval(renewing);
    await removeIgnoredFolder(sign);
  }
}

/** Whether the sign is ours now, and nobody else's. */
async function putSign(sign: string): Promise<boolean> {
  try {
    await makeIgnoredFolder(sign);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  await writeFile(join(sign, HOLDER_FILE), String(process.pid));
  return true;
}

async function isHeld(sign: string): Promise<boolean> {
  const found = await stat(sign).catch(() => undefined);
  if (found === undefined || Date.now() - found.mtimeMs > STALE_MS) return false;
  const holder = await readFile(join(sign, HOLDER_FILE), 'utf8').catch(() => undefined);
  // It has just been put.
  return holder === undefined || isRunning(Number(holder));
}

function isRunning(holder: number): boolean {
  try {
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
