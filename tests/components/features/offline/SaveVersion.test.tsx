import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Manifest } from '../../../../src/core/site/manifest/manifest.ts';
import { MANIFEST_KEY } from '../../../../src/reader/content/queries/contentReader.ts';
import { saveVersion } from '../../../../src/reader/content/saved/saveVersion.ts';
import SaveVersion from '../../../../src/reader/features/offline/SaveVersion.tsx';
import { useServiceWorkerState } from '../../../../src/reader/features/offline/serviceWorker.ts';
import { renderPart } from '../../../support/renderPart.tsx';
import { sampleManifest } from '../../../support/sampleManifest.ts';

vi.mock('../../../../src/reader/content/saved/saveVersion.ts', () => ({
  saveVersion: vi.fn(async () => ({ bytes: 1_000_000, content: '' })),
}));

/** The part of the application that keeps the manifest: the server has another one by now. */
function Visits({ fresh }: { fresh: Manifest }) {
  useQuery({
    queryKey: MANIFEST_KEY,
    queryFn: async () => ({ key: '2', value: fresh }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return null;
}

it('saves what the server has now, from a page that stands there since before the last deployment', async () => {
  const ready = Promise.resolve({ active: null, waiting: null });
  Object.defineProperty(navigator, 'serviceWorker', { value: { ready }, configurable: true });
  vi.stubGlobal('caches', { keys: async () => [] });
  onTestFinished(() => {
    useServiceWorkerState.setState({ isActive: false });
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  useServiceWorkerState.setState({ isActive: true });
  const manifest = sampleManifest();
  const fresh = structuredClone(manifest);
  for (const version of fresh.versions) version.search = 'search/new-12345678';
  const [version] = manifest.versions;
  if (version === undefined) throw new Error('no version');
  const { user } = renderPart(
    <>
      <Visits fresh={fresh} />
      <SaveVersion version={version} />
    </>,
    { manifest },
  );
  await user.click(await screen.findByRole('button', { name: '离线保存本版本' }));
  expect(await screen.findByText(/已保存/)).toBeTruthy();
  expect(saveVersion).toHaveBeenCalledWith(
    expect.objectContaining({ manifest: fresh, version: fresh.versions[0] }),
  );
});
