// What changed between two versions of a page, in the place of its text.
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { valuesKey } from '../../src/lib/deferredStorageKeys.ts';
import { siteKey } from '../../src/lib/storageKeys.ts';
import { memoryHost } from '../support/memoryHost.ts';
import { visit } from '../support/renderApp.tsx';

const comparison = () => screen.findByRole('region', { name: '版本比较' });
const article = () => within(screen.getByRole('article'));
const marks = (tag: 'ins' | 'del') =>
  [...document.querySelectorAll(`article ${tag}`)].map((mark) => mark.textContent?.replace(/【.*?】/g, ''));
const CHANGE = '[data-change]';

async function hostWith(before: string, after: string) {
  const host = await memoryHost();
  host.files.set('docs/v1/guide/index.md', before);
  host.files.set('docs/v2/guide/index.md', after);
  return host;
}

it('is chosen from the tools, has an address that survives a load, and gives the text back', async () => {
  const host = await hostWith('# 指南\n\n先安装，再使用。\n', '# 指南\n\n先安装，再学习。\n');
  const { user, address, goBack, load } = await visit('/docs/guide/', { host });
  await user.click(await screen.findByRole('button', { name: '工具' }));
  await user.click(article().getByRole('link', { name: '与 v1 比较' }));
  const region = within(await comparison());
  expect(address()).toBe('/docs/guide/?compare=v1');
  region.getByText('v1 → v2 的变化');
  region.getByText('改写 1 处');
  expect([marks('del'), marks('ins')]).toEqual([['使用'], ['学习']]);
  expect(document.querySelector('.prose > [data-stands]')).not.toBeNull();

  goBack();
  await waitFor(() => expect(screen.queryByRole('region', { name: '版本比较' })).toBeNull());
  expect(document.querySelector('[data-stands]')).toBeNull();
  article().getByText('先安装，再学习。');

  const again = await load('/docs/guide/?compare=v1');
  await again.user.click(within(await comparison()).getByRole('link', { name: '回到正文' }));
  await waitFor(() => expect(again.address()).toBe('/docs/guide/'));
  // The link is gone.
  await waitFor(() => expect(document.activeElement?.outerHTML).toMatch(/^<h1/));
});

it('goes from the earlier version to the later one, whichever is read', async () => {
  const host = await hostWith('# 指南\n\n先安装，再使用。\n', '# 指南\n\n先安装，再学习。\n');
  await visit('/docs/v1/guide/?compare=v2', { host });
  within(await comparison()).getByText('v1 → v2 的变化');
  expect(marks('ins')).toEqual(['学习']);
});

it('says what it is to who hears it', async () => {
  const host = await hostWith('旧的一段说明。\n', '# 新\n\n```js\nlet a;\n```\n');
  await visit('/docs/guide/?compare=v1', { host });
  await comparison();
  expect(document.querySelector('article del')?.textContent).toBe('【删除】旧的一段说明。【删除完】');
});

it('links of what is gone lead to pages of its own version', async () => {
  const host = await hostWith('看[首页](../index.md)吧，这里。\n', '看看[别处](../index.md)吧，这里。\n');
  await visit('/docs/guide/?compare=v1', { host });
  await comparison();
  await waitFor(() =>
    expect(document.querySelector('article del a')?.getAttribute('href')).toBe('/docs/v1/'),
  );
  expect(document.querySelector('article ins a')?.getAttribute('href')).toBe('/docs/');
});

it('leads from change to change by buttons and keys, but not while somebody types', async () => {
  const host = await hostWith(
    '一。\n\n同一段话。\n\n三。\n',
    '新的一段 one。\n\n同一段话。\n\n另外的 three words。\n',
  );
  const { user } = await visit('/docs/guide/?compare=v1', { host });
  const region = within(await comparison());
  await waitFor(() => expect(document.querySelectorAll(CHANGE).length).toBe(4));
  const at = () => document.activeElement?.getAttribute('data-change');
  // A DOM without a layout: each change below the last one.
  for (const [index, row] of document.querySelectorAll(CHANGE).entries())
    row.getBoundingClientRect = () => new DOMRect(0, 100 + 10 * index, 10, 10);
  await user.click(region.getByRole('button', { name: '下一处变化（j）' }));
  const first = Number(at());
  await user.keyboard('j');
  expect(Number(at())).toBe(first + 1);
  region.getByText(`第 ${first + 2} 处，共 4 处，`, { exact: false });
  await user.keyboard('k');
  expect(Number(at())).toBe(first);
  // The focus is the button's by then.
  await user.click(region.getByRole('button', { name: '下一处变化（j）' }));
  expect(Number(at())).toBe(first + 1);

  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await user.keyboard('j');
  expect(document.activeElement).toBe(field);
  field.remove();
  fireEvent.keyDown(document.body, { key: 'j', isComposing: true });
  fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true });
  expect(at()).toBeNull();
});

it('is printed as one text, all of it, however little is drawn by then', async () => {
  const text = (word: string) => Array.from({ length: 30 }, (_, at) => `第 ${at} 段，${word}。\n`).join('\n');
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('min-width') }),
  );
  await visit('/docs/guide/?compare=v1', { host: await hostWith(text('旧'), text('新')) });
  const region = await comparison();
  const rows = () => region.querySelectorAll(CHANGE).length;
  expect(region.dataset.sides).toBe('two');
  const drawn = rows();
  expect(drawn).toBeLessThan(30);
  fireEvent(window, new Event('beforeprint'));
  expect([region.dataset.sides, rows()]).toEqual(['one', 30]);
  fireEvent(window, new Event('afterprint'));
  // The reader's place is in all of it.
  expect([region.dataset.sides, rows()]).toEqual(['two', 30]);
});

