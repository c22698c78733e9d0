// Code of a page that stands in another file of the site.
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { type MemoryHost, memoryHost } from '../support/memoryHost.ts';
import { visit } from '../support/renderApp.tsx';

const PATH = '/docs/guide/markdown';
const FILE = 'files/conf/app.yml';
const TEXT = `# 安装

## 步骤

\`\`\`yaml file="/${FILE}" lines="2-3"
\`\`\`

## 其他

别的。
`;

async function openPage(change: (host: MemoryHost) => void = () => {}) {
  const host = await memoryHost();
  const docs = host.shellManifest.versions.find(({ isLast }) => isLast)?.docs;
  const file = docs?.find(({ path }) => path === PATH)?.file ?? '';
  host.files.set(file, TEXT);
  host.files.set(FILE, '一: 1\n二: 2\n三: 3\n四: 4\n');
  change(host);
  const page = await visit(PATH, { host });
  await screen.findByRole('heading', { name: '其他' });
  return { ...page, host };
}

const code = () => document.querySelector('.prose pre code')?.textContent;

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('ClipboardItem', undefined);
});

it('shows these lines under the file’s name; what is copied and taken along is what is shown', async () => {
  const { user, host } = await openPage();
  expect(code()).toBe('二: 2\n三: 3\n');
  const article = within(screen.getByRole('article'));
  expect(article.getByText('app.yml')).toBeTruthy();
  await user.click(article.getByRole('button', { name: '复制代码到剪贴板' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('二: 2\n三: 3'));
  await user.click(article.getByRole('button', { name: '工具' }));
  await user.click(article.getByRole('button', { name: '复制页面' }));
  const markdown = '```yaml title="app.yml"\n二: 2\n三: 3\n```\n';
  await waitFor(async () => expect(await navigator.clipboard.readText()).toContain(markdown));
  expect(host.asked).toContain(FILE);
});

it('says what it cannot have, and the page is whole', async () => {
  await openPage(({ files }) => files.delete(FILE));
  expect(code()).toBe(`（文件 /${FILE} 取不到，请检查路径和文件名）\n`);
});

it('follows the file where the page does', async () => {
  const { host, load } = await openPage();
  host.files.set(FILE, '一: 1\n二: 新\n三: 3\n');
  await load();
  await screen.findByRole('heading', { name: '其他' });
  expect(code()).toBe('二: 新\n三: 3\n');
});
