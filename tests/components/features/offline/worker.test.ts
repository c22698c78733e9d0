import { expect, it, onTestFinished, vi } from 'vitest';
import {
  checkForUpdate,
  registerServiceWorker,
} from '../../../../src/reader/features/offline/serviceWorker.ts';

it('asks for a new deployment once a minute, and at once again where nobody answered', async () => {
  const update = vi.fn<() => Promise<void>>(async () => {});
  const registration = Object.assign(new EventTarget(), { update, waiting: null, installing: null });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    register: async () => registration,
    ready: Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { serviceWorker });
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  onTestFinished(() => now.mockRestore());
  await registerServiceWorker('service-worker.js');
  checkForUpdate();
  now.mockReturnValue(1_060_000);
  update.mockRejectedValueOnce(new TypeError('no network'));
  checkForUpdate();
  await expect.poll(() => update.mock.results.length).toBe(1);
  await update.mock.results[0]?.value.catch(() => {});
  now.mockReturnValue(1_061_000);
  await expect
    .poll(() => {
      checkForUpdate();
      return update.mock.calls.length;
    })
    .toBe(2);
  checkForUpdate();
  await Promise.resolve();
  expect(update).toHaveBeenCalledTimes(2);
});
