import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findRedirect } from '../../../../src/core/site/urls/redirects.ts';
import { findSitePage } from '../../../../src/core/site/urls/route.ts';
import { checkContent } from '../../../../src/node/check/checkContent.ts';
import { listFolder } from '../../../../src/node/lib/listFiles.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { applyPlan, undoLast } from '../../../../src/node/refactor/applyPlan.ts';
import { openSiteFiles } from '../../../../src/node/refactor/openSiteFiles.ts';
import { planVersion } from '../../../../src/writer/refactor/planVersion.ts';
import { planned } from '../../../support/plans.ts';
import { createRandom } from '../../../support/random.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const MANIFEST = `{
  "site": { "title": "站", "navbar": { "items": [{ "label": "文档", "href": "/docs/" }] } },
  "redirects": { "/docs/setup": "/docs/deploy", "/docs/v8/deploy": "/docs/deploy" },
  "versions": [
    { "name": "next", "label": "下一版", "path": "/docs/next", "banner": "unreleased", "noIndex": true, "dir": "docs/next", "inherits": "v8", "without": ["old"] },
    {
      "name": "v8",
      "label": "v8（稳定版）",
      "isLast": true,
      "path": "/docs",
      "mainDocId": "index",
      "dir": "docs/v8",
      "groups": [
        { "label": "开始", "docs": ["index"] }
      ]
    },
    { "name": "v7", "label": "v7", "path": "/docs/v7", "banner": "unmaintained", "dir": "docs/v7", "inherits": "v8", "without": ["old"] }
  ]
}
`;
const LINKS = [
  '[相对](../deploy.md#启动)',
  '[网址](/docs/deploy?a=1#启动)',
  '[文件](/docs/v8/deploy.md)',
  '[别处](@site/docs/v8/old.md)',
  '![图](/docs/v8/img/a.svg)',
  '[绕路](../../v8/deploy.md)',
  '[旧版](/docs/v7/deploy)',
  '[外部](https://example.org/docs/deploy)',
];
const PAGE = (links: readonly string[]) => `# 运维\r\n\r\n${links.join('\r\n')}\r\n`;

async function open(files: Record<string, string | Buffer> = {}, manifest = MANIFEST) {
  const siteDir = await tempFolder({
    'manifest.json': manifest,
    'docs/v8/index.md': '# 首页\n\n[旧](old.md) [运维](ops/index.md)\n',
    'docs/v8/deploy.md': '# 部署\n\n正文\n\n## 启动\n',
    'docs/v8/old.md': '# 旧的\n\n正文\n',
    'docs/v8/ops/index.md': PAGE(LINKS),
    'docs/v8/img/a.svg': Buffer.from([0xff, 0xfe, 0x00]),
    'docs/v7/deploy.md': '# 部署\n\n[首页](/docs/)\n\n## 启动\n',
    'docs/next/index.md': '# 草稿\n\n[部署](../v8/deploy.md)\n',
    ...files,
  });
  return { siteDir, site: await openSiteFiles(siteDir) };
}

const readManifest = async (siteDir: string) =>
  (await buildManifest(siteDir, { lastUpdates: false, drafts: true })).manifest;
/** The ids that each version shows. */
const idsOf = async (siteDir: string) =>
  new Map((await readManifest(siteDir)).versions.map(({ name, docs }) => [name, docs.map(({ id }) => id)]));
const readAll = async (siteDir: string) =>
  Promise.all(
    listFolder(siteDir)
      .filter((file) => !file.startsWith('.changes/'))
      .sort()
      .map(async (file) => [file, await readFile(join(siteDir, file), 'base64')]),
  );

