import { expect, it, vi } from 'vitest';
import type { Version } from '../../../../src/core/site/manifest/manifest.ts';
import { saveVersion } from '../../../../src/reader/content/saved/saveVersion.ts';
import { httpSource } from '../../../../src/reader/content/sources/httpSource.ts';
import { testManifest as manifest } from '../../../support/testManifest.ts';

it('keeps nothing where it was cancelled before it could begin', async () => {
  const open = vi.fn();
  vi.stubGlobal('caches', { keys: async () => [], open, delete: async () => true });
  const [version] = manifest.versions;
  if (version === undefined) throw new Error('no version');
  const signal = AbortSignal.abort();
  const saving = saveVersion({
    source: httpSource('http://localhost/'),
    scope: 'http://localhost/',
    manifest,
    version,
    parts: [],
    signal,
    onProgress: () => {},
  });
  await expect(saving).rejects.toBe(signal.reason);
  expect(open).not.toHaveBeenCalled();
});

it('takes no web pages for a version: what was saved before stays where a host has nothing else to give', async () => {
  const kept = new Set(['docs|saved|v8|a1|http://localhost/']);
  const put = vi.fn(async () => {});
  vi.stubGlobal('caches', {
    keys: async () => [...kept],
    match: async () => undefined,
    open: async (name: string) => {
      kept.add(name);
      return { put, match: async () => undefined };
    },
    delete: async (name: string) => kept.delete(name),
  });
  const headers = { 'content-type': 'text/html' };
  vi.stubGlobal('fetch', async () => new Response('<!doctype html><title>请登录</title>', { headers }));
  const version = { ...manifest.versions[0], search: undefined } as Version;
  const saving = saveVersion({
    source: httpSource('http://localhost/'),
    scope: 'http://localhost/',
    manifest,
    version,
    parts: [],
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  await expect(saving).rejects.toMatchObject({ name: 'ContentError', kind: 'server' });
  expect([...kept]).toEqual(['docs|saved|v8|a1|http://localhost/']);
});

it('tells of no progress once it has failed, though files that were on the way arrive', async () => {
  const arrivals: (() => void)[] = [];
  const put = () => new Promise<void>((resolve) => void arrivals.push(resolve));
  vi.stubGlobal('caches', {
    keys: async () => [],
    match: async () => undefined,
    open: async () => ({ put, match: async () => undefined }),
    delete: async () => true,
  });
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('manifest.json') ? new Response('', { status: 503 }) : new Response('text'),
  );
  const onProgress = vi.fn();
  const saving = saveVersion({
    source: httpSource('http://localhost/'),
    scope: 'http://localhost/',
    manifest,
    version: { ...manifest.versions[0], search: undefined } as Version,
    parts: ['assets/a.12345678.js', 'assets/b.12345678.js'],
    signal: new AbortController().signal,
    onProgress,
  });
  await expect(saving).rejects.toMatchObject({ kind: 'server' });
  const told = onProgress.mock.calls.length;
  expect(arrivals.length).toBeGreaterThan(0);
  for (const arrive of arrivals) arrive();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(onProgress).toHaveBeenCalledTimes(told);
});

it('leaves out a file that the host gives to nobody: it is missing online as well', async () => {
  const kept: string[] = [];
  const put = async (url: string) => void kept.push(url);
  vi.stubGlobal('caches', {
    keys: async () => [],
    match: async () => undefined,
    open: async () => ({ put, match: async () => new Response('{}') }),
    delete: async () => true,
  });
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('logo.svg') ? new Response('forbidden', { status: 403 }) : new Response('text'),
  );
  await saveVersion({
    source: httpSource('http://localhost/'),
    scope: 'http://localhost/',
    manifest: { ...manifest, site: { ...manifest.site, favicon: 'img/logo.svg' } },
    version: { ...manifest.versions[0], search: undefined } as Version,
    parts: [],
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  expect(kept).toContain('/manifest.json');
  expect(kept).not.toContain('/img/logo.svg');
});
