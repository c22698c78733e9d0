// A web server in memory: the small site of the fixtures, as the build publishes it.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SEARCH_FOLDER } from '../../src/core/search/index/indexFiles.ts';
import type { Manifest } from '../../src/core/site/manifest/manifest.ts';
import { parseManifest } from '../../src/core/site/manifest/parseManifest.ts';
import { buildManifest } from '../../src/node/manifest/buildManifest.ts';
import { readSearchPage } from '../../src/node/search/buildSearch.ts';
import { buildIndex, hashText } from './searchIndex.ts';

const SITE = fileURLToPath(new URL('../fixtures/site', import.meta.url));

/** Address of the site's root. */
export const SITE_URL = 'http://localhost:3000/';

/** What comes instead of a file: a status and nothing else, no connection, no answer, the host's home page. */
type Fault = number | 'lost' | 'silence' | 'web page';

export interface MemoryHost {
  /** What the shells were made from. */
  shellManifest: Manifest;
  /** Texts by their path inside the site. */
  files: Map<string, string>;
  faults: Map<string, Fault>;
  /** Paths that were asked for, in order. */
  asked: string[];
  fetch: typeof fetch;
  /** Lets a file wait until the returned function is called. */
  hold: (path: string) => () => void;
  /** Publishes a changed manifest, as a build of a changed site does. */
  editManifest: (change: (manifest: Manifest) => void) => void;
}

let published: Promise<ReadonlyMap<string, string>> | undefined;

export async function memoryHost(): Promise<MemoryHost> {
  published ??= publish();
  const files = new Map(await published);
  const faults = new Map<string, Fault>();
  const held = new Map<string, Promise<void>>();
  const asked: string[] = [];
  const answer = async (url: string, { cache, signal }: RequestInit): Promise<Response> => {
    const path = decodeURI(url.slice(SITE_URL.length));
    // This browser keeps nothing.
    if (cache === 'only-if-cached') throw new TypeError('not kept');
    asked.push(path);
    await held.get(path);
    const fault = faults.get(path) ?? (files.has(path) ? undefined : 404);
    if (fault === 'lost') throw new TypeError('lost');
    if (fault === 'silence') return waitForAbort(signal);
    if (fault === 'web page')
      return new Response('<!doctype html><h1>Home</h1>', { headers: { 'content-type': 'text/html' } });
    return fault === undefined ? new Response(files.get(path)) : new Response('lost', { status: fault });
  };
  const host: MemoryHost = {
    shellManifest: parseManifest(files.get('manifest.json') ?? ''),
    files,
    faults,
    asked,
    fetch: (input, options = {}) => answer(new URL(String(input), SITE_URL).href, options),
    hold: (path) => {
      let letGo = () => {};
      held.set(
        path,
        new Promise((resolve) => {
          letGo = resolve;
        }),
      );
      return letGo;
    },
    editManifest: (change) => {
      const manifest: Manifest = JSON.parse(files.get('manifest.json') ?? '');
      change(manifest);
      const text = JSON.stringify(manifest);
      files.set('manifest.json', text);
      host.shellManifest = parseManifest(text);
    },
  };
  return host;
}

function waitForAbort(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))),
  );
}

async function publish(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const name of await readdir(SITE, { recursive: true }))
    if (name.endsWith('.md')) files.set(name.split('\\').join('/'), await readFile(join(SITE, name), 'utf8'));
  const { manifest } = await buildManifest(SITE, { lastUpdates: false, drafts: false });
  for (const version of manifest.versions) {
    version.search = version.name;
    const pages = await Promise.all(version.docs.map((doc) => readSearchPage(SITE, doc)));
    for (const { name, text } of buildIndex(pages).finish(hashText))
      files.set(`${SEARCH_FOLDER}/${version.name}/${name}`, text);
  }
  return files.set('manifest.json', JSON.stringify(manifest));
}
