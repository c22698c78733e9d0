import { writeFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Finding } from '../../../../src/core/site/manifest/finding.ts';
import type { LiveEvent } from '../../../../src/core/site/manifest/liveEvent.ts';
import type { Manifest } from '../../../../src/core/site/manifest/manifest.ts';
import { isSealed } from '../../../../src/core/site/manifest/sealedManifest.ts';
import { parsePages } from '../../../../src/node/devServer/content.worker.ts';
import { createPublisher, createRetries, openLiveSite } from '../../../../src/node/devServer/liveSite.ts';
import { openMetadataCache, openMetadataStore } from '../../../../src/node/devServer/metadataCache.ts';
import { countReads } from '../../../support/countReads.ts';
import { largeManifest } from '../../../support/largeManifest.ts';
import { tempFolder } from '../../../support/tempFolder.ts';
import { testManifest } from '../../../support/testManifest.ts';

const finding: Finding = {
  file: 'docs/v8/a.md',
  line: 3,
  rule: 'broken-link',
  message: '链接没有指向任何页面',
};

interface Options {
  check?: () => Promise<Finding[]>;
  parseBudget?: number;
  folder?: string;
  store?: string;
  onRead?: (path: string) => void;
}

const makeSite = () =>
  tempFolder({
    'docs/v8/index.md': '# 首页\n\n首页的第一句。\n',
    'docs/v8/a.md': '# 甲\n',
    'img/logo.svg': '<svg/>',
  });

async function openSite({ check = async () => [], parseBudget, onRead, ...given }: Options = {}) {
  const folder = given.folder ?? (await makeSite());
  const news: LiveEvent[] = [];
  const told: (readonly Finding[])[] = [];
  const pages = openMetadataCache({
    store: await openMetadataStore(folder, given.store ?? (await tempFolder())),
    parse: (paths) => parsePages(folder, paths),
    ...(parseBudget !== undefined && { parseBudget }),
  });
  const read: typeof pages.read = async (path) => {
    onRead?.(path);
    return pages.read(path);
  };
  const site = await openLiveSite(folder, {
    pages: { ...pages, read },
    checkWhole: check,
    checkSome: async () => undefined,
    buildIndexes: async () => ({ names: {}, files: {} }),
    onEvent: (event) => news.push(event),
    onFindings: (findings) => told.push(findings),
  });
  onTestFinished(site.close);
  const docs = () => site.manifest().versions.flatMap((version) => version.docs);
  const paths = () =>
    docs()
      .map((doc) => doc.path)
      .sort();
  return { folder, news, told, site, docs, paths };
}

/** The machine may be busy. */
const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

