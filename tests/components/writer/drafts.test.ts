// What is written is kept in this browser, whatever becomes of the tab, the file and the store; and how it is saved.
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { textKey } from '../../../src/core/textKey.ts';
import type { Draft } from '../../../src/writer/drafts/draftStorage.ts';
import { memoryHost } from '../../support/memoryHost.ts';
import { type Visit, visit } from '../../support/renderApp.tsx';
import { stubDatabase } from '../../support/stubDatabase.ts';

const ID = 'guide/markdown';
const TEXT = '# 甲\n\n乙有一行话\n\n丙\n';

beforeEach(() => {
  stubDatabase();
  // The editor needs a browser.
  vi.doMock('../../../src/writer/editor/codemirror/createEditor.ts', () => ({}));
});

/** Of the application that is open: each full load has modules of its own. */
const store = () => import('../../../src/writer/drafts/draftStorages.ts');

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '源文本' });
const button = (name: string) => screen.findByRole('button', { name });

/** The path of the page's file. */
let FILE = '';

async function openDesk(text = TEXT): Promise<Visit> {
  const host = await memoryHost();
  const entry = host.shellManifest.versions.find(({ isLast }) => isLast)?.docs.find(({ id }) => id === ID);
  if (entry === undefined) throw new Error('the fixture has lost its page');
  FILE = entry.file;
  host.files.set(FILE, text);
  const page = await visit(`/edit${entry.path}`, { host });
  await field();
  return page;
}

async function write(text: string): Promise<void> {
  const area = await field();
  area.value = text;
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

const keptTexts = async () => (await (await store()).listDrafts()).map(({ text }) => text);
const kept = async (...texts: string[]) => waitFor(async () => expect(await keptTexts()).toEqual(texts));
const shows = async (text: string) => {
  const area = await field();
  await waitFor(() => expect(area.value).toBe(text));
};

/** Another hand changes the file, and this page hears of it. */
async function changeFile({ host }: Visit, text: string): Promise<void> {
  host.files.set(FILE, text);
  window.dispatchEvent(new Event('visibilitychange'));
}

/** What is downloaded from now on. */
function watchDownloads(): Blob[] {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob);
    return 'blob:http://localhost:3000/1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return files;
}

/** As browsers have them on secure origins: one holder after the other. */
function stubLocks(): void {
  const held = new Map<string, Promise<unknown>>();
  const request = async (name: string, ...[first, then]: unknown[]) => {
    await held.get(name);
    const done = Promise.resolve(((then ?? first) as () => unknown)());
    held.set(name, done);
    await done;
    held.delete(name);
  };
  const query = async () => ({ held: [...held.keys()].map((name) => ({ name, mode: 'exclusive' })) });
  const locks = vi.spyOn(navigator, 'locks', 'get');
  locks.mockReturnValue({ request, query } as unknown as LockManager);
  onTestFinished(() => locks.mockRestore());
}

const draft = (text: string, base = TEXT): Draft => ({
  id: textKey(text),
  file: FILE,
  path: '/docs/guide/markdown',
  title: '写法',
  text,
  base,
  line: 1,
  time: 1,
});

