// What a link of the text leads to is shown beside it before one goes there.
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { PREVIEW_DELAY } from '../../src/core/constants.ts';
import { memoryHost } from '../support/memoryHost.ts';
import { type Visit, visit } from '../support/renderApp.tsx';

const INSTALL = 'docs/v2/guide/安装.md';

beforeEach(() => vi.stubGlobal('IntersectionObserver', undefined));

const link = (name: string) => within(screen.getByRole('article')).getByRole('link', { name });
const card = () => screen.queryByRole('region', { name: '链接预览' });
/** The page itself may be asked for again on a slow machine, and the one that comes next is read at rest. */
const OWN = ['docs/v2/index.md', 'docs/v2/guide/index.md'];
const othersOf = ({ host }: Visit) =>
  host.asked.filter((path) => path.endsWith('.md') && !OWN.includes(path));
const point = (element: Element, kind: string, more: PointerEventInit = {}) =>
  fireEvent(element, new PointerEvent(kind, { bubbles: true, pointerType: 'mouse', ...more }));
let at = 0;
/** The pointer moves onto an element: browsers tell both. */
const over = (element: Element, pointerType = 'mouse') => {
  at += 1;
  for (const kind of ['pointerover', 'pointermove']) point(element, kind, { pointerType, screenX: at });
};
const rest = (ms = PREVIEW_DELAY + 100) => new Promise((resolve) => setTimeout(resolve, ms));

it('a link on which the mouse rests tells of its section, from what is read ahead', async () => {
  const visited = await visit('/docs/');
  fireEvent.mouseOver(link('安装'));
  over(link('安装'));
  await waitFor(() => expect(card()).not.toBeNull());
  expect([...(card()?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '指南 › 安装小站',
    '环境要求',
    expect.stringContaining('请先安装'),
  ]);
  // Once, as the read-ahead of the link does.
  expect(othersOf(visited)).toEqual([INSTALL]);
  // The pointer may go there.
  over(card() as Element);
  await rest(400);
  expect(card()).not.toBeNull();
  over(document.body);
  await waitFor(() => expect(card()).toBeNull());
});

it('a link that comes under a resting mouse shows nothing until the mouse moves', async () => {
  await visit('/docs/');
  over(document.body);
  // So do Back and a dialog that closes. Some browsers tell of a move as well, which was none.
  point(link('安装'), 'pointerover', { screenX: at });
  point(link('安装'), 'pointermove', { screenX: at });
  await rest();
  expect(card()).toBeNull();
  over(link('安装'));
  await waitFor(() => expect(card()).not.toBeNull());
});

it('Esc closes it until the pointer has left the link', async () => {
  await visit('/docs/');
  over(link('指南'));
  await waitFor(() => expect(card()?.textContent).toContain('指南'));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(card()).toBeNull());
  over(link('指南'));
  await rest();
  expect(card()).toBeNull();
  over(document.body);
  over(link('指南'));
  await waitFor(() => expect(card()).not.toBeNull());
});

it('nothing comes up by touch, in passing, for other sites, or for who saves data', async () => {
  const visited = await visit('/docs/');
  over(link('安装'), 'touch');
  await rest();
  over(document.body);
  over(link('安装'));
  over(document.body);
  await rest();
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  over(link('安装'));
  await rest();
  Reflect.deleteProperty(navigator, 'connection');
  expect(card()).toBeNull();
  expect(othersOf(visited)).toEqual([]);
});

it('by keyboard: v shows what the focused link leads to, and reads it out', async () => {
  const { user } = await visit('/docs/');
  link('安装').focus();
  await user.keyboard('v');
  await waitFor(() => expect(card()?.textContent).toContain('环境要求'));
  expect(card()?.parentElement?.getAttribute('aria-live')).toBe('polite');
  link('指南').focus();
  await waitFor(() => expect(card()).toBeNull());
});

it('a link to a section of the page itself tells of that section', async () => {
  const { host, load } = await visit('/docs/');
  host.files.set('docs/v2/index.md', '# 小站\n\n见[下面](#其他-版本)。\n\n## 其他 版本\n\n旧版在别处。\n');
  await load('/docs/');
  over(link('下面'));
  await waitFor(() => expect(card()?.textContent).toBe('小站其他 版本旧版在别处。'));
});

it('of a comparison the links in its texts are told, and not those about it', async () => {
  const host = await memoryHost();
  host.files.set('docs/v1/guide/index.md', '# 指南\n\n先学习。\n');
  host.files.set('docs/v2/guide/index.md', '# 指南\n\n先[安装](安装.md)。\n');
  await visit('/docs/guide/?compare=v1', { host });
  const comparison = within(await screen.findByRole('region', { name: '版本比较' }));
  over(comparison.getByRole('link', { name: '回到正文' }));
  await rest();
  expect(card()).toBeNull();
  over(comparison.getByRole('link', { name: '安装' }));
  await waitFor(() => expect(card()).not.toBeNull());
});
