// The front door, as the manifest composes it.
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { parseManifest } from '../../src/core/site/manifest/parseManifest.ts';
import { memoryHost } from '../support/memoryHost.ts';
import { visit } from '../support/renderApp.tsx';

const HOME = {
  lead: '读者能做什么。',
  points: ['开源', '离线'],
  commands: [
    { label: 'GitHub', code: 'git clone hub\ndocker-compose up -d' },
    { label: 'Gitee', code: 'git clone gitee' },
  ],
  features: [
    { title: '卡片一', text: '一', href: '/docs/deploy' },
    { title: '卡片二', text: '二' },
  ],
  sections: [
    { type: 'steps', title: '路', items: [{ title: '访客', href: '/docs/' }, { title: '坐席' }] },
    {
      type: 'links',
      title: '角色',
      items: [{ title: '谁', links: [{ label: '部署', href: '/docs/deploy' }] }],
    },
    {
      type: 'roles',
      title: '是谁',
      items: [{ title: '开发者', text: '我要改代码。', steps: [{ label: '搭建', href: '/docs/deploy' }] }],
    },
    { type: 'facts', title: '事实', items: [{ title: '始于', text: '2018 年' }] },
  ],
};

/** The home page of a site that composes it so. */
async function visitHome(home: unknown) {
  const host = await memoryHost();
  host.editManifest((manifest) => {
    const whole = parseManifest(JSON.stringify({ ...manifest, site: { ...manifest.site, home } }));
    manifest.site = whole.site;
  });
  return visit('/', { host });
}

it('leads to the docs where nothing is written', async () => {
  await visitHome(undefined);
  const main = within(screen.getByRole('main'));
  await waitFor(() => expect(main.getAllByRole('link')).toHaveLength(1));
  expect(main.getByRole('link').getAttribute('href')).toMatch(/\/docs\/$/);
});

it('shows each part in its place, and nothing where a part is not written', async () => {
  await visitHome(HOME);
  const main = screen.getByRole('main');
  expect(main.textContent).toContain('读者能做什么。');
  const headings = within(main).getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    '卡片一',
    '卡片二',
    '路',
    '角色',
    '是谁',
    '事实',
  ]);
  expect(within(main).getByRole('link', { name: '卡片一' }).getAttribute('href')).toBe('/docs/deploy');
  expect(within(main).queryByRole('link', { name: '卡片二' })).toBeNull();
  expect(within(main).getByRole('link', { name: '访客' }).getAttribute('href')).toBe('/docs/');
  await visitHome({});
  expect(screen.queryByRole('region', { name: '部署的命令' })).toBeNull();
  expect(within(screen.getByRole('main')).queryByRole('heading', { level: 2 })).toBeNull();
});

it('copies the commands that are shown, without the prompt, and says so', async () => {
  const { user } = await visitHome(HOME);
  vi.stubGlobal('isSecureContext', true);
  const copied = () => navigator.clipboard.readText();
  const terminal = screen.getByRole('region', { name: '部署的命令' });
  const copy = within(terminal).getByRole('button', { name: '复制命令' });
  await user.click(copy);
  expect(await copied()).toBe(HOME.commands[0]?.code);
  await waitFor(() => expect(within(terminal).getByRole('status').textContent).toBe('已复制'));
  await user.click(within(terminal).getByRole('button', { name: 'Gitee', pressed: false }));
  await user.click(copy);
  expect(await copied()).toBe('git clone gitee');
});

it('shows the commands of one set only, also where a line comes twice in it', async () => {
  const commands = [
    { label: '甲', code: 'cd app\n\nnpm ci\n\nnpm start' },
    { label: '乙', code: 'docker compose up' },
  ];
  const { user } = await visitHome({ ...HOME, commands });
  const terminal = screen.getByRole('region', { name: '部署的命令' });
  await user.click(within(terminal).getByRole('button', { name: '乙' }));
  expect(terminal.querySelector('code')?.textContent).toBe('docker compose up\n');
});

it('shows a wireframe as a named picture with all of its parts', async () => {
  await visitHome({ picture: { wireframe: ['window', '  bubble 多久发货？ @1'], alt: '一次对话' } });
  const picture = await screen.findByRole('group', { name: '一次对话' });
  expect(picture.textContent).toBe('多久发货？');
  expect(picture.querySelector('[data-step="1"]')).not.toBeNull();
});
