import { relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { coalesce } from '../lib/coalesce.ts';

/** Editors write in several steps; changes this close together, in milliseconds, are one. */
const QUIET_TIME = 50;

/**
 * Calls back with the files that were edited, added or removed below a folder, as slash paths.
 * While a callback works, changes are collected for the next one.
 */
export async function watchFolder(
  folder: string,
  onChange: (files: readonly string[]) => Promise<void>,
): Promise<() => Promise<void>> {
  const toPath = (file: string) => relative(folder, file).split(sep).join('/');
  const isHidden = (file: string) => /(?:^|\/)(?:\.[^/]|node_modules(?:\/|$))/.test(toPath(file));
  const watcher = watch(folder, { ignoreInitial: true, ignored: isHidden });
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const flush = coalesce(async () => {
    const files = [...changed];
    changed.clear();
    if (files.length > 0) await onChange(files);
  });
  watcher.on('all', (event, file) => {
    // The files in a folder are told one by one.
    if (event === 'addDir' || event === 'unlinkDir') return;
    changed.add(toPath(file));
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), QUIET_TIME);
  });
  watcher.on('error', (error) =>
    console.error(`监视文件时出错：${error instanceof Error ? error.message : error}`),
  );
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
