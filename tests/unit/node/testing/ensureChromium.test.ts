import { chmod, writeFile } from 'node:fs/promises';
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

  const STARTS = '#!/bin/sh\nexit 0\n';
  const LISTS_LETTERS = '#!/bin/sh\necho NotoSansCJK\n';

  /** A path with these programs and nothing else. */
  async function stubPath(programs: Record<string, string>): Promise<string> {
    const folder = await tempFolder(programs);
    for (const name of Object.keys(programs)) await chmod(join(folder, name), 0o755);
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('PATH', folder);
    return folder;
  }

  // Windows has its browsers at fixed places, not in the path.
  if (process.platform !== 'win32') {
    it('passes by a browser in the path that does not start', async () => {
      const folder = await stubPath({
        chromium: '#!/bin/sh\necho "install the snap"; exit 1\n',
        'google-chrome': STARTS,
      });
      expect(await ensureChromium(async () => {})).toBe(join(folder, 'google-chrome'));
    });

    it('prefers the one without windows, and installs it where it is not there', async () => {
      const shell = 'chromium-headless-shell';
      const folder = await stubPath({ chromium: STARTS, 'fc-list': LISTS_LETTERS });
      const install = vi.fn(async () => {
        await writeFile(join(folder, shell), STARTS, { mode: 0o755 });
      });
      for (const _ of [1, 2]) expect(await ensureChromium(install)).toBe(join(folder, shell));
      expect(install.mock.calls).toEqual([[[shell]]]);
    });
  }

  if (process.platform === 'linux')
    it('installs Chinese letters where there are none, whoever installed the browser', async () => {
      await stubPath({ 'chromium-headless-shell': STARTS, 'fc-list': STARTS });
      const install = vi.fn(async () => {});
      await ensureChromium(install);
      expect(install.mock.calls).toEqual([[['fonts-noto-cjk', 'fontconfig']]]);
    });
});
