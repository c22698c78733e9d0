import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseManifest } from '../../../../../src/core/site/manifest/parseManifest.ts';
import { type FolderOptions, folderSource } from '../../../../../src/reader/content/folder/folderSource.ts';

const BASE = 'https://host/team/';

type Options = Omit<FolderOptions, 'fetchText'> & { type?: string };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** A server with these files; the paths that were asked for. */
function open(
  files: Record<string, string | Uint8Array<ArrayBuffer>>,
  { type = 'text/plain', ...options }: Options = {},
) {
  const asked: string[] = [];
  const fetchText = async (url: RequestInfo | URL) => {
    const file = decodeURIComponent(String(url).slice(BASE.length));
    asked.push(file);
    const headers = { 'content-type': type };
    return new Response(files[file] ?? '', { status: files[file] === undefined ? 404 : 200, headers });
  };
  const source = folderSource(BASE, { ...options, fetchText });
  return { asked, source, read: async () => parseManifest((await source.readManifest()).text) };
}

describe('folderSource', () => {
  it('makes a manifest of the sidebar file at the root', async () => {
    const { asked, read } = open({ 'SUMMARY.md': '- [甲](a.md)\n', 'README.md': '# 手册\n' });
    const { site, versions } = await read();
    expect(site.title).toBe('手册');
    expect(versions).toMatchObject([
      { name: 'current', path: '/docs', docs: [{ file: 'a.md' }, { file: 'README.md' }] },
    ]);
    expect([...new Set(asked)].sort()).toEqual(['README.md', 'SUMMARY.md', '_sidebar.md', 'manifest.json']);
  });

  it('reads docs/ where the root has no sidebar file, or the folder that the page names', async () => {
    const files = { 'docs/_sidebar.md': '- [甲](a)\n', 'wiki/SUMMARY.md': '- [乙](b.md)\n' };
    expect((await open(files).read()).versions[0]?.docs).toMatchObject([
      { file: 'docs/a.md', path: '/docs/a' },
    ]);
    const { site, versions } = await open(files, { dir: '/wiki/', title: '百科' }).read();
    expect(versions[0]?.docs).toMatchObject([{ file: 'wiki/b.md', path: '/docs/b' }]);
    expect(site.title).toBe('百科');
  });

  it('leaves a complete manifest as it is, and completes one without versions or docs', async () => {
    const docs = [{ id: 'a', path: '/docs/a', title: '甲', file: 'a.md' }];
    const version = { name: 'v1', label: '1', path: '/docs' };
    const whole = JSON.stringify({ site: { title: '全' }, versions: [{ ...version, docs }] });
    expect((await open({ 'manifest.json': whole }).source.readManifest()).text).toBe(whole);
    const site = { title: '部分' };
    const list = '- [乙](b.md)\n';
    const some = {
      'manifest.json': JSON.stringify({ site, versions: [version] }),
      'docs/v1/SUMMARY.md': list,
    };
    expect((await open(some).read()).versions[0]).toMatchObject({
      dir: 'docs/v1',
      docs: [{ file: 'docs/v1/b.md' }],
    });
    const none = { 'manifest.json': JSON.stringify({ site }), 'SUMMARY.md': list };
    expect(await open(none).read()).toMatchObject({ site, versions: [{ docs: [{ file: 'b.md' }] }] });
    await expect(open({ 'manifest.json': '{' }).read()).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('says on a page what to add', async () => {
    const alone = open({ 'README.md': '# 手册\n' });
    await alone.read();
    expect((await alone.source.readText('README.md')).text).toMatch(
      /^# 手册\s.*没有找到 `SUMMARY.md` 或 `_sidebar.md`/s,
    );
    const empty = open({});
    expect((await empty.read()).versions[0]?.docs).toMatchObject([{ file: 'README.md' }]);
    expect((await empty.source.readText('README.md')).text).toContain('# 这里还没有文档');
  });

  it('says of a list without pages that it is there, and of a wrong folder who names it', async () => {
    const empty = open({ 'SUMMARY.md': '\n' });
    await empty.read();
    expect((await empty.source.readText('README.md')).text).toContain(
      '服务器上的 `SUMMARY.md` 里没有列出页面',
    );
    const version = { name: 'v1', label: '1', path: '/docs', dir: 'doc' };
    const wrong = open({
      'manifest.json': JSON.stringify({ site: { title: '甲' }, versions: [version] }),
      'docs/SUMMARY.md': '- [甲](a.md)\n',
    });
    await wrong.read();
    expect((await wrong.source.readText('doc/README.md')).text).toContain('`dir` 是 `doc`');
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('`dir` 是 `doc`'));
  });

  it('names the lines of the list that make no page, on the first page', async () => {
    const { read, source } = open({
      'SUMMARY.md': '- [甲](a.md)\n- 【礼品】（gift.md）\n- [乙](b.md)\n',
      'a.md': '# 甲\n',
      'b.md': '# 乙\n',
    });
    await read();
    expect((await source.readText('a.md')).text).toContain('第 2 行：`- 【礼品】（gift.md）`');
    expect((await source.readText('b.md')).text).toBe('# 乙\n');
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('第 2 行'));
  });

  it('decodes a text in another encoding, and says so', async () => {
    // 报销流程说明 in GBK.
    const gbk = [0x23, 0x20, 0xb1, 0xa8, 0xcf, 0xfa, 0xc1, 0xf7, 0xb3, 0xcc, 0xcb, 0xb5, 0xc3, 0xf7, 0x0a];
    const { read, source } = open({ 'SUMMARY.md': '- [甲](a.md)\n', 'a.md': new Uint8Array(gbk) });
    await read();
    expect((await source.readText('a.md')).text).toMatch(
      /^# 报销流程说明\n.*`a\.md` 不是 UTF-8 编码，这里按 GBK/s,
    );
  });

  it('reads markdown that the server declares to be HTML, but no page in its place', async () => {
    const files = {
      'SUMMARY.md': '- [甲](a.md)\n- [乙](b.md)\n',
      'a.md': '# 甲\n',
      'b.md': '<!doctype html>',
    };
    const { read, source } = open(files, { type: 'text/html' });
    expect((await read()).versions[0]?.docs.length).toBe(2);
    expect((await source.readText('a.md')).text).toBe('# 甲\n');
    expect((await source.readText('b.md')).text).toContain('服务器上没有 `b.md`');
  });

  it('knows from an earlier visit which pages are hidden, and trusts nothing else of it', async () => {
    const stored = (text: string) => ({ read: () => text, write: () => {} });
    const files = { 'SUMMARY.md': '- [甲](a.md)\n- [乙](b.md)\n' };
    const text = JSON.stringify({
      'a.md': { draft: true },
      'b.md': { draft: 'x', path: '/evil', unlisted: true },
    });
    expect((await open(files, { stored: stored(text) }).read()).versions[0]?.docs).toEqual([
      expect.objectContaining({ path: '/docs/b', unlisted: true }),
    ]);
    expect((await open(files, { stored: stored('[') }).read()).versions[0]?.docs.length).toBe(2);
  });

  it('names the list that a missing file is in', async () => {
    const { read, source } = open({ 'docs/SUMMARY.md': '- [甲](a.md)\n' });
    await read();
    expect((await source.readText('docs/a.md')).text).toContain(
      '服务器上没有 `docs/a.md`，但是 `docs/SUMMARY.md`',
    );
    await expect(source.readText('other/b.md')).rejects.toMatchObject({ kind: 'notFound' });
  });

  it('uses what was found before, once', async () => {
    const pages = { dir: '.', sidebar: { file: '_sidebar.md', text: '- [甲](a)\n' }, index: undefined };
    const found = Promise.resolve({ manifest: undefined, pages, title: undefined });
    const { asked, read } = open({}, { found });
    expect((await read()).versions[0]?.docs).toMatchObject([{ file: 'a.md' }]);
    expect(asked).toEqual([]);
    await read();
    expect(asked).not.toEqual([]);
  });

  it('gives a new manifest once a page names itself otherwise than its label', async () => {
    const made: string[] = [];
    const files = {
      'SUMMARY.md': '- [甲](a.md)\n- [乙](b.md)\n',
      'a.md': '# 甲\n',
      'b.md': '---\ntitle: 丙\n---\n',
    };
    const { read, source } = open(files, { onManifest: (text) => made.push(text) });
    await read();
    for (const file of ['a.md', 'b.md', 'b.md']) await source.readText(file);
    expect(made.map((text) => parseManifest(text).versions[0]?.docs.map(({ title }) => title))).toEqual([
      ['甲', '丙'],
    ]);
    expect((await read()).versions[0]?.docs[1]?.title).toBe('丙');
  });

  it('passes on that the server cannot be reached', async () => {
    const fetchText = () => Promise.reject(new TypeError('offline'));
    await expect(folderSource(BASE, { fetchText }).readManifest()).rejects.toMatchObject({ kind: 'offline' });
  });
});
