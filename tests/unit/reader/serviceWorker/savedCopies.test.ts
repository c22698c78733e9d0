import { beforeEach, expect, it, vi } from 'vitest';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { savedCache, visitedCache } from '../../../../src/core/offline/cacheNames.ts';
import { DEPLOYMENT_NAME } from '../../../../src/core/offline/deployment.ts';

const ROOT = 'https://x.org/a/';
const MANIFEST = `${ROOT}manifest.json`;

/** What a browser keeps: text by address, by cache. */
const kept = new Map<string, Map<string, string>>();
const answer = (text: string | undefined) => (text === undefined ? undefined : new Response(text));
const addressOf = (asked: Request | string) => (typeof asked === 'string' ? asked : asked.url);

const open = async (name: string) => ({
  match: async (asked: Request | string) => answer(kept.get(name)?.get(addressOf(asked))),
  put: async (asked: Request | string, response: Response) =>
    kept.get(name)?.set(addressOf(asked), await response.text()),
});

let plugin: WorkboxPlugin;
let isSavedUrl: (address: string) => Promise<boolean>;
beforeEach(async () => {
  kept.clear();
  vi.stubGlobal('registration', { scope: ROOT });
  vi.stubGlobal(DEPLOYMENT_NAME, { home: '' });
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    open,
    match: async (asked: Request | string) =>
      answer([...kept.values()].map((cache) => cache.get(addressOf(asked))).find(Boolean)),
  });
  ({ savedCopies: plugin, isSavedUrl } = await import('../../../../src/reader/serviceWorker/savedCopies.ts'));
});

const keep = (name: string, files: Record<string, string>) =>
  kept.set(name, new Map(Object.entries(files).map(([file, text]) => [ROOT + file, text])));
const trunk = (part: string) =>
  JSON.stringify({ parts: { files: [part], ranges: [['/docs', 'parts/r.json']] } });

/** As the strategy for texts asks for a copy. */
async function askForCopy(url: string, cache: RequestCache = 'only-if-cached'): Promise<string | undefined> {
  const request = new Request(url, { cache, mode: 'same-origin' });
  const visited = answer(kept.get(visitedCache('text', ROOT))?.get(url));
  // Workbox gives more, which it does not ask for.
  const found = await plugin.cachedResponseWillBeUsed?.({ request, cachedResponse: visited } as never);
  return found ? found.text() : undefined;
}

const visit = (file: string, text: string) =>
  plugin.cacheDidUpdate?.({ request: new Request(ROOT + file), newResponse: new Response(text) } as never);

const SAVED = { 'manifest.json': trunk('parts/0.old.json'), 'parts/0.old.json': '{}', 'parts/r.json': '[]' };

it('gives the manifest whose parts are kept, where a visit has brought one that names others', async () => {
  keep(savedCache('v8', 'a1', ROOT), SAVED);
  keep(visitedCache('text', ROOT), { 'manifest.json': trunk('parts/0.new.json') });
  await visit('manifest.json', trunk('parts/0.new.json'));
  expect(await askForCopy(MANIFEST)).toBe(trunk('parts/0.old.json'));
  expect(await askForCopy(MANIFEST, 'no-cache')).toBe(trunk('parts/0.new.json'));

  keep(visitedCache('part', ROOT), { 'parts/0.new.json': '{}' });
  expect(await askForCopy(MANIFEST)).toBe(trunk('parts/0.new.json'));
});

it('gives the newest manifest where none has parts, or those of none are kept', async () => {
  keep(savedCache('v7', 'a1', ROOT), { 'manifest.json': '{"at":1}' });
  keep(savedCache('v8', 'a2', ROOT), { 'manifest.json': '{"at":2}' });
  expect(await askForCopy(MANIFEST)).toBe('{"at":2}');
  keep(visitedCache('text', ROOT), { 'manifest.json': '{"at":3}' });
  expect(await askForCopy(MANIFEST)).toBe('{"at":3}');
  keep(visitedCache('text', ROOT), { 'manifest.json': trunk('parts/0.gone.json') });
  kept.delete(savedCache('v7', 'a1', ROOT));
  kept.delete(savedCache('v8', 'a2', ROOT));
  expect(await askForCopy(MANIFEST)).toBe(trunk('parts/0.gone.json'));
});

it('brings a saved text up to date', async () => {
  keep(savedCache('v8', 'a1', ROOT), { 'docs/v8/faq.md': 'old' });
  await visit('docs/v8/faq.md', 'new');
  expect(await askForCopy(`${ROOT}docs/v8/faq.md`)).toBe('new');
});

it('tells the pages of a site whose version is saved from those of another site below it', async () => {
  expect(await isSavedUrl(`${ROOT}docs/faq`)).toBe(false);
  const manifest = { versions: [{ path: '/docs' }, { path: '/docs/v7' }], pages: [{ path: '/关于' }] };
  keep(savedCache('v8', 'a1', ROOT), { 'manifest.json': JSON.stringify(manifest) });
  for (const path of ['', 'docs', 'docs/', 'docs/faq?x=1', 'docs/v7/faq', encodeURI('关于')])
    expect(await isSavedUrl(ROOT + path), path).toBe(true);
  for (const path of ['repo/', 'docs2/faq']) expect(await isSavedUrl(ROOT + path), path).toBe(false);
});
