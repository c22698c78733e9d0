import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isChunkError, loadChunk } from '../../../../src/reader/platform/loadChunk.ts';

const FILE = 'https://docs.example/assets/search.1f.js';
const missing = () =>
  Promise.reject(Object.assign(new Error('x'), { name: 'ChunkLoadError', request: FILE }));
const reload = vi.fn();
const answerWith = (status: number, type = 'text/plain') =>
  vi.stubGlobal('fetch', async () => new Response(null, { status, headers: { 'content-type': type } }));

/** `leaves` where the page is loaded anew: then nothing comes of it any more. */
const outcome = (load: () => Promise<unknown>) =>
  Promise.race([
    loadChunk(load).catch((error: unknown) => (isChunkError(error) ? 'told' : error)),
    new Promise((resolve) => setTimeout(() => resolve('leaves'), 50)),
  ]);

beforeEach(() => {
  const kept = new Map<string, string>();
  reload.mockReset();
  vi.stubGlobal('location', { reload, pathname: '/docs/sla' });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('loadChunk', () => {
  it('gives what was loaded', async () => {
    expect(await loadChunk(async () => 'part')).toBe('part');
  });

  it.each([
    ['404', 404, 'text/plain'],
    ['a web page', 200, 'text/html; charset=utf-8'],
  ])('loads the page anew, once, for a file in whose place stands %s', async (_, status, type) => {
    answerWith(status, type);
    expect(await outcome(missing)).toBe('leaves');
    expect(await outcome(missing)).toBe('told');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves the page alone where the server fails, answers with the file, or is out of reach', async () => {
    answerWith(503);
    expect(await outcome(missing)).toBe('told');
    answerWith(200, 'text/javascript');
    expect(await outcome(missing)).toBe('told');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await outcome(missing)).toBe('told');
    expect(reload).not.toHaveBeenCalled();
  });

  it('tells where the server does not even say whether it has the file', async () => {
    const isOver = AbortSignal.abort();
    vi.stubGlobal('AbortSignal', { timeout: () => isOver });
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) =>
      signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => {}),
    );
    expect(await outcome(missing)).toBe('told');
    expect(reload).not.toHaveBeenCalled();
  });

  it('hands on what is no missing part', async () => {
    const error = new Error('broken');
    expect(await outcome(() => Promise.reject(error))).toBe(error);
  });
});
