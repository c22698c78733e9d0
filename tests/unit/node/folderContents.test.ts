// `::contents` on a page: what the build, the feeds and the check make of it.
import { expect, it } from 'vitest';
import { unfoldIncludes } from '../../../src/core/document/includes/unfoldIncludes.ts';
import { parseDocument } from '../../../src/core/document/parseDocument.ts';
import { checkContent } from '../../../src/node/check/checkContent.ts';
import { buildManifest } from '../../../src/node/manifest/buildManifest.ts';
import {
  readExpandedMetadata,
  readExpandedText,
  readStandaloneText,
} from '../../../src/node/pageIndex/pageMetadata.ts';
import { makeSite } from './temporarySite.ts';

const SITE = {
  'docs/index.md': '# 首页\n\n> ::contents{folder=guide}\n\n之后。\n\n::contents{folder="guide" depth=2}\n',
  'docs/guide/index.md': "import DocCardList from '@theme/DocCardList';\n\n# 指南\n\n<DocCardList />\n",
  'docs/guide/a.md': '# 甲\n\n怎样安装。\n',
  'docs/guide/net/dns.md': '# 域名\n\n名称。\n',
};

async function open(files: Record<string, string> = {}) {
  const siteDir = await makeSite({ ...SITE, ...files });
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
  return { siteDir, manifest };
}

it('is the list of the pages, at the line of its marker', async () => {
  const { siteDir, manifest } = await open();
  const { text } = await readExpandedText(siteDir, 'docs/index.md', manifest);
  expect(text.split('\n')).toHaveLength(SITE['docs/index.md'].split('\n').length);
  const links = (await readExpandedMetadata(siteDir, 'docs/index.md', manifest)).links;
  expect(links.map(({ href, line }) => `${line} ${href}`)).toEqual([
    '3 guide/index.md',
    '3 guide/a.md',
    '3 guide/net/dns.md',
    '7 guide/index.md',
    '7 guide/a.md',
    '7 guide/net/dns.md',
  ]);
  const { blocks } = parseDocument(text).doc;
  expect(JSON.stringify(blocks)).toContain('"dataLayout":"cards"');
  expect(unfoldIncludes(text)).toContain('> - [甲](guide/a.md)');
});

it('is that of the page’s own folder for the list of cards of Docusaurus', async () => {
  const { siteDir, manifest } = await open();
  const { text } = await readStandaloneText(siteDir, 'docs/guide/index.md', manifest);
  expect(text).toContain('- [甲](a.md)\\\n  怎样安装。');
  expect(text).not.toContain('指南](');
});

it('changes the text when a page is added', async () => {
  const read = async (files?: Record<string, string>) => {
    const { siteDir, manifest } = await open(files);
    return (await readExpandedMetadata(siteDir, 'docs/index.md', manifest)).hash;
  };
  const before = await read();
  expect(await read()).toBe(before);
  expect(await read({ 'docs/guide/b.md': '# 乙\n' })).not.toBe(before);
});

it('is a finding where the folder has no pages, and no marker inside code', async () => {
  const { siteDir } = await open({
    'docs/index.md':
      '# 首页\n\n::contents{folder=none}\n\n```\n::contents{folder=neither}\n```\n\n[一](guide/a.md)\n',
  });
  const { findings } = await checkContent(siteDir);
  expect(findings.filter(({ rule }) => rule === 'broken-include')).toMatchObject([
    { file: 'docs/index.md', line: 3, values: { folder: 'none/' } },
  ]);
});
