import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeFinding } from '../../../../src/core/markdown/describeFinding.ts';
import { readWholeFacts, readWholeText } from '../../../../src/node/facts/wholeText.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const PAGE = 'docs/index.md';
const fence = (file: string) => `\`\`\`yaml file="${file}"\n\`\`\`\n`;

it('a page shows code that a host will find, and text only', async () => {
  const outside = await tempFolder({ passwd: 'outside' });
  const siteDir = await tempFolder({
    [PAGE]: `# 一\n\n${['/files/a.yml', '/files/link.yml', '/conf/passwd', '/near/a.yml', '/files/gbk.yml'].map(fence).join('\n')}`,
    'files/a.yml': 'inside',
  });
  await symlink(join(siteDir, 'files/a.yml'), join(siteDir, 'files/link.yml'));
  await symlink(outside, join(siteDir, 'conf'));
  await symlink(join(siteDir, 'files'), join(siteDir, 'near'));
  await writeFile(join(siteDir, 'files/gbk.yml'), new Uint8Array([0xd6, 0xd0]));
  const { text } = await readWholeText(siteDir, PAGE);
  expect(text.match(/included="[^"]*"/g)).toEqual(['included="inside"', 'included="inside"']);
  const { textFindings } = await readWholeFacts(siteDir, PAGE);
  expect(textFindings.map(describeFinding).map(({ message }) => message)).toEqual([
    '代码块引用的文件 /conf/passwd 取不到，请检查路径和文件名',
    '代码块引用的文件 /near/a.yml 取不到，请检查路径和文件名',
    '代码块引用的文件 /files/gbk.yml 不是 UTF-8 编码的文本，请另存为 UTF-8',
  ]);
});

it('also where the site folder itself lies behind a link', async () => {
  const siteDir = await tempFolder({ [PAGE]: fence('/files/a.yml'), 'files/a.yml': 'inside' });
  const link = join(await tempFolder({}), 'site');
  await symlink(siteDir, link);
  expect((await readWholeText(link, PAGE)).text).toContain('included="inside"');
});