describe('openLiveSite', () => {
  it('follows files that are added, renamed and removed', async () => {
    const { folder, news, paths } = await openSite();
    const before = paths();
    await writeFile(join(folder, 'docs/v8/b.md'), '# 乙\n');
    // A file is made before its text is written: it may be seen in between.
    const told = [{ type: 'doc', file: 'docs/v8/b.md' }, { type: 'manifest' }];
    await waitFor(() => expect(news).toEqual(expect.arrayContaining(told)));
    expect(paths()).toHaveLength(before.length + 1);
    await rename(join(folder, 'docs/v8/b.md'), join(folder, 'docs/v8/c.md'));
    await waitFor(() => expect(paths().some((path) => path.endsWith('/c'))).toBe(true));
    await rm(join(folder, 'docs/v8/c.md'));
    await waitFor(() => expect(paths()).toEqual(before));
  });

  it('announces an edited text without a manifest event if the metadata is the same', async () => {
    const { folder, news, site } = await openSite();
    const before = site.manifest();
    await writeFile(join(folder, 'docs/v8/index.md'), '# 首页\n\n首页的第一句。又一句。\n');
    await waitFor(() => expect(news).toEqual([{ type: 'doc', file: 'docs/v8/index.md' }]));
    await writeFile(join(folder, 'docs/v8/a.md'), '# 新名字\n');
    await waitFor(() => expect(news.at(-1)).toEqual({ type: 'manifest' }));
    expect(before).not.toBe(site.manifest());
    expect(news).toHaveLength(3);
  });

  it('announces a page that includes the saved file', async () => {
    const folder = await makeSite();
    await mkdir(join(folder, 'files'));
    await writeFile(join(folder, 'files/app.yml'), 'a: 1\n');
    await writeFile(join(folder, 'docs/v8/a.md'), '# 甲\n\n```yaml file="/files/app.yml"\n```\n');
    const { news } = await openSite({ folder });
    await writeFile(join(folder, 'files/app.yml'), 'a: 2\n');
    await waitFor(() => expect(news).toContainEqual({ type: 'doc', file: 'docs/v8/a.md' }));
  });

  it('reads a saved file once, and no other', async () => {
    const { folder, docs } = await openSite();
    const titles = () => docs().map(({ title }) => title);
    const edit = async () => {
      await writeFile(join(folder, 'docs/v8/a.md'), '# 改过\n');
      await waitFor(() => expect(titles()).toContain('改过'));
    };
    let own = 0;
    const others = await countReads(join(folder, 'docs/v8/index.md'), async () => {
      own = await countReads(join(folder, 'docs/v8/a.md'), edit);
    });
    expect([own, others]).toEqual([1, 0]);
  });

  it('scans pages over the parse budget and parses them later', async () => {
    const { docs, news, site } = await openSite({ parseBudget: -1 });
    const index = () => docs().find(({ file }) => file.endsWith('index.md'));
    expect(index()).toMatchObject({ title: '首页', path: '/docs/' });
    expect(index()?.description).toBeUndefined();
    await site.startWork();
    expect(index()?.description).toBe('首页的第一句。');
    expect(news).toEqual([{ type: 'manifest' }]);
  });

  it('reads only changed files at the second start', async () => {
    const [folder, store] = [await makeSite(), await tempFolder()];
    const first = await openSite({ folder, store });
    await first.site.startWork();
    first.site.close();
    await writeFile(join(folder, 'docs/v8/a.md'), '# 关着时改的\n');
    let second: Awaited<ReturnType<typeof openSite>> | undefined;
    const open = async () => {
      second = await openSite({ folder, store, parseBudget: -1 });
    };
    expect(await countReads(join(folder, 'docs/v8/index.md'), open)).toBe(0);
    expect(second?.docs().map(({ title, description }) => [title, description])).toEqual([
      ['关着时改的', undefined],
      ['首页', '首页的第一句。'],
    ]);
  });

  it('retries a file that another program had locked', async () => {
    let refusals = 0;
    const { folder, docs, news } = await openSite({
      onRead: (path) => {
        if (!path.endsWith('a.md') || refusals === 0) return;
        refusals -= 1;
        throw Object.assign(new Error(`EBUSY: resource busy or locked, open '${path}'`), { code: 'EBUSY' });
      },
    });
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => complaints.mockRestore());
    // The change is looked at, then all is read; so it is at the first attempt.
    refusals = 4;
    await writeFile(join(folder, 'docs/v8/a.md'), '# 放开了\n');
    await waitFor(() => expect(docs().map(({ title }) => title)).toContain('放开了'));
    expect(refusals).toBe(0);
    expect(complaints).toHaveBeenCalledOnce();
    // What was told while it was locked was told to no avail.
    expect(news.filter(({ type }) => type === 'doc').length).toBeGreaterThan(1);
  });

  it('scans many changed files first and parses them later', async () => {
    const { folder, news, docs } = await openSite();
    const files = Array.from({ length: 30 }, (_, at) => `docs/v8/many-${at}.md`);
    for (const file of files) writeFileSync(join(folder, file), `# 题 ${file}\n\n第一句。\n`);
    const many = () => docs().filter(({ file }) => files.includes(file));
    await waitFor(() => expect(many()).toHaveLength(30));
    expect(new Set(many().map(({ title }) => title)).size).toBe(30);
    expect(news).toContainEqual({ type: 'docs' });
    expect(news).not.toContainEqual(expect.objectContaining({ type: 'doc' }));
    await waitFor(() => expect(many().every(({ description }) => description === '第一句。')).toBe(true));
  });

  it('updates the size of a picture that is added or changed', async () => {
    const { folder, docs } = await openSite();
    await writeFile(join(folder, 'docs/v8/a.md'), '# 甲\n\n![图](图.svg)\n');
    for (const width of [40, 80, 60]) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"></svg>`;
      await writeFile(join(folder, 'docs/v8/图.svg'), svg);
      const sizes = () => docs().map(({ images }) => images?.['docs/v8/图.svg']);
      await waitFor(() => expect(sizes()).toContainEqual([width, 20]));
    }
  });

  it('announces a picture without a manifest event', async () => {
    const { folder, news } = await openSite();
    await writeFile(join(folder, 'img/logo.svg'), '<svg><path/></svg>');
    await waitFor(() => expect(news).toEqual([{ type: 'asset', file: 'img/logo.svg' }]));
  });

  it('has pages loaded again whose stylesheet, script or head has changed', async () => {
    const { folder, news, site } = await openSite();
    await writeFile(join(folder, 'site.css'), '.prose { color: red }');
    await waitFor(() => expect(news).toEqual([{ type: 'reload' }]));
    await writeFile(
      join(folder, 'manifest.json'),
      MANIFEST.replace('"site":{', '"site":{"theme":{"radius":"2px"},'),
    );
    await waitFor(() => expect(site.manifest().site.theme).toEqual({ radius: '2px' }));
    expect(news).toEqual([{ type: 'reload' }, { type: 'reload' }]);
  });

  it('serves the site at the root, whatever its base URL', async () => {
    const { folder, site } = await openSite();
    await writeFile(join(folder, 'manifest.json'), MANIFEST);
    await waitFor(() => expect(site.manifest().site.title).toBe('手写'));
    expect(site.manifest().site.baseUrl).toBe('/');
  });

  it('knows files that a build does not publish: drafts outside of the manifest, and case twins', async () => {
    const folder = await makeSite();
    const draft = '---\ndraft: true\n---\n# 草稿\n';
    await writeFile(join(folder, 'manifest.json'), '{ "site": { "title": "站" } }');
    await mkdir(join(folder, 'notes'));
    await writeFile(join(folder, 'notes/later.md'), draft);
    await writeFile(join(folder, 'notes/part.md'), '一段。\n');
    await writeFile(join(folder, 'docs/v8/draft.md'), draft);
    await writeFile(join(folder, 'docs/v8/A.md'), '# 大写的甲\n');
    const { site } = await openSite({ folder });
    const files = ['notes/later.md', 'notes/part.md', 'docs/v8/draft.md', 'docs/v8/A.md', 'docs/v8/a.md'];
    const areUnpublished = await Promise.all(files.map((file) => site.isUnpublished(file)));
    expect(files.filter((_, at) => areUnpublished[at])).toEqual(['notes/later.md', 'docs/v8/a.md']);
    await writeFile(join(folder, 'notes/later.md'), '# 不再是草稿\n');
    await vi.waitFor(async () => expect(await site.isUnpublished('notes/later.md')).toBe(false));
  });

  it('uses the last valid manifest while manifest.json is half typed, and reports the error', async () => {
    const { folder, site, told, docs } = await openSite();
    await writeFile(join(folder, 'manifest.json'), MANIFEST);
    await waitFor(() => expect(site.manifest().site.title).toBe('手写'));
    await writeFile(join(folder, 'manifest.json'), '{ "site":\n');
    await waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]).toMatchObject([{ file: 'manifest.json', line: 2, column: 1, rule: 'manifest' }]);
    await writeFile(join(folder, 'docs/v8/a.md'), '# 照样跟上\n');
    await waitFor(() => expect(docs().map(({ title }) => title)).toContain('照样跟上'));
    expect(site.manifest().site.title).toBe('手写');
    await writeFile(join(folder, 'manifest.json'), MANIFEST.replace('手写', '改好'));
    await waitFor(() => expect(site.manifest().site.title).toBe('改好'));
    expect(told).toEqual([told[0], []]);
  });

  it('reports findings only when they change', async () => {
    let findings: Finding[] = [finding];
    let checks = 0;
    const { folder, told, site } = await openSite({
      check: async () => {
        checks += 1;
        return [...findings];
      },
    });
    await site.startWork();
    expect(told).toEqual([[finding]]);
    await writeFile(join(folder, 'img/logo.svg'), '<svg>1</svg>');
    await waitFor(() => expect(checks).toBe(2));
    findings = [];
    await writeFile(join(folder, 'img/logo.svg'), '<svg>2</svg>');
    await waitFor(() => expect(told).toEqual([[finding], []]));
  });
});

