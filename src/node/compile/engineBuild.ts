// A compiled browser bundle: its files and their sizes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGE_KINDS } from '../../core/site/nav/pageKinds.ts';

/** Files of the output folder that the page's shell and the budgets need to know. */
export interface EngineBuild {
  scripts: readonly string[];
  styles: readonly string[];
  /** Rules of lazy chunks (*.part.css), which their scripts add to the page; absent where there are no such rules. */
  partStyles?: string;
  /** Files of each named lazy chunk, including those that it shares with others. */
  parts: ReadonlyMap<string, readonly string[]>;
  /** All files of the application, including chunks without a name. */
  files: readonly string[];
  /** The service worker, by its path from the site's root; a development build has none. */
  worker?: string | undefined;
}

/** An EngineBuild in JSON. */
export interface EngineJson extends Omit<EngineBuild, 'parts'> {
  parts: readonly [name: string, files: readonly string[]][];
}

export const engineToJson = (engine: EngineBuild): EngineJson => ({ ...engine, parts: [...engine.parts] });
export const engineFromJson = (json: EngineJson): EngineBuild => ({ ...json, parts: new Map(json.parts) });

/**
 * `web` addresses pages by paths; `offline` (the kit) and `folder` (a folder of markdown without a build) by hashes;
 * `development` is `web` that follows changes of the files, with debug information except in the package.
 */
export type BrowserPart = 'web' | 'offline' | 'folder' | 'development';

/** Scripts and stylesheets that the shell and the page of a document load. */
export function listFirstRouteFiles({ scripts, styles, parts }: EngineBuild): {
  js: string[];
  css: string[];
} {
  const files = [
    ...new Set([...scripts, ...styles, ...PAGE_KINDS.doc.chunks.flatMap((name) => parts.get(name) ?? [])]),
  ];
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  };
}

const gzip = (bytes: Buffer) => gzipSync(bytes, { level: 9 });

/** Sum of the compressed sizes: hosts compress each file separately. */
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