it('tells what cannot be compared, and leads back', async () => {
  const { address, user, load } = await visit('/docs/guide/?compare=v99');
  const note = await article().findByText(/没有名为「v99」的版本/);
  within(note).getByRole('link', { name: '与 v1 比较' });
  await user.click(within(note).getByRole('link', { name: '回到正文' }));
  await waitFor(() => expect(address()).toBe('/docs/guide/'));
  await waitFor(() => expect(article().queryByText(/没有名为/)).toBeNull());
  // The choice of a version keeps the query.
  await load('/docs/v1/guide/?compare=v1');
  await article().findByText(/本页就是 v1 的页面/);
});

it('knows an inherited page as the same without reading it, and tells of a page that the other version lacks', async () => {
  const { host, load } = await visit('/docs/guide/?compare=next');
  await article().findByText(/用的是同一页，没有差别/);
  expect(host.asked.filter((file) => file.startsWith('docs/next/guide'))).toEqual([]);
  await load('/docs/guide/markdown?compare=v1');
  await article().findByText(/v1 没有与本页对应的页面/);
});

it('says so where two texts do not differ, and tries again where one could not be read', async () => {
  const host = await hostWith('# 指南\n\n同文。\n', '---\ndescription: 别的\n---\n\n# 指南\n\n同文。\n');
  host.faults.set('docs/v1/guide/index.md', 404);
  const { user } = await visit('/docs/guide/?compare=v1', { host });
  await article().findByText(/没能读到要比较的内容/);
  host.faults.clear();
  await user.click(article().getByRole('button', { name: '重试' }));
  await article().findByText(/没有差别/);
  article().getByText('同文。');
});

it('lists for a version which pages are new, gone, changed and the same, with how much', async () => {
  const { user, address } = await visit('/docs/changes');
  await user.click(await screen.findByRole('link', { name: 'v1 → v2' }));
  expect(address()).toBe('/docs/changes?from=v1');
  expect(document.title).toContain('版本变化');
  const group = (name: RegExp) => within(screen.getByRole('heading', { name }).parentElement as HTMLElement);
  group(/新增的页面/).getByRole('link', { name: 'Markdown 写法' });
  const changed = group(/有变化的页面/);
  await waitFor(() => changed.getAllByText(/\d 处/));
  await user.click(changed.getByRole('link', { name: '指南' }));
  await waitFor(() => expect(address()).toBe('/docs/guide/?compare=v1'));
});

it('asks for another version where the list begins at one that there is not', async () => {
  await visit('/docs/changes?from=v99');
  await screen.findByText(/没有名为「v99」的版本/);
  screen.getByRole('link', { name: 'v1 → v2' });
});

it('asks for another version where the list begins at its own', async () => {
  await visit('/docs/changes?from=v2');
  await screen.findByText('请选择要比较的版本。');
  expect(screen.queryByText(/没有名为/)).toBeNull();
});

it('shows the reader’s own values in both states, and what is given there shows at once', async () => {
  const host = await hostWith(
    '# 指南\n\n旧 YOUR_IP 上。\n\n```bash\ncurl http://YOUR_IP/旧\nping YOUR_IP\n```\n',
    '# 指南\n\n新 YOUR_IP 上。\n\n```bash\ncurl http://YOUR_IP/新\nping YOUR_IP\n```\n\n多一段 YOUR_IP。\n',
  );
  host.editManifest(({ site }) => {
    site.values = [{ name: 'YOUR_IP', label: '主机地址' }];
  });
  localStorage.setItem(valuesKey(siteKey(host.shellManifest.site)), '{"YOUR_IP":"10.0.0.7"}');
  const { user } = await visit('/docs/guide/?compare=v1', { host });
  const region = await comparison();
  const shown = () => [...region.querySelectorAll('[data-value]')].map(({ textContent }) => textContent);
  await waitFor(() => expect(shown()).toEqual(Array(5).fill('10.0.0.7')));
  expect(region.querySelector('pre code')?.textContent).toContain('curl http://10.0.0.7/新\n');
  const [place] = within(region).getAllByRole('button', { name: /^主机地址：/ });
  await user.click(place as Element);
  await user.clear(await screen.findByRole('textbox', { name: '主机地址' }));
  await user.type(screen.getByRole('textbox', { name: '主机地址' }), 'a.b{Enter}');
  await waitFor(() => expect(shown()).toEqual(Array(5).fill('a.b')));
});

it('shows code as it is shown, without the comments that say something of its lines', async () => {
  const code = (word: string) =>
    `\`\`\`js\n// highlight-next-line\nlet same; // [!code ++]\nlet ${word}; // [!code focus]\n\`\`\`\n`;
  const host = await hostWith(code('old'), code('fresh'));
  await visit('/docs/guide/?compare=v1', { host });
  const region = await comparison();
  const lines = () =>
    [...region.querySelectorAll('pre code > *')].map(({ textContent }) =>
      textContent?.replace(/【.*?】/g, ''),
    );
  await waitFor(() => expect(lines()).toEqual(['let same;\n', 'let old;\n', 'let fresh;\n']));
});