const MANIFEST = JSON.stringify({
  site: { title: '手写', baseUrl: '/repo/' },
  versions: [{ name: 'v8', label: 'v8', path: '/docs', dir: 'docs/v8' }],
});

const named = (name: string) => (manifest: Manifest) => ({
  ...manifest,
  versions: manifest.versions.map((version) => ({ ...version, search: name })),
});

describe('createPublisher', () => {
  it('serves a small manifest in one file, with the names of the indexes', async () => {
    const text = (await createPublisher(() => [])(testManifest, named('v-1'), 'manifest.json')) ?? '';
    expect(isSealed(text)).toBe(true);
    expect(JSON.parse(text).versions[0].search).toBe('v-1');
  });

  it('serves a large manifest in shards, also the shards of the previous one', async () => {
    const publish = createPublisher(() => []);
    const read = (manifest: Manifest, file = 'manifest.json') => publish(manifest, named('v-1'), file);
    const manifest = largeManifest();
    const [part = ''] = JSON.parse((await read(manifest)) ?? '').parts.files;
    const before = await read(manifest, part);
    expect(before).toContain('"docs"');
    const versions = manifest.versions.map((version) => ({
      ...version,
      docs: version.docs.map((doc) => ({ ...doc, title: `${doc.title}！` })),
    }));
    const edited = { ...manifest, versions };
    expect(JSON.parse((await read(edited)) ?? '').parts.files).not.toContain(part);
    expect(await read(edited, part)).toBe(before);
    expect(await read(edited, 'parts/none.json')).toBeUndefined();
  });
});

describe('createRetries', () => {
  it('retries with growing delays, a limited number of times', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const times: number[] = [];
    const start = Date.now();
    const retries = createRetries(() => {
      times.push(Date.now() - start);
      retries.schedule();
    });
    expect(retries.schedule()).toBe(true);
    vi.runAllTimers();
    expect(times).toEqual([200, 700, 1700, 3700, 7700]);
    // Once it could be read the next one that cannot has all its attempts.
    retries.reset();
    expect([retries.schedule(), retries.schedule()]).toEqual([true, false]);
    retries.reset();
    vi.runAllTimers();
    expect(times).toHaveLength(5);
  });
});