describe('planVersion', () => {
  it('copies the latest version; each link stays inside its version, and all versions show what they showed', async () => {
    const { siteDir, site } = await open();
    const [before, ids, old] = [await readAll(siteDir), await idsOf(siteDir), await readManifest(siteDir)];
    await applyPlan(siteDir, planned(await planVersion(site, 'v9', 'v8')));
    const read = (file: string) => readFile(join(siteDir, file), 'utf8');
    const linked = (own: string, path: string) =>
      PAGE([
        '[相对](../deploy.md#启动)',
        `[网址](${path}/deploy?a=1#启动)`,
        `[文件](/docs/${own}/deploy.md)`,
        `[别处](@site/docs/${own}/old.md)`,
        `![图](/docs/${own}/img/a.svg)`,
        own === 'v9' ? '[绕路](../deploy.md)' : '[绕路](../../v8/deploy.md)',
        ...LINKS.slice(6),
      ]);
    expect(await read('docs/v9/ops/index.md')).toBe(linked('v9', '/docs'));
    expect(await read('docs/v8/ops/index.md')).toBe(linked('v8', '/docs/v8'));
    expect(await read('docs/next/index.md')).toBe('# 草稿\n\n[部署](../v9/deploy.md)\n');
    expect(await readFile(join(siteDir, 'docs/v9/img/a.svg'))).toEqual(Buffer.from([0xff, 0xfe, 0x00]));
    const after = await idsOf(siteDir);
    expect([...after.keys()]).toEqual(['next', 'v9', 'v8', 'v7']);
    expect([after.get('v9'), after.get('v8'), after.get('v7'), after.get('next')]).toEqual(
      ['v8', 'v8', 'v7', 'next'].map((name) => ids.get(name)),
    );
    const manifest = await readManifest(siteDir);
    for (const { path } of old.versions.flatMap(({ docs }) => docs))
      expect(findSitePage(manifest, path) ?? findRedirect(manifest, { path, anchor: '' })).toBeDefined();
    expect((await checkContent(siteDir)).findings).toEqual([]);
    await undoLast(siteDir);
    expect(await readAll(siteDir)).toEqual(before);
  });

  it('writes the settings of both versions as they were written', async () => {
    const { site } = await open();
    const plan = planned(await planVersion(site, 'v9'));
    expect(plan.notes).toEqual([
      '版本 v9 的网址是 /docs，版本 v8 的网址改为 /docs/v8',
      '版本 next 改为沿用 v9 的页面',
    ]);
    const text = plan.changes.find(({ file }) => file === 'manifest.json')?.after;
    expect(text).toBe(
      MANIFEST.replace(', "/docs/v8/deploy": "/docs/deploy"', '')
        .replace(
          '"inherits": "v8", "without": ["old"] },\n    {',
          '"inherits": "v9", "without": ["old"] },\n    {',
        )
        .replace('    {\n      "name": "v8",', () => `${NEW_VERSION},\n    {\n      "name": "v8",`)
        .replace(
          '"label": "v8（稳定版）",\n      "isLast": true,\n      "path": "/docs",',
          '"label": "v8（稳定版）",\n      "path": "/docs/v8",',
        )
        .replace(
          '      ]\n    },\n    { "name": "v7"',
          '      ],\n      "banner": "unmaintained"\n    },\n    { "name": "v7"',
        ),
    );
  });

  it('releases a draft: what the draft leaves out leads to the version that had it', async () => {
    const { siteDir, site } = await open();
    await applyPlan(siteDir, planned(await planVersion(site, 'v9', 'next')));
    const manifest = await readManifest(siteDir);
    const [fresh, old] = ['v9', 'v8'].map((name) => manifest.versions.find((each) => each.name === name));
    expect([fresh?.path, fresh?.isLast, fresh?.banner, fresh?.noIndex, fresh?.inherits]).toEqual([
      '/docs',
      true,
      'none',
      false,
      'v8',
    ]);
    expect([old?.path, old?.isLast, old?.banner]).toEqual(['/docs/v8', false, 'unmaintained']);
    expect(manifest.redirects).toEqual({ '/docs/setup': '/docs/deploy', '/docs/old': '/docs/v8/old' });
    expect(findSitePage(manifest, '/docs/deploy')).toMatchObject({ entry: { file: 'docs/v8/deploy.md' } });
  });

  it('leaves the latest version where it is when an old one is copied', async () => {
    const { siteDir, site } = await open();
    await applyPlan(siteDir, planned(await planVersion(site, 'v7.1', 'v7')));
    const { versions } = await readManifest(siteDir);
    expect(versions.map(({ name, path, isLast, banner }) => [name, path, isLast, banner])).toEqual([
      ['next', '/docs/next', false, 'unreleased'],
      ['v8', '/docs', true, 'none'],
      ['v7.1', '/docs/v7.1', false, 'unmaintained'],
      ['v7', '/docs/v7', false, 'unmaintained'],
    ]);
    expect(versions[2]?.docs.map(({ id }) => id)).toEqual(versions[3]?.docs.map(({ id }) => id));
  });

  it.each([
    ['v8', undefined, '已经有版本 v8'],
    ['V7', undefined, '已经有版本 v7'],
    ['v10', undefined, '已经有文件夹 docs/v10'],
    ['a/b', undefined, '不能用作版本的名称'],
    ['_v9', undefined, '不能用作版本的名称'],
    ['con', undefined, '不能用作版本的名称'],
    ['v9', 'v77', '没有版本「v77」，是不是想写 v7？'],
  ])('%s from %s is refused', async (name, from, reason) => {
    const { site } = await open({ 'docs/v10/a.md': '# 甲\n' });
    expect(await planVersion(site, name, from)).toEqual({ refused: expect.stringContaining(reason) });
  });

  it.each([
    ['no manifest', {}],
    [
      'versions.json of Docusaurus',
      { 'versions.json': '["1.0"]', 'versioned_docs/version-1.0/a.md': '# 甲\n' },
    ],
  ])('refuses in one line where versions are guessed: %s', async (_what, files) => {
    const siteDir = await tempFolder({ 'docs/v1/a.md': '# 甲\n', ...files });
    const refused = await planVersion(await openSiteFiles(siteDir), 'v2');
    expect(refused).toEqual({ refused: expect.stringContaining('请先运行 npm run manifest') });
  });

  it('refuses a version without a folder of its own, and one that is listed by hand', async () => {
    const one = (more: object) =>
      JSON.stringify({
        site: { title: '站' },
        versions: [{ name: 'v8', label: 'v8', path: '/docs', ...more }],
      });
    const docs = [{ id: 'deploy', path: '/docs/deploy', title: '部署', file: 'docs/v8/deploy.md' }];
    const refusalOf = async (more: object) => planVersion((await open({}, one(more))).site, 'v9');
    expect(await refusalOf({ dir: 'docs' })).toEqual({
      refused: expect.stringContaining('没有自己的文件夹'),
    });
    expect(await refusalOf({ dir: 'docs/v8', docs })).toEqual({ refused: expect.stringContaining('手写') });
  });
});

