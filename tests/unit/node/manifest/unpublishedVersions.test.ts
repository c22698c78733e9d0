import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../../src/node/check/checkContent.ts';
import { formatFindings } from '../../../../src/node/report/printFindings.ts';
import { isBlocking } from '../../../../src/node/report/reportFormats.ts';
import { makeSite } from '../temporarySite.ts';

const PAGE = '# 甲\n\n正文\n';
const version = (name: string, more: object = {}) => ({ name, label: name, path: `/docs/${name}`, ...more });
const listed = (name: string, hash?: string) => ({
  id: name,
  path: `/docs/${name}`,
  title: name,
  file: `docs/v8/${name}.md`,
  hash,
});

/** What the check says of a site, and whether it fails. */
async function check(versions: object[], files: Record<string, string>) {
  const manifest = JSON.stringify({ site: { title: '站' }, versions }, null, 1);
  const { findings } = await checkContent(await makeSite({ 'manifest.json': manifest, ...files }));
  return { lines: formatFindings(findings, ''), fails: findings.some((each) => isBlocking(false, each)) };
}

describe('a site of which something is published nowhere', () => {
  it.each([
    ['nothing', []],
    ['what the generator listed', ['a', 'b', 'c'].map((name) => listed(name, '01234567'))],
    ['what a person listed', ['a', 'b', 'c'].map((name) => listed(name))],
  ])('names a folder that is not there in one line, with %s', async (_what, docs) => {
    const found = await check([version('v8', { dir: 'docs/v8', docs })], { 'docs/v9/a.md': PAGE });
    const about = found.lines.filter((line) => !line.includes(' orphan '));
    expect(about).toEqual([
      'manifest.json:10:11 nothing-published 版本 v8 的文件夹 docs/v8 不存在，它的页面都不会发布；请改 dir，或建立这个文件夹',
    ]);
    expect(found.fails).toBe(true);
  });

  it('names the second version on one path in one line', async () => {
    const found = await check(
      [version('v8', { path: '/docs', isLast: true }), version('v7', { path: '/docs/' })],
      Object.fromEntries(['v8/a', 'v8/b', 'v7/a', 'v7/b', 'v7/index'].map((at) => [`docs/${at}.md`, PAGE])),
    );
    expect(found.lines).toEqual([
      'manifest.json:15:12 nothing-published 版本 v7 的网址 /docs 已被版本 v8 占用，它的页面都打不开；请改 path，例如 /docs/v7',
    ]);
    expect(found.fails).toBe(true);
  });

  it('names an empty site in one line, whatever versions it has', async () => {
    const found = await check([version('v8'), version('v7')], { 'docs/v8/picture.svg': '' });
    expect(found.lines).toEqual([
      'manifest.json:6:3 nothing-published 站点没有页面，什么也不会发布；请在 docs/v8、docs/v7 里放 markdown 文件，例如 docs/v8/index.md',
    ]);
    expect(found.fails).toBe(true);
  });

  it('lets a version be empty, and another lack its folder where it inherits', async () => {
    const versions = [version('v8'), version('next', { dir: 'docs/next', inherits: 'v8' }), version('v6')];
    const found = await check(versions, { 'docs/v8/index.md': PAGE });
    expect(found.lines).toEqual(['manifest.json:18:3 manifest 版本 v6 没有页面，请检查文件夹 docs/v6']);
    expect(found.fails).toBe(false);
  });
});