describe('a draft', () => {
  it('is kept soon after a pause, is there again after a reload, and goes when nothing differs', async () => {
    const page = await openDesk();
    await new Promise((resolve) => setTimeout(resolve, 700));
    await kept();
    await write(`${TEXT}丁\n`);
    await kept(`${TEXT}丁\n`);
    await page.load();
    await shows(`${TEXT}丁\n`);
    await write(TEXT);
    await kept();
  });

  it('is met with a file that another hand has changed: merged, and said', async () => {
    const page = await openDesk();
    await write(TEXT.replace('丙', '丙，我写的'));
    await changeFile(page, TEXT.replace('甲', '甲，他写的'));
    await shows('# 甲，他写的\n\n乙有一行话\n\n丙，我写的\n');
    await screen.findByText(/两边的改动已经合并/);
    await waitFor(async () => {
      const [own] = await (await store()).listDrafts();
      expect(own?.base).toBe(TEXT.replace('甲', '甲，他写的'));
    });
  });

  it('is shown beside the file where both have changed the same, and nothing of it goes', async () => {
    const page = await openDesk();
    const mine = TEXT.replace('乙有一行话', '乙有一行话，我写的');
    await write(mine);
    await kept(mine);
    await changeFile(page, TEXT.replace('乙有一行话', '乙有一行话，他写的'));
    await button('对照并选择');
    await page.user.click(await button('下载文件'));
    await screen.findByText(/请先对照两边/);
    await page.user.click(await button('对照并选择'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(document.querySelector('dialog ins')?.textContent).toBe('我');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '源文本', hidden: true }).value).toBe(
      mine,
    );
    await page.user.click(dialog.getByText('用文件里的'));
    await shows(TEXT.replace('乙有一行话', '乙有一行话，他写的'));
    await kept(mine);
    // What was left is offered.
    await page.user.click(await button('接着写'));
    await page.user.click(await button('对照并选择'));
    await page.user.click(within(await screen.findByRole('dialog')).getByText('两份都留下'));
    await shows('# 甲\n\n乙有一行话，他写的\n乙有一行话，我写的\n\n丙\n');
  });

  it('that is thrown away in the list leaves the focus there', async () => {
    const page = await openDesk();
    const { putDraft } = await store();
    await putDraft({ ...draft('别处'), file: 'docs/v8/deploy.md', title: '部署' });
    await page.user.click(await button('草稿'));
    const list = within(await screen.findByRole('dialog'));
    await page.user.click(await list.findByRole('button', { name: '丢弃' }));
    await list.findByText('已丢弃《部署》的草稿');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('本站的草稿'));
  });

  it('of an earlier time is offered, compared, thrown away and brought back', async () => {
    const page = await openDesk();
    const { putDraft } = await store();
    await putDraft(draft('# 甲\n\n乙有一行话，昨天写的\n\n丙\n'));
    await putDraft({ ...draft('别处'), file: 'docs/v8/deploy.md', title: '部署' });
    window.dispatchEvent(new Event('focus'));
    await screen.findByText(/本页有 1 份草稿/);
    await page.user.click(await button('比较'));
    expect((await screen.findByText('，昨天写的')).tagName).toBe('INS');
    await page.user.click(await button('关闭'));
    await page.user.click(await button('丢弃'));
    await kept('别处');
    await page.user.click(await button('撤销'));
    await screen.findByText(/本页有 1 份草稿/);
    await page.user.click(await button('草稿'));
    const list = within(await screen.findByRole('dialog'));
    expect(list.getByRole('link', { name: '接着写' }).getAttribute('href')).toBe('/edit/docs/guide/markdown');
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    await page.user.click(list.getByRole('button', { name: '接着写' }));
    await shows('# 甲\n\n乙有一行话，昨天写的\n\n丙\n');
    await waitFor(async () => expect(await keptTexts()).toHaveLength(2));
  });

  it('that another tab writes is offered once that tab has let go of it', async () => {
    stubLocks();
    const page = await openDesk();
    const { lockDraft, putDraft } = await store();
    const other = draft(`${TEXT}丁\n`);
    const release = lockDraft(other.id);
    await putDraft(other);
    await page.user.click(await button('草稿'));
    await within(await screen.findByRole('dialog')).findByText(/正在写/);
    expect(screen.queryByText(/本页有 1 份草稿/)).toBeNull();
    release();
    await screen.findByText(/本页有 1 份草稿/);
  });

  it('that the browser does not take is said, stays on the desk, and is tried again', async () => {
    const page = await openDesk();
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await write(`${TEXT}丁\n`);
    expect((await screen.findByRole('alert')).textContent).toContain('存储已满');
    await button('导出');
    await waitFor(() => {
      const leaving = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leaving);
      expect(leaving.defaultPrevented).toBe(true);
    });
    full.mockRestore();
    await write(`${TEXT}戊\n`);
    await kept(`${TEXT}戊\n`);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect((await field()).value).toBe(`${TEXT}戊\n`);
    expect(page.address()).toContain('/edit/');
  });

  it('that cannot be taken up is said, until something else is', async () => {
    const page = await openDesk();
    await (await store()).putDraft(draft(`${TEXT}昨天\n`));
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await write(`${TEXT}丁\n`);
    await screen.findByText(/存储已满/);
    window.dispatchEvent(new Event('focus'));
    await page.user.click(await button('接着写'));
    await screen.findByText(/没有成功/);
    full.mockRestore();
    await write(TEXT);
    await page.user.keyboard('{Control>}s{/Control}');
    await screen.findByText('没有改动，不用保存。');
  });

  it('is in the writer’s hands where the file is gone', async () => {
    const page = await openDesk();
    await write(`${TEXT}丁\n`);
    await kept(`${TEXT}丁\n`);
    page.host.files.delete(FILE);
    await page.load();
    const files = watchDownloads();
    (await button('导出草稿')).click();
    expect(await files[0]?.text()).toBe(`${TEXT}丁\n`);
  });

  it('is missed, and not silently, where there is no store at all', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const files = watchDownloads();
    const page = await openDesk();
    const mine = TEXT.replace('乙有一行话', '乙有一行话，我写的');
    await write(mine);
    expect((await screen.findByRole('alert')).textContent).toContain('不能存草稿');
    // What would be left as a draft goes into the writer's hands.
    await changeFile(page, TEXT.replace('乙有一行话', '乙有一行话，他写的'));
    await page.user.click(await button('对照并选择'));
    await page.user.click(within(await screen.findByRole('dialog')).getByText('用文件里的'));
    await shows(TEXT.replace('乙有一行话', '乙有一行话，他写的'));
    await screen.findByText(/已导出为文件/);
    expect(await files[0]?.text()).toBe(mine);
  });
});

