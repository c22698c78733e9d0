import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ensureChromium } from '../../../../src/node/testing/ensureChromium.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

describe('ensureChromium', () => {
  it('takes the browser that CHROMIUM_PATH names, and says so when it is not there', async () => {
    const folder = await tempFolder({ browser: '' });
    vi.stubEnv('CHROMIUM_PATH', join(folder, 'browser'));
    expect(await ensureChromium()).toBe(join(folder, 'browser'));
    vi.stubEnv('CHROMIUM_PATH', join(folder, 'none'));
    await expect(ensureChromium()).rejects.toThrow(/CHROMIUM_PATH/);
  });

  // Windows has its browsers at fixed places, not in the path.
  if (process.platform !== 'win32')
    it('passes by a browser in the path that does not start', async () => {
      const folder = await tempFolder({
        chromium: '#!/bin/sh\necho "install the snap"; exit 1\n',
        'google-chrome': '#!/bin/sh\nexit 0\n',
      });
      for (const name of ['chromium', 'google-chrome']) await chmod(join(folder, name), 0o755);
      vi.stubEnv('CHROMIUM_PATH', '');
      vi.stubEnv('PATH', folder);
      expect(await ensureChromium()).toBe(join(folder, 'google-chrome'));
    });
});
