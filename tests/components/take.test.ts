// What the reader takes along: the page, a section, a table, a block of code.
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { valuesKey } from '../../src/lib/deferredStorageKeys.ts';
import { siteKey } from '../../src/lib/storageKeys.ts';
import { type MemoryHost, memoryHost, SITE_URL } from '../support/memoryHost.ts';
import { visit } from '../support/renderApp.tsx';

const PATH = '/docs/guide/markdown';
const TEXT = `# 安装

在 YOUR_IP 上，见[指南](./index.md)。

## 步骤

| 键 | 值 |
| --- | --- |
| \`A\` | 到[外站](https://example.com)<br>YOUR_IP |

\`\`\`bash title="run.sh"
curl http://YOUR_IP/
\`\`\`

## 其他

别的。
`;

async function openPage() {
  const host = await memoryHost();
  host.editManifest(({ site, versions }) => {
    site.url = '';
    site.values = [{ name: 'YOUR_IP', label: '主机地址' }];
    const entry = versions.find(({ isLast }) => isLast)?.docs.find(({ path }) => path === PATH);
    host.files.set(entry?.file ?? '', TEXT);
  });
  localStorage.setItem(keyOf(host), JSON.stringify({ YOUR_IP: '10.0.0.7' }));
  const page = await visit(PATH, { host });
  await screen.findByRole('heading', { name: '其他' });
  return page;
}

const keyOf = ({ shellManifest }: MemoryHost) => valuesKey(siteKey(shellManifest.site));
const copied = () => navigator.clipboard.readText();

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('ClipboardItem', undefined);
});

it('the page is copied as markdown, with the reader’s values and links that lead somewhere', async () => {
  const { user } = await openPage();
  const article = within(screen.getByRole('article'));
  await user.click(article.getByRole('button', { name: '工具' }));
  await user.click(article.getByRole('button', { name: '复制页面' }));
  await article.findByText('已复制');
  const text = await copied();
  expect(text).toContain(`在 10.0.0.7 上，见[指南](${SITE_URL}docs/guide/)。`);
  expect(text).toContain('curl http://10.0.0.7/\n');
});

it('a section is copied by a control that comes with the pointer', async () => {
  const { user } = await openPage();
  expect(screen.queryByRole('button', { name: '复制本节的 Markdown' })).toBeNull();
  await user.hover(screen.getByRole('heading', { name: '其他' }));
  await user.click(await screen.findByRole('button', { name: '复制本节的 Markdown' }));
  await waitFor(async () => expect(await copied()).toBe('## 其他\n\n别的。\n'));
});

it('a table is copied for a sheet, as it is shown', async () => {
  const { user } = await openPage();
  await waitFor(() => expect(document.querySelector('td [data-own]')).not.toBeNull());
  await user.hover(screen.getByRole('table'));
  await user.click(await screen.findByRole('button', { name: '复制表格' }));
  await waitFor(async () => expect(await copied()).toBe('键\t值\nA\t到外站 10.0.0.7'));
});

it('by keyboard: the focus brings the controls after what it is on', async () => {
  const { user } = await openPage();
  screen.getByRole('link', { name: '「步骤」的直接链接' }).focus();
  await screen.findByRole('button', { name: '复制本节的 Markdown' });
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('复制本节的 Markdown');
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('复制表格');
});

it('code is saved under its title’s name, as it is shown', async () => {
  const { user } = await openPage();
  const saved: [string, Promise<string>][] = [];
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    blob = given as Blob;
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, blob.text()]);
  });
  await user.hover(document.querySelector('pre') as Element);
  await user.click(await screen.findByRole('button', { name: '下载代码' }));
  expect(saved.map(([name]) => name)).toEqual(['run.sh']);
  expect(await saved[0]?.[1]).toBe(document.querySelector('pre code')?.textContent);
  expect(await saved[0]?.[1]).toBe('curl http://10.0.0.7/\n');
});
