import { expect, it } from 'vitest';
import { resolveLink } from '../../../../src/core/site/urls/resolveLink.ts';
import { checkContent } from '../../../../src/node/check/checkContent.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

it('finds attachments and pictures that a wiki’s links name, wherever they lie', async () => {
  const siteDir = await tempFolder({
    'docs/index.md': '# 首页\n\n[[a]]\n',
    'docs/notes/a.md':
      '# 甲\n\n正文 [[手册.pdf]]、[[表/价格.xlsx|价格]]、[[旁边.zip]]、[[没有.pdf]]\n\n![[图.png]]\n',
    'docs/notes/旁边.zip': 'x',
    'files/手册.pdf': 'x',
    'files/旧/手册.pdf': 'x',
    'docs/表/价格.xlsx': 'x',
    'img/深/图.png': Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: true });
  const [version] = manifest.versions;
  const entry = version?.docs.find(({ file }) => file === 'docs/notes/a.md');
  expect(entry?.files).toEqual(['docs/表/价格.xlsx', 'files/手册.pdf']);
  const fileOf = (name: string) => {
    const target = resolveLink(manifest, { file: 'docs/notes/a.md', version }, `[[${name}]]`);
    return target.kind === 'asset' ? target.file : target.kind;
  };
  expect(['手册.pdf', '表/价格.xlsx', '旁边.zip', '图.png', '没有.pdf'].map(fileOf)).toEqual([
    'files/手册.pdf',
    'docs/表/价格.xlsx',
    'docs/notes/旁边.zip',
    'img/深/图.png',
    'docs/notes/没有.pdf',
  ]);
  const { findings } = await checkContent(siteDir);
  expect(findings.map(({ line, rule, message }) => `${line} ${rule} ${message}`)).toEqual([
    expect.stringMatching(/^3 broken-link .*没有\.pdf.*文件不存在/),
  ]);
});

it('a link to a block id is valid where the block exists', async () => {
  const siteDir = await tempFolder({
    'docs/index.md': '# 首页\n\n[[a#^ab12]]、[[a#^none]]、[[#^own1]]\n\n这一段。 ^own1\n',
    'docs/a.md': '# 甲\n\n正文。 ^ab12\n\n下文\n',
  });
  const { findings } = await checkContent(siteDir);
  expect(findings.map(({ line, column, rule }) => `${line}:${column} ${rule}`)).toEqual([
    '3:13 broken-anchor',
  ]);
});
