// The reader's own values: where a page writes a placeholder, they read and copy what is theirs.
import { screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { valuesKey } from '../../src/lib/deferredStorageKeys.ts';
import { siteKey } from '../../src/lib/storageKeys.ts';
import { type MemoryHost, memoryHost } from '../support/memoryHost.ts';
import { type Visit, visit } from '../support/renderApp.tsx';

const IP = { name: 'YOUR_IP', label: '主机地址' };
const TOKEN = { name: 'YOUR_TOKEN', label: '令牌', secret: true };
const PORT = { name: 'port', label: '端口', default: '8035', pattern: '\\d{1,5}' };
const TEXT = `# 安装

在 YOUR_IP 上安装，见 [YOUR_IP](https://example.com)。

\`\`\`bash title="YOUR_IP 上"
curl -H "authorization: YOUR_TOKEN" "http://YOUR_IP:8035/api"
\`\`\`
`;

/** The page, in its colours: what is coloured is drawn anew. */
async function openPage(host?: MemoryHost): Promise<Visit> {
  const page = await visit('/docs/guide/markdown', { host: host ?? (await hostWithValues()) });
  await waitFor(() => expect(document.querySelector('pre [class^="hljs"]')).not.toBeNull());
  return page;
}

/** A site whose page names values. */
async function hostWithValues(): Promise<MemoryHost> {
  const host = await memoryHost();
  host.editManifest(({ site, versions }) => {
    site.values = [IP, TOKEN];
    const entry = versions.find(({ isLast }) => isLast)?.docs.find(({ id }) => id === 'guide/markdown');
    if (entry === undefined) throw new Error('the fixture has lost its page');
    entry.values = [PORT];
    host.files.set(entry.file, TEXT);
  });
  return host;
}

const keyOf = ({ shellManifest }: MemoryHost) => valuesKey(siteKey(shellManifest.site));

const places = () => [...document.querySelectorAll<HTMLElement>('[data-value]')];
const shown = () => places().map(({ textContent }) => textContent);
const code = () => document.querySelector('pre code')?.textContent;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function open({ user }: Visit, name: RegExp): Promise<void> {
  const [place] = await screen.findAllByRole('button', { name });
  await user.click(place as Element);
  await screen.findByRole('textbox', { name: new RegExp(name.source.replace('：', '')) });
}

it('all places follow what the reader gives, and so does the copy', async () => {
  vi.stubGlobal('isSecureContext', true);
  const page = await openPage();
  await open(page, /^主机地址：/);
  await page.user.type(field('主机地址'), '10.0.0.7{Enter}');
  await waitFor(() => expect(shown().filter((text) => text === '10.0.0.7')).toHaveLength(4));
  expect(document.activeElement).toBe(places()[0]);
  await page.user.click(screen.getByRole('button', { name: '复制代码到剪贴板' }));
  await waitFor(async () => expect(`${await navigator.clipboard.readText()}\n`).toBe(code()));
  expect(code()).toBe('curl -H "authorization: YOUR_TOKEN" "http://10.0.0.7:8035/api"\n');
  // A link leads where it led, and is no field.
  const link = places().find((place) => place.closest('a'));
  expect([link?.textContent, link?.getAttribute('role')]).toEqual(['10.0.0.7', null]);
  await page.load();
  await waitFor(() => expect(shown()).toContain('10.0.0.7'));
});

it('a secret is kept for the session only; one button takes all back', async () => {
  const page = await openPage();
  for (const [name, text] of [
    ['令牌', 'geheim'],
    ['端口', '9000'],
  ] as const) {
    await open(page, new RegExp(`^${name}：`));
    await page.user.type(field(name), `${text}{Enter}`);
  }
  await waitFor(() => expect(shown()).toEqual(expect.arrayContaining(['geheim', '9000'])));
  const key = keyOf(page.host);
  expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([
    '{"port":"9000"}',
    '{"YOUR_TOKEN":"geheim"}',
  ]);
  expect(page.host.asked.join()).not.toContain('geheim');
  expect(page.address()).toBe('/docs/guide/markdown');
  await open(page, /^端口：/);
  await page.user.click(screen.getByRole('button', { name: '恢复全部 2 项' }));
  await waitFor(() => expect(shown()).toEqual(expect.arrayContaining(['YOUR_TOKEN', '8035'])));
  expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, null]);
});

