import { describe, expect, it } from 'vitest';
import { checkBeside } from '../../../src/build/contentChecker.ts';
import { tempFolder } from '../../support/tempFolder.ts';

describe('checkBeside', () => {
  it('gives the findings of a site folder', async () => {
    const siteDir = await tempFolder({ 'docs/index.md': '# 首页\n\n见[别处](gone.md)\n' });
    expect(await checkBeside(siteDir)).toMatchObject([
      { file: 'docs/index.md', line: 3, rule: 'broken-link' },
    ]);
  });

  it('rejects with what is wrong with the folder', async () => {
    const siteDir = await tempFolder({ 'manifest.json': '{' });
    await expect(checkBeside(siteDir)).rejects.toThrow('manifest.json');
  });
});
