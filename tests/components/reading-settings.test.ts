// How texts look to a reader who has chosen: at once, and before the first paint of the next visit.
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { READING_SETTINGS } from '../../src/core/reading/readingSettings.ts';
import { type Visit, visit } from '../support/renderApp.tsx';

const root = document.documentElement;
const reading = () => root.style.getPropertyValue('--reading');
const width = () => root.style.getPropertyValue('--text-width');
const storageKey = () => `${root.dataset.storageKey}:reading`;

async function open({ user }: Visit): Promise<ReturnType<typeof within>> {
  await user.click(screen.getByRole('button', { name: '工具' }));
  await user.click(screen.getByRole('button', { name: '阅读设置' }));
  return within(await screen.findByRole('dialog', { name: '阅读设置' }));
}

const chosenIn = (panel: ReturnType<typeof within>, name: string) =>
  within(panel.getByRole('group', { name }))
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ labels }) => labels?.[0]?.textContent);

it('shows each choice at once, keeps it for the next visit, and takes all back', async () => {
  let visited = await visit('/docs/');
  expect(root.getAttribute('style') ?? '').toBe('');
  let panel = await open(visited);
  await visited.user.click(panel.getByRole('radio', { name: '特大' }));
  expect(reading()).toBe(
    `${READING_SETTINGS.size.largest}/${READING_SETTINGS.lead.usual} ${READING_SETTINGS.face.usual}`,
  );
  await visited.user.click(panel.getByRole('radio', { name: '宽松' }));
  await visited.user.click(panel.getByRole('radio', { name: '宋体' }));
  await visited.user.click(panel.getByRole('radio', { name: '窄' }));
  await visited.user.click(panel.getByRole('radio', { name: '浅色' }));
  const wanted = `${READING_SETTINGS.size.largest}/${READING_SETTINGS.lead.loose} ${READING_SETTINGS.face.serif}`;
  expect([reading(), width(), root.dataset.theme]).toEqual([wanted, READING_SETTINGS.width.narrow, 'light']);

  // The head's script alone, before anything of the application is there.
  visited = await visited.load();
  expect([reading(), width(), root.dataset.theme]).toEqual([wanted, READING_SETTINGS.width.narrow, 'light']);

  panel = await open(visited);
  expect(['字号', '行距', '正文字体', '行宽', '配色'].flatMap((name) => chosenIn(panel, name))).toEqual([
    '特大',
    '宽松',
    '宋体',
    '窄',
    '浅色',
  ]);
  await visited.user.click(panel.getByRole('button', { name: '恢复默认' }));
  expect([reading(), width()]).toEqual(['', '']);
  expect(chosenIn(panel, '配色')).toEqual(['跟随系统']);
  expect(localStorage.getItem(storageKey())).toBe(null);
});

it('follows what is chosen in another tab', async () => {
  await visit('/docs/');
  const look = { 'text-width': READING_SETTINGS.width.wide };
  localStorage.setItem(storageKey(), JSON.stringify({ look }));
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey() }));
  await waitFor(() => expect(width()).toBe(READING_SETTINGS.width.wide));
});

for (const rubbish of ['{{{', 'null', '"x"', '{"look":{"reading":"9rem/9 x","color":"red"}}', '{"look":7}'])
  it(`what another program stored is forgotten: ${rubbish}`, async () => {
    const { load } = await visit('/docs/');
    localStorage.setItem(storageKey(), rubbish);
    await load();
    // The head's script has put it there; it is looked at closely once the application follows what is stored.
    await waitFor(() => expect([reading(), width(), root.dataset.keys]).toEqual(['', '', undefined]));
    expect(root.dataset.theme).toBeDefined();
  });

it('pages that were read are marked on request', async () => {
  const visited = await visit('/docs/');
  const panel = await open(visited);
  expect(document.querySelector('#root style')).toBeNull();
  await visited.user.click(panel.getByRole('checkbox', { name: '在文档侧边栏中标出读过的页面' }));
  await waitFor(() => expect(document.querySelector('#root style')?.textContent).toContain('✓'));
});
