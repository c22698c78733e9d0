// Every address of the site specification (§2) shows its page, in its version.
import type { Page } from '@playwright/test';
import { expect, lookingTest, test } from '../support/server.ts';
import { compareWithSnapshot, rememberSnapshot, watchConsole } from '../support/snapshot.ts';

type Titles = Record<string, string>;

/** Titles by path inside a version: the latest one's pages. */
const TITLES: Titles = {
  '': '春松客服',
  accounting: '账号和权限',
  crm: '客户关系管理',
  deploy: '应用部署',
  faq: 'FAQ',
  initialization: '系统初始化',
  licenses: '产品形式及授权',
  monitoring: '坐席监控',
  reports: '会话历史',
  sla: '服务水平协议',
  usage: '访问统计',
  work: '坐席工作台',
  'channels/': '渠道管理',
  'channels/webim': '网页渠道',
  'channels/messenger/': 'Messenger 渠道',
  'channels/messenger/facebook-otn': 'Facebook OTN 主动推送指南',
  'channels/messenger/install': 'Messenger 渠道配置',
  'channels/messenger/message-types': 'Messenger 管理机器人客服对话',
  'channels/messenger/messenger-chatbot': 'Messenger 渠道配置机器人客服',
  'osc/': '开源社区',
  'osc/contribution': '提交代码',
  'osc/devonboard': '成为春松客服开发者',
  'osc/engineering': '开发环境搭建',
  'osc/ide_eclipse': 'IDE 使用之 Eclipse IDE',
  'osc/ide_intelij_idea': 'IDE 使用之 IntelliJ IDEA',
  'osc/ide_vscode': 'IDE 使用之 Visual Studio Code',
  'osc/license': '开源许可协议',
  'osc/maintainence': '系统维护',
  'osc/restapi': 'REST APIs',
  'osc/training': '定制开发教程',
  'work-chatbot/': '机器人客服',
  'work-chatbot/bot-agent': '集成机器人客服',
  'work-chatbot/install': '安装配置',
  'work-chatbot/message-types': '消息类型',
};

/** Pages that v7 never had. */
const NOT_IN_V7 = ['licenses', 'osc/devonboard', 'osc/ide_vscode'];

/** The addresses of a version's pages. Writers may have added more of them than stand above. */
const listed = (page: Page, version: string): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const manifest = await (await fetch('/manifest.json')).json();
    const { docs } = manifest.versions.find(({ name }: { name: string }) => name === wanted);
    return docs.map(({ path }: { path: string }) => path).sort();
  }, version);

/** One page of each folder, and those that hold what others do not: diagrams, code, values, many tables. */
const OPENED = [
  '',
  'deploy',
  'channels/webim',
  'channels/messenger/install',
  'osc/',
  'osc/restapi',
  'work-chatbot/install',
];

/** Finds the pages whose HTML does not show their title in their version, below the same sidebar. */
const readAll = (page: Page, root: string, label: string, titles: Titles) =>
  page.evaluate(
    async ({ root, label, titles }) => {
      const read = async ([path, title]: [string, string]) => {
        const answer = await fetch(root + path);
        const shell = new DOMParser().parseFromString(await answer.text(), 'text/html');
        const shown = shell.querySelector('main > article h1')?.textContent;
        const versions = shell.querySelectorAll(`header button[aria-label$="：${label}"]`).length;
        const count = shell.querySelectorAll('nav[aria-label="文档侧边栏"] > ul > li').length;
        const isRight = answer.status === 200 && !answer.redirected && shown === title && versions === 1;
        return { fault: isRight ? '' : `${root}${path}: ${answer.status} ${shown}`, count };
      };
      const all = await Promise.all(Object.entries(titles).map(read));
      return {
        wrong: all.flatMap(({ fault }) => (fault === '' ? [] : [fault])),
        counts: [...new Set(all.map(({ count }) => count))],
      };
    },
    { root: `/${root}`, label, titles },
  );

/**
 * Opens pages of each kind by their addresses, and tells those that did not show their title in their
 * version, or looked different before and after the application took them over (issue 6); what the build
 * wrote is read for all pages.
 */
