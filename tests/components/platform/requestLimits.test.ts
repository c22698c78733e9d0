import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Manifest } from '../../../src/core/site/manifest/manifest.ts';
import type { ContentSource } from '../../../src/core/source.ts';
import { postToServer } from '../../../src/reader/content/sources/devServer.ts';
import { fetchPrerenderedPage } from '../../../src/reader/platform/fetchPrerenderedPage.ts';
import { createFileLookup } from '../../../src/writer/editor/createPageCheck.ts';
import { readOriginal } from '../../../src/writer/editor/save/readOriginal.ts';
import type { GitHost } from '../../../src/writer/github/gitHosts.ts';
import { createHostRequest } from '../../../src/writer/github/startPullRequestPage.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const source = {
  assetUrl: (file: string) => `http://localhost/${file}`,
  readText: async () => ({ text: '# 副本' }),
} as unknown as ContentSource;
const manifest = { versions: [], pages: [] } as unknown as Manifest;
const request = createHostRequest({ api: 'http://host', headers: () => ({}) } as unknown as GitHost, 'token');

/** What came of a request that no server answers, within so many milliseconds. */
async function outcomeOf(ask: () => Promise<unknown>, within: number): Promise<unknown> {
  let outcome: unknown = 'waits';
  ask().then(
    (value) => {
      outcome = value;
    },
    (error: Error) => {
      outcome = error.name;
    },
  );
  await vi.advanceTimersByTimeAsync(within);
  return outcome;
}

it.each([
  ['a page that the build rendered', () => fetchPrerenderedPage('http://localhost/docs/a'), undefined],
  ['a file of the desk', () => readOriginal(source, 'a.md'), '# 副本'],
  ['a file that a page links to', () => createFileLookup(manifest, source).findProblem('a.zip'), undefined],
  ['a git host', () => request('GET', '/repos'), 'TimeoutError'],
])('%s is waited for for 20 seconds', async (_, ask, expected) => {
  expect(await outcomeOf(ask, 19_000)).toBe('waits');
  expect(await outcomeOf(ask, 20_000)).toBe(expected);
});

it('the development server has two minutes for its work, an upload as long as it takes', async () => {
  expect(await outcomeOf(() => postToServer('/__live/save', {}), 119_000)).toBe('waits');
  expect(await outcomeOf(() => postToServer('/__live/save', {}), 120_000)).toBe('TimeoutError');
  expect(await outcomeOf(() => request('POST', '/git/blobs', { body: {} }), 600_000)).toBe('waits');
});
