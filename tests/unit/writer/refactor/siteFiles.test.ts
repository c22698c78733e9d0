import { describe, expect, it } from 'vitest';
import { openSiteFiles } from '../../../../src/node/refactor/openSiteFiles.ts';
import { planHeading } from '../../../../src/writer/refactor/planHeading.ts';
import { planDelete, planMove } from '../../../../src/writer/refactor/planRelocation.ts';
import { planned, textsOf } from '../../../support/plans.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const DEPLOY = 'docs/v8/deploy.md';

/** Two pages show a part that names a third one. */
const open = async () =>
  openSiteFiles(
    await tempFolder({
      'manifest.json': JSON.stringify({
        site: { title: '站' },
        versions: [{ name: 'v8', label: 'v8', isLast: true, path: '/docs' }],
      }),
      'docs/v8/index.md': '# 首页\n\n<!-- @include: ./parts/_see.md -->\n',
      'docs/v8/usage.md':
        '# 使用\n\n<!-- @include: ./parts/_see.md -->\n\n```md file="./parts/sample.md"\n```\n',
      'docs/v8/parts/_see.md': '见[启动](../deploy.md#启动)和[站内](/docs/deploy)。\n',
      'docs/v8/parts/_other.md': '[没有页面显示](../deploy.md)\n',
      'docs/v8/guide/index.md': '# 指南\n\n<!-- @include: ./_own.md -->\n',
      'docs/v8/guide/_own.md': '[部署](../deploy.md)\n',
      [DEPLOY]: '# 部署\n\n## 启动\n\n正文\n',
    }),
  );

describe('a part that pages show', () => {
  it('leads to where a page has moved', async () => {
    const texts = textsOf(planned(await planMove(await open(), DEPLOY, 'docs/v8/ops/install.md')));
    expect(texts.get('docs/v8/parts/_see.md')).toBe(
      '见[启动](../ops/install.md#启动)和[站内](/docs/ops/install)。\n',
    );
    expect(texts.has('docs/v8/parts/_other.md')).toBe(false);
  });

  it('leads to the same when it moves with its page', async () => {
    const plan = planned(await planMove(await open(), 'docs/v8/guide', 'docs/v8/ops/guide'));
    expect(textsOf(plan).get('docs/v8/ops/guide/_own.md')).toBe('[部署](../../deploy.md)\n');
  });

  it('leads to a heading that got other words', async () => {
    const texts = textsOf(planned(await planHeading(await open(), DEPLOY, '启动', '运行')));
    expect(texts.get('docs/v8/parts/_see.md')).toContain('../deploy.md#运行');
  });

  it('keeps a page from being deleted that it names', async () => {
    expect(await planDelete(await open(), DEPLOY)).toEqual({
      refused: expect.stringContaining('docs/v8/parts/_see.md'),
    });
  });
});

describe('a list of the order of pages', () => {
  it.each([
    ['SUMMARY.md', '- [部署](ops/install.md#启动)\n', '- [部署](deploy.md#启动)\n'],
    ['_sidebar.md', '* [部署](/ops/install)\n', '* [部署](/deploy)\n'],
  ])('names a page in %s where it has moved', async (name, after, before) => {
    const site = await openSiteFiles(
      await tempFolder({
        'docs/index.md': '# 首页\n',
        'docs/deploy.md': '# 部署\n\n## 启动\n',
        [`docs/${name}`]: `- [首页](index.md)\n${before}`,
      }),
    );
    const plan = planned(await planMove(site, 'docs/deploy.md', 'docs/ops/install.md'));
    expect(textsOf(plan).get(`docs/${name}`)).toBe(`- [首页](index.md)\n${after}`);
  });
});