describe('saving', () => {
  const answers = (...list: [number, object][]) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string | URL, { body }: RequestInit = {}) => {
      if (!String(url).endsWith('/__live/save')) throw new TypeError('lost');
      asked.push(String(body));
      const [status, answer] = list.shift() ?? [500, {}];
      return new Response(JSON.stringify(answer), { status });
    });
    return asked;
  };
  const served = () =>
    document.head.insertAdjacentHTML('beforeend', '<meta name="save-token" content="word">');

  it('writes the file where the server does, and the draft is done with', async () => {
    const page = await openDesk(TEXT.replaceAll('\n', '\r\n'));
    served();
    const asked = answers([200, { files: [] }]);
    const written = TEXT.replace('乙有一行话', '乙改');
    await write(written);
    await kept(written);
    await page.user.keyboard('{Control>}s{/Control}');
    await screen.findByText(`已写入 ${FILE}`);
    const key = textKey(TEXT.replaceAll('\n', '\r\n'));
    expect(JSON.parse(asked[0] ?? '')).toEqual({ files: [{ file: FILE, key, text: written }] });
    await kept();
  });

  it('writes once where the button is pressed twice, and what was written since where it is pressed again', async () => {
    const page = await openDesk();
    served();
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      const [saved] = JSON.parse(String(body)).files;
      asked.push(saved.text);
      await new Promise((resolve) => setTimeout(resolve, 20));
      const isFresh = saved.key === textKey(page.host.files.get(FILE) ?? '');
      if (isFresh) page.host.files.set(FILE, saved.text);
      return Response.json({ message: '' }, { status: isFresh ? 200 : 409 });
    });
    await write(`${TEXT}丁\n`);
    await page.user.dblClick(await button('写入文件'));
    await write(`${TEXT}丁\n戊\n`);
    await page.user.click(await button('写入文件'));
    await waitFor(() => expect(page.host.files.get(FILE)).toBe(`${TEXT}丁\n戊\n`));
    await kept();
    expect(asked).toEqual([`${TEXT}丁\n`, `${TEXT}丁\n戊\n`]);
    expect(screen.queryByText(/在此期间被改过/)).toBeNull();
  });

  it('does not write over what came meanwhile: merged, looked at, saved again', async () => {
    const page = await openDesk();
    served();
    const asked = answers([200, { files: [] }]);
    await write(TEXT.replace('丙', '丙改'));
    await kept(TEXT.replace('丙', '丙改'));
    page.host.files.set(FILE, TEXT.replace('甲', '他改'));
    await page.user.click(await button('写入文件'));
    await screen.findByText(/看过以后请再存一次/);
    expect(asked).toEqual([]);
    await shows('# 他改\n\n乙有一行话\n\n丙改\n');
    await page.user.click(await button('写入文件'));
    await waitFor(() => expect(asked).toHaveLength(1));
  });

  it('gives the file to download with the line ends that it had, and keeps the draft', async () => {
    const files = watchDownloads();
    const page = await openDesk(TEXT.replaceAll('\n', '\r\n'));
    answers();
    await write(TEXT.replace('乙有一行话', '乙改'));
    await kept(TEXT.replace('乙有一行话', '乙改'));
    await page.user.click(await button('下载文件'));
    await screen.findByText(/已下载/);
    expect(await files[0]?.text()).toBe('# 甲\r\n\r\n乙改\r\n\r\n丙\r\n');
    await kept(TEXT.replace('乙有一行话', '乙改'));
  });
});
