import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeFinding } from '../../../../src/core/document/describeFinding.ts';
import {
  hashExpandedText,
  readExpandedMetadata,
  readExpandedText,
  readPageMetadata,
  readStandaloneText,
} from '../../../../src/node/pageIndex/pageMetadata.ts';
import { tempFolder } from '../../../support/tempFolder.ts';
import { testManifest } from '../../../support/testManifest.ts';

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
  const { text } = await readExpandedText(siteDir, PAGE);
  expect(text.match(/included="[^"]*"/g)).toEqual(Array(3).fill('included="inside"'));
  const { textFindings } = await readExpandedMetadata(siteDir, PAGE);
  expect(textFindings.map(describeFinding).map(({ message }) => message)).toEqual([
    '引用的文件 /conf/passwd 取不到，请检查路径和文件名',
    '引用的文件 /files/gbk.yml 不是 UTF-8 编码的文本，请另存为 UTF-8',
  ]);
});

it('also where the site folder itself lies behind a link', async () => {
  const siteDir = await tempFolder({ [PAGE]: fence('/files/a.yml'), 'files/a.yml': 'inside' });
  const link = join(await tempFolder({}), 'site');
  await symlink(siteDir, link);
  expect((await readExpandedText(link, PAGE)).text).toContain('included="inside"');
});

it('a page has the words, headings and pictures of texts of other files', async () => {
  const siteDir = await tempFolder({
    'docs/a/index.md': "import Part from '../parts/_part.md'\n\n# 一\n\n<Part />\n",
    'docs/parts/_part.md': '第一句。\n\n## 安装\n\n![图](p.png)\n',
  });
  const { lead, headings, links } = await readExpandedMetadata(siteDir, 'docs/a/index.md');
  expect({ lead, headings, hrefs: links.map(({ href }) => href) }).toEqual({
    lead: '第一句。',
    headings: ['安装'],
    hrefs: ['../parts/p.png'],
  });
  const { text, metadata } = await readStandaloneText(siteDir, 'docs/a/index.md', testManifest);
  expect(text).toContain('# 一\n\n第一句。\n\n## 安装\n\n![图](../parts/p.png)\n');
  expect(metadata.addresses).toEqual([expect.objectContaining({ line: 9, href: '../parts/p.png' })]);
});

it('a page is hashed, rendered and given to programs as it is published: without the writer’s own comments', async () => {
  const siteDir = await tempFolder({
    'docs/a.md': '# 一%%私%%\n\n%%私下%% 见 [乙](b.md)\n\n<!--@include: ./part.md-->\n',
    'docs/b.md': '# 乙%%私%%\n\n%%私下%% 见 [一](a.md)\n',
    'docs/part.md': '部分%%私%%\n',
  });
  for (const file of ['docs/a.md', 'docs/b.md']) {
    const { text, hash } = await readExpandedText(siteDir, file);
    expect(text).not.toContain('私');
    expect(hash).toBe(await hashExpandedText(siteDir, file, await readPageMetadata(join(siteDir, file))));
    const unfolded = await readStandaloneText(siteDir, file, testManifest);
    expect(unfolded.text).not.toContain('私');
    const [{ line, column, text: written } = { line: 0, column: 0, text: '' }] = unfolded.metadata.addresses;
    expect(unfolded.text.split('\n')[line - 1]?.slice(column - 1)).toMatch(new RegExp(`^${written}`));
  }
});
