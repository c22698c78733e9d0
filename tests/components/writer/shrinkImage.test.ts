import { expect, it, onTestFinished, vi } from 'vitest';
import { shrinkImage } from '../../../src/writer/editor/images/imageBlob.ts';

const silent = () => new Promise<never>(() => {});

it.each([
  ['read', silent],
  ['written', async () => ({ width: 10, height: 10, close: () => {} })],
])('offers no smaller image where it is never %s', async (_, createImageBitmap) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('createImageBitmap', createImageBitmap);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(() => {});
  const outcome = vi.fn();
  void shrinkImage(new Blob(['png'], { type: 'image/png' })).then(outcome);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(undefined);
  vi.restoreAllMocks();
});
