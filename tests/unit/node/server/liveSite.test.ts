import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Finding } from '../../../../src/core/model/finding.ts';
import type { LiveEvent } from '../../../../src/core/model/liveEvent.ts';
import { openLiveSite } from '../../../../src/node/server/liveSite.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const finding: Finding = {
  file: 'docs/v8/a.md',
  line: 3,
  rule: 'broken-link',
  message: '链接没有指向任何页面',
};

async function openSite(check: () => Promise<{ findings: Finding[] }> = async () => ({ findings: [] })) {
  const folder = await tempFolder({
    'docs/v8/index.md': '# 首页\n',
    'docs/v8/a.md': '# 甲\n',
    'img/logo.svg': '<svg/>',
  });
  const news: LiveEvent[] = [];
  const site = await openLiveSite(folder, { check, onNews: (event) => news.push(event) });
  onTestFinished(site.close);
  const paths = () =>
    site
      .manifest()
      .versions.flatMap((version) => version.docs.map((doc) => doc.path))
      .sort();
  return { folder, news, site, paths };
}

describe('openLiveSite', () => {
  it('follows files that are added, renamed and removed', async () => {
    const { folder, news, paths } = await openSite();
    const before = paths();
    await writeFile(join(folder, 'docs/v8/b.md'), '# 乙\n');
    await vi.waitFor(() =>
      expect(news).toEqual([{ type: 'manifest' }, { type: 'doc', file: 'docs/v8/b.md' }]),
    );
    expect(paths()).toHaveLength(before.length + 1);
    await rename(join(folder, 'docs/v8/b.md'), join(folder, 'docs/v8/c.md'));
    await vi.waitFor(() => expect(paths().some((path) => path.endsWith('/c'))).toBe(true));
    await rm(join(folder, 'docs/v8/c.md'));
    await vi.waitFor(() => expect(paths()).toEqual(before));
  });

  it('tells of a picture without a new manifest', async () => {
    const { folder, news } = await openSite();
    await writeFile(join(folder, 'img/logo.svg'), '<svg><path/></svg>');
    await vi.waitFor(() => expect(news).toEqual([{ type: 'asset', file: 'img/logo.svg' }]));
  });

  it('shows the site at the root of the address, wherever it is published', async () => {
    const { folder, site } = await openSite();
    await writeFile(join(folder, 'manifest.json'), MANIFEST);
    await vi.waitFor(() => expect(site.manifest().site.title).toBe('手写'));
    expect(site.manifest().site.baseUrl).toBe('/');
  });

  it('keeps the last good manifest while the file is half typed', async () => {
    const { folder, site, paths } = await openSite();
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => complain.mockRestore());
    const before = site.manifest();
    await writeFile(join(folder, 'manifest.json'), '{ "site": ');
    await vi.waitFor(() => expect(complain).toHaveBeenCalled());
    expect(site.manifest()).toBe(before);
    await writeFile(join(folder, 'manifest.json'), MANIFEST);
    await vi.waitFor(() => expect(site.manifest().site.title).toBe('手写'));
    expect(paths()).toHaveLength(2);
  });

  it('tells findings when they change, and only then', async () => {
    let findings: Finding[] = [finding];
    const { folder, news, site } = await openSite(async () => ({ findings }));
    site.startChecking();
    await vi.waitFor(() => expect(news).toEqual([{ type: 'findings', findings: [finding] }]));
    await writeFile(join(folder, 'img/logo.svg'), '<svg>1</svg>');
    await vi.waitFor(() => expect(news).toHaveLength(2));
    findings = [];
    await writeFile(join(folder, 'img/logo.svg'), '<svg>2</svg>');
    await vi.waitFor(() => expect(news.at(-1)).toEqual({ type: 'findings', findings: [] }));
    expect(news.map((event) => event.type)).toEqual(['findings', 'asset', 'asset', 'findings']);
  });
});

const MANIFEST = JSON.stringify({
  site: { title: '手写', baseUrl: '/repo/' },
  versions: [{ name: 'v8', label: 'v8', path: '/docs', dir: 'docs/v8' }],
});