async function visitAll(page: Page, root: string, label: string, titles: Titles, opened = OPENED) {
  const wrong: string[] = [];
  const messages = watchConsole(page);
  await rememberSnapshot(page);
  const sidebars = new Set<number>();
  for (const path of opened) {
    const title = titles[path];
    if (title === undefined) continue;
    const answer = await page.goto(root + path);
    const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
    const [shown, { changes, shift, isKept }, version, count] = await Promise.all([
      page.locator('main > article h1').textContent(),
      compareWithSnapshot(page),
      page.getByRole('banner').getByRole('button', { name: label }).count(),
      sidebar.locator(':scope > ul > li').count(),
    ]);
    if (changes.length > 0 || shift > 0.01 || !isKept)
      wrong.push(`${root}${path}: ${JSON.stringify({ changes, shift, isKept })}`);
    if (answer?.status() !== 200 || shown !== title || version !== 1)
      wrong.push(`${root}${path}: ${answer?.status()} ${shown}`);
    sidebars.add(count);
  }
  const read = await readAll(page, root, label, titles);
  expect([...wrong, ...read.wrong]).toEqual([]);
  expect(messages).toEqual([]);
  expect([...new Set([...sidebars, ...read.counts])], 'all pages share one sidebar').toHaveLength(1);
}

test.describe.configure({ timeout: 120_000 });

test('v8 has all its pages under /docs', { tag: '@v8-pages' }, async ({ page }) => {
  await visitAll(page, 'docs/', 'v8', TITLES);
  expect(await listed(page, 'v8')).toEqual(
    expect.arrayContaining(Object.keys(TITLES).map((path) => `/docs/${path}`)),
  );
});

test('v7 has the same pages under /docs/v7, without the three that it never had', {
  tag: '@v7-pages',
}, async ({ page }) => {
  const titles = Object.fromEntries(Object.entries(TITLES).filter(([path]) => !NOT_IN_V7.includes(path)));
  await visitAll(page, 'docs/v7/', 'v7', { ...titles, 'osc/training': '春松客服大讲堂' });
  expect(await listed(page, 'v7')).toEqual(
    expect.arrayContaining(Object.keys(titles).map((path) => `/docs/v7/${path}`)),
  );
  for (const path of NOT_IN_V7) {
    await page.goto(`docs/v7/${path}`);
    await expect(page.getByRole('heading', { name: '找不到页面' })).toBeVisible();
  }
});

test('next mirrors the latest under /docs/next', { tag: '@next-pages' }, async ({ page }) => {
  // The pages are the latest's own files.
  await visitAll(page, 'docs/next/', 'next', TITLES, ['deploy', 'channels/messenger/install']);
  const latest = await listed(page, 'v8');
  expect(await listed(page, 'next')).toEqual(
    expect.arrayContaining(latest.map((path) => path.replace('/docs/', '/docs/next/'))),
  );
});

for (const path of ['docs/next', 'docs/next/'])
  test(`/${path} is the draft of the next version`, { tag: '@next-root' }, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/docs\/next\/$/);
    await expect(page.getByRole('note').filter({ hasText: '尚未发布' })).toBeVisible();
    await expect(page.locator('main > article')).toContainText('草稿');
  });

test('/ is the home page: name, tagline, first step, what the product does', { tag: '@home-page' }, async ({
  page,
}) => {
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('春松客服');
  await expect(page.getByRole('main')).toContainText('开源、多渠道的企业客服系统');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(3);
  await page.getByRole('main').getByRole('link', { name: '快速部署' }).click();
  await expect(page).toHaveURL(/\/docs\/deploy$/);
});

lookingTest(
  '/markdown-page is a page of its own, outside the docs',
  { tag: '@standalone-page' },
  async ({ page }) => {
    await page.goto('markdown-page');
    await expect(page.locator('main > article h1')).toBeVisible();
    await expect(page.getByRole('navigation', { name: '文档侧边栏' })).toHaveCount(0);
  },
);

test('any other address gives the not-found page with two lines, in the layout, near pages offered', {
  tag: '@not-found-page',
}, async ({ page }) => {
  const answer = await page.goto('docs/v7/osc/enginering');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('找不到页面');
  await expect(main).toContainText('我们找不到您要找的页面。');
  await expect(main).toContainText('告诉那里的负责人');
  await expect(
    page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: 'FAQ' }),
  ).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'v7' })).toBeVisible();
  await main.getByRole('link', { name: '开发环境搭建' }).click();
  await expect(page).toHaveURL(/\/docs\/v7\/osc\/engineering$/);
  await page.goto('docs/v7/licenses');
  await expect(main.getByText('v7 没有这一页').getByRole('link')).toHaveAttribute(
    'href',
    /\/docs\/licenses$/,
  );
  await page.goto('nothing-at-all');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('找不到页面');
  await main.getByRole('searchbox', { name: '搜索 v8 文档' }).fill('端口');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
});

lookingTest('a query is no parameter of the page', { tag: '@query-is-no-parameter' }, async ({ page }) => {
  await page.goto('docs/faq?id=5&version=v7');
  await expect(page.locator('main > article h1')).toHaveText('FAQ');
  await expect(page.getByRole('banner').getByRole('button', { name: 'v8' })).toBeVisible();
});