const NEW_VERSION = `    {
      "name": "v9",
      "label": "v9（稳定版）",
      "isLast": true,
      "path": "/docs",
      "mainDocId": "index",
      "dir": "docs/v9",
      "groups": [
        { "label": "开始", "docs": ["index"] }
      ]
    }`;

it('leaves in 200 sites no link that leads nowhere, and undo gives the same bytes', {
  timeout: 120_000,
}, async () => {
  const random = createRandom(57);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const pages = ['index.md', 'deploy.md', 'ops/index.md', 'ops/备份.md', 'ops/深/a b.md'];
  const linkFrom = (from: string) => {
    const to = pick(pages);
    const [encoded, path] = [encodeURI(to), encodeURI(to.replace(/(?:(?:^|\/)index)?\.md$/, ''))];
    const up = '../'.repeat(from.split('/').length - 1);
    return pick([
      `[相对](${up}${encoded})`,
      `[锚](${up}${encoded}#节)`,
      `[网址](/docs/${path})`,
      `[文件](</docs/v8/${to}>)`,
      `[顶](@site/docs/v8/${encoded}?x=1#节)`,
      `[绕](${up}../v8/${encoded})`,
      `[旧](/docs/v7/${path})`,
      `[[${to.replace(/\.md$/, '')}]]`,
      '![图](/docs/v8/img/a.svg)',
      '[引][r]',
      '`[码](/docs/v8/没有.md)`',
    ]);
  };
  const write = (file: string) => {
    const links = Array.from({ length: Math.floor(random() * 5) }, () => linkFrom(file));
    const end = `[r]: /docs/v8/${encodeURI(pick(pages))}`;
    const lines = [`# ${file}`, '', '正文', '', '## 节', '', ...links, '', end, ''];
    return pick(['', '\uFEFF']) + lines.join(pick(['\n', '\r\n']));
  };
  for (let run = 0; run < 200; run += 1) {
    const texts = Object.fromEntries(pages.map((file) => [`docs/v8/${file}`, write(file)]));
    const { siteDir, site } = await open({
      ...texts,
      'docs/v7/deploy.md': write('deploy.md'),
      // It has the anchors of the page that other versions show.
      'docs/next/index.md': '# 草稿\n\n## 节\n',
    });
    const listBroken = async () =>
      (await checkContent(siteDir)).findings
        .filter(({ rule }) => /^(?:broken|ambiguous)-/.test(rule))
        .map(({ file, line, message }) => `${file}:${line} ${message}`);
    const before = await readAll(siteDir);
    await applyPlan(siteDir, planned(await planVersion(site, 'v9', pick(['v8', 'v7', 'next']))));
    expect(await listBroken()).toEqual([]);
    await undoLast(siteDir);
    expect(await readAll(siteDir)).toEqual(before);
  }
});
