import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copySite, listSiteFiles } from '../../../../src/node/site/copySite.ts';
import { replaceOutput } from '../../../../src/node/site/outputFolder.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

it('publishes of the settings of MkDocs what refresh reads, and nothing else of them', async () => {
  const siteDir = await tempFolder({
    'mkdocs.yml': 'site_name: 站\nextra: { key: secret }\nnav: [b.md, { 一: a.md }]\n',
    'docs/a.md': '甲\n',
    'docs/~$a.md': '甲\n',
    'docs/a.md~': '甲\n',
  });
  const outDir = join(await tempFolder(), 'dist');
  await replaceOutput(outDir, { keepOut: [] }, async (output) => {
    const files = await listSiteFiles(siteDir, { leaveOut: new Set(), outDir });
    expect(await copySite(siteDir, output, files, { has: () => true })).toBe(2);
  });
  const published = await readFile(join(outDir, 'mkdocs.yml'), 'utf8');
  expect(JSON.parse(published)).toEqual({ site_name: '站', nav: ['b.md', { 一: 'a.md' }] });
  expect(await readFile(join(outDir, 'docs/a.md'), 'utf8')).toBe('甲\n');
});
