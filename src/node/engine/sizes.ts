// What the browser has to load, in bytes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { PAGE_KINDS } from '../../core/nav/pageKinds.ts';
import type { EngineBuild } from './compile.ts';

export interface Size {
  gzip: number;
  brotli: number;
}

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

/** Files are sent one by one, so each is compressed for itself. */
export async function measureFiles(folder: string, files: readonly string[]): Promise<Size> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(folder, file));
      return { gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length };
    }),
  );
  const sum = (pick: (size: Size) => number) => sizes.reduce((total, size) => total + pick(size), 0);
  return { gzip: sum((size) => size.gzip), brotli: sum((size) => size.brotli) };
}
