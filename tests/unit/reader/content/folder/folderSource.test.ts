import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../../../src/core/site/manifest/parseManifest.ts';
import { type FolderOptions, folderSource } from '../../../../../src/reader/content/folder/folderSource.ts';

const BASE = 'https://host/team/';

/** A server with these files; the paths that were asked for. */
function open(files: Record<string, string>, options: Omit<FolderOptions, 'fetchText'> = {}) {
  const asked: string[] = [];
  const fetchText = async (url: RequestInfo | URL) => {
    const file = decodeURIComponent(String(url).slice(BASE.length));
    asked.push(file);
    return new Response(files[file] ?? '', { status: files[file] === undefined ? 404 : 200 });
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
