import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copySite, listSiteFiles } from '../../../../src/node/build/copySite.ts';
import { replaceOutput } from '../../../../src/node/build/outputFolder.ts';
import { tempFolder } from '../../../support/tempFolder.ts';
import { testManifest } from '../../../support/testManifest.ts';
import { toUtf16 } from '../../../support/utf16.ts';

it('publishes no leftovers of editors', async () => {
  const siteDir = await tempFolder({
    'docs/a.md': '甲\n',
    'docs/~$a.md': '甲\n',
    'docs/a.md~': '甲\n',
  });
  const outDir = join(await tempFolder(), 'dist');
  await replaceOutput(outDir, { lock: await tempFolder(), keepOut: [] }, async (output) => {
    const files = await listSiteFiles(siteDir, { leaveOut: new Set(), outDir });
    expect(
      await copySite(siteDir, output, files, { manifests: [testManifest], urls: { has: () => true } }),
    ).toBe(1);
  });
  expect(await readFile(join(outDir, 'docs/a.md'), 'utf8')).toBe('甲\n');
});

it('publishes markdown without the writer’s own comments, and all else as it is', async () => {
  const code = '甲\n\n```\n%%代码%%\n```\n';
  const gbk = Buffer.from('%%\xb2\xbf%%\n', 'latin1');
  const siteDir = await tempFolder({
    'docs/a.md': '\uFEFF---\r\ntitle: 甲 %%题%%\r\n---\r\n甲%%私%%\r\n\r\n%%\r\n私下\r\n%%\r\n乙\r\n',
    'docs/b.markdown': toUtf16('甲%%私%%乙\n'),
    'docs/code.md': code,
    'docs/gbk.md': gbk,
    'docs/a.txt': '甲%%私%%\n',
  });
  const outDir = join(await tempFolder(), 'dist');
  await replaceOutput(outDir, { lock: await tempFolder(), keepOut: [] }, async (output) => {
    const files = await listSiteFiles(siteDir, { leaveOut: new Set(), outDir });
    await copySite(siteDir, output, files, { manifests: [testManifest], urls: { has: () => true } });
  });
  const read = (file: string) => readFile(join(outDir, 'docs', file));
  expect(String(await read('a.md'))).toBe(
    '\uFEFF---\r\ntitle: 甲 %%题%%\r\n---\r\n甲\r\n\r\n\r\n\r\n\r\n乙\r\n',
  );
  expect(String(await read('b.markdown'))).toBe('\uFEFF甲乙\n');
  expect(String(await read('code.md'))).toBe(code);
  expect(await read('gbk.md')).toEqual(gbk);
  expect(String(await read('a.txt'))).toBe('甲%%私%%\n');
});
