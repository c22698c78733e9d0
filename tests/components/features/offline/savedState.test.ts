import { expect, it, onTestFinished, vi } from 'vitest';
import { httpSource } from '../../../../src/reader/content/sources/httpSource.ts';
import {
  removeSaved,
  startSaving,
  useSavedState,
} from '../../../../src/reader/features/offline/savedState.ts';
import { testManifest as manifest } from '../../../support/testManifest.ts';

it('is cancelled at once, whatever it waits for, and what it was takes nothing from the next saving', async () => {
  const waiting: ((error: Error) => void)[] = [];
  const serviceWorker = {
    get ready() {
      return new Promise((_, reject) => void waiting.push(reject));
    },
  };
  vi.stubGlobal('navigator', { serviceWorker });
  const [version] = manifest.versions;
  if (version === undefined) throw new Error('no version');
  const state = () => useSavedState.getState()[version.name];
  const source = httpSource('http://localhost/');
  const save = () => startSaving({ source, name: version.name, readManifest: async () => manifest });

  const first = save();
  await expect.poll(() => waiting.length).toBe(1);
  state()?.saving?.cancel();
  expect(state()?.saving).toBeUndefined();

  void save();
  waiting[0]?.(new Error('too late'));
  await first;
  expect(state()?.saving).toBeDefined();
  expect(state()?.failure).toBeUndefined();
});

const silent = () => new Promise<never>(() => {});

it('fails where the worker never answers, and where the browser’s caches never do', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('navigator', { serviceWorker: { ready: silent() } });
  const [version] = manifest.versions;
  if (version === undefined) throw new Error('no version');
  const state = () => useSavedState.getState()[version.name];
  const source = httpSource('http://localhost/');
  const save = () => startSaving({ source, name: version.name, readManifest: async () => manifest });
  useSavedState.setState({ [version.name]: {} });
  void save();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(state()).toMatchObject({ saving: undefined, failure: { name: 'TimeoutError' } });

  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({}) } });
  vi.stubGlobal('caches', { keys: silent, open: silent, delete: silent });
  void save();
  // The part that saves comes as a module, which takes real time.
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(30_000);
    expect(state()).toMatchObject({ saving: undefined, failure: { kind: 'timeout' } });
  });

  void removeSaved(source, version.name);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(state()).toMatchObject({ failure: { name: 'TimeoutError' } });
});