it('who takes a value back is in its field, which is empty, and Esc still closes it', async () => {
  const page = await openPage();
  await open(page, /^端口：/);
  await page.user.type(field('端口'), '9000x');
  const back = screen.getByRole('button', { name: '恢复默认' });
  await page.user.click(back);
  await waitFor(() => expect(back.isConnected).toBe(false));
  expect(document.activeElement).toBe(field('端口'));
  expect(field('端口').value).toBe('');
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a key fills a place in whatever is selected on the page; the end of a selection is no click', async () => {
  const { user } = await openPage();
  const [place] = await screen.findAllByRole('button', { name: /^主机地址：/ });
  window.getSelection()?.selectAllChildren(document.querySelector('h1') as Element);
  await waitFor(() => expect(window.getSelection()?.isCollapsed).toBe(false));
  (place as HTMLElement).click();
  expect(screen.queryByRole('dialog')).toBeNull();
  (place as HTMLElement).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('textbox', { name: '主机地址' });
});

it('who presses elsewhere has left the field before it goes: WebKit would follow it to the page’s end', async () => {
  const page = await openPage();
  await open(page, /^主机地址：/);
  const input = field('主机地址');
  await waitFor(() => expect(document.activeElement).toBe(input));
  const onLeave = vi.fn(() => input.isConnected);
  input.addEventListener('blur', onLeave);
  // A press alone: the focus goes with what follows on it.
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await waitFor(() => expect(input.isConnected).toBe(false));
  expect(onLeave).toHaveReturnedWith(true);
});

it('what does not fit is not taken, and Esc leads back', async () => {
  const page = await openPage();
  await open(page, /^端口：/);
  await page.user.type(field('端口'), 'abc');
  expect(screen.getByRole('alert').textContent).toBe('格式不对，没有采用。');
  expect(code()).toContain(':8035/');
  // What an input method suggests is taken back by it, not what is written.
  const composing = new KeyboardEvent('keydown', { key: 'Escape', keyCode: 229, bubbles: true });
  field('端口').dispatchEvent(composing);
  await new Promise((resolve) => setTimeout(resolve));
  expect(field('端口').value).toBe('abc');
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.textContent).toBe('8035');
});

it.each([
  ['quotes and markup', `"'><img src=x onerror=alert(1)></span><script>\`$&\${x}`],
  ['10 KB', 'x'.repeat(10_240)],
  ['line ends', 'a\r\nb\u2028c\u0000d'],
])('a hostile value leaves the page whole, and the copy is what is shown: %s', async (_, hostile) => {
  vi.stubGlobal('isSecureContext', true);
  const host = await hostWithValues();
  localStorage.setItem(keyOf(host), JSON.stringify({ YOUR_IP: hostile, __proto__: 'x', other: { a: 1 } }));
  const { user } = await openPage(host);
  const elements = () => [...document.querySelectorAll('article *')].map(({ tagName }) => tagName);
  await waitFor(() => expect(places()[0]?.hasAttribute('data-own')).toBe(true));
  expect(shown().filter((text) => text === places()[0]?.textContent)).toHaveLength(4);
  expect(elements()).not.toContain('SCRIPT');
  expect(elements()).not.toContain('IMG');
  await user.click(screen.getByRole('button', { name: '复制代码到剪贴板' }));
  await waitFor(async () => expect(`${await navigator.clipboard.readText()}\n`).toBe(code()));
  expect(code()?.split('\n')).toHaveLength(2);
});

it('all values stand in one list, and one button takes them back', async () => {
  const page = await openPage();
  const { user } = page;
  await user.click(screen.getByRole('button', { name: '工具' }));
  await user.click(screen.getByRole('button', { name: '我的值' }));
  const dialog = await screen.findByRole('dialog', { name: '我的值' });
  await waitFor(() => expect(document.activeElement).toBe(dialog.querySelector('input')));
  await user.type(screen.getByRole('textbox', { name: '端口' }), '90a');
  expect(screen.getByRole('alert').textContent).toBe('格式不对，没有采用。');
  expect(field('端口').value).toBe('90a');
  await user.type(field('主机地址'), 'h 1');
  await waitFor(() => expect(shown()).toEqual(expect.arrayContaining(['h 1', '90'])));
  await user.click(screen.getByRole('button', { name: '恢复全部 2 项' }));
  await waitFor(() => expect(shown()).toEqual(expect.arrayContaining(['YOUR_IP', '8035'])));
  expect(field('端口').value).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement?.closest('dialog')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: '完成' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: '工具' }));
  await user.click(screen.getByRole('button', { name: '我的值' }));
  await user.click(await screen.findByRole('button', { name: '关闭我的值' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
