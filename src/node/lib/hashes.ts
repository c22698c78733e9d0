import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE } from '#site-i18n/language';
import { isPackage, PACKED_ENGINE } from './cacheRoot.mjs';
import { listFolder } from './listFiles.ts';
import { PROJECT } from './project.ts';

/** 96 bits of SHA-256, as a file name or cache key. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 24);
}

const CHUNK = Buffer.allocUnsafeSlow(1 << 16);

/** SHA-256 of a file, read in chunks: attached videos may be larger than the memory. */
export function hashFile(path: string): string {
  const hash = createHash('sha256');
  // Synchronous: for thousands of small files promises cost more than reading.
  const file = openSync(path, 'r');
  try {
    for (;;) {
      const bytesRead = readSync(file, CHUNK);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(CHUNK.subarray(0, bytesRead));
    }
  } finally {
    closeSync(file);
  }
}

/** Major version of Node: the Unicode tables of regular expressions depend on it. */
const NODE = process.versions.node.split('.')[0] ?? '';

export interface Sources {
  paths: readonly string[];
  /** Filters the files below these paths; default: all. */
  isMeant?: (file: string) => boolean;
}

/**
 * Hash of paths, contents and the language of the site, the same in every clone; in a published package, of the whole
 * engine. Rejects where a path does not exist.
 */
export async function hashSources(
  { paths, isMeant = () => true }: Sources,
  project = PROJECT,
): Promise<string> {
  const files: string[] = [];
  for (const path of isPackage(project) ? [PACKED_ENGINE] : paths) files.push(...listFiles(project, path));
  const hash = createHash('sha256').update(NODE).update(LANGUAGE);
  for (const file of files.filter(isMeant).sort()) {
    // Synchronous: for a thousand small files promises take three times as long.
    const content = readFileSync(join(project, file));
    // Hashes path and length too: otherwise moving text from the end of a file to the start of the next file would
    // not change the hash.
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

function listFiles(project: string, path: string): string[] {
  const place = join(project, path);
  if (!statSync(place).isDirectory()) return [path];
  return listFolder(place).map((file) => `${path}/${file}`);
}
