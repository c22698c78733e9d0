import { expect, it, vi } from 'vitest';
import { saveVersion } from '../../../../src/content/saved/saveVersion.ts';
import { httpSource } from '../../../../src/content/sources/httpSource.ts';
import { testManifest as manifest } from '../../../support/testManifest.ts';

it('keeps nothing where it was cancelled before it could begin', async () => {
  const open = vi.fn();
  vi.stubGlobal('caches', { keys: async () => [], open, delete: async () => true });
  const [version] = manifest.versions;
  if (version === undefined) throw new Error('no version');
  const signal = AbortSignal.abort();
  const saving = saveVersion({
    source: httpSource('http://localhost/'),
    manifest,
    version,
    parts: [],
    signal,
    onProgress: () => {},
  });
  await expect(saving).rejects.toBe(signal.reason);
  expect(open).not.toHaveBeenCalled();
});
