// What the browser has to load, in bytes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGE_KINDS } from '../../core/site/nav/pageKinds.ts';
import type { EngineBuild } from './keptEngine.ts';

/** All scripts and styles that the shell and a doc's page load. */
export function listFirstRouteFiles({ scripts, styles, parts }: EngineBuild): {
  js: string[];
  css: string[];
} {
  const files = [
    ...new Set([...scripts, ...styles, ...PAGE_KINDS.doc.parts.flatMap((name) => parts.get(name) ?? [])]),
  ];
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  };
}

const gzip = (bytes: Buffer) => gzipSync(bytes, { level: 9 });

/** Files are sent one by one, so each is compressed for itself. */
export async function measureFiles(
  folder: string,
  files: readonly string[],
  compress: (bytes: Buffer) => Buffer = gzip,
): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => compress(await readFile(join(folder, file))).length),
  );
  return sizes.reduce((total, size) => total + size, 0);
}
