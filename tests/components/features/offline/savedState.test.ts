import { expect, it, vi } from 'vitest';
import { httpSource } from '../../../../src/content/sources/httpSource.ts';
import { startSaving, useSavedState } from '../../../../src/features/offline/savedState.ts';
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
