// A kit of the small site, and what its own program makes of edits.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { EMBEDDED_CALLBACK, embeddedFile, embeddedText } from '../../../../src/core/kitScripts.ts';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import { buildKit } from '../../../../src/node/kit/buildKit.ts';
import { countReads } from '../../../support/countReads.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const SITE = fileURLToPath(new URL('../../../fixtures/site', import.meta.url));
const engine = {
  scripts: ['assets/offline.js'],
  styles: ['assets/offline.css'],
  files: [],
  parts: new Map(),
};
const runFile = promisify(execFile);

// Programs are started and a dictionary is loaded: no measure, only an end for what hangs.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let kit: string;
let reads: number;
beforeAll(async () => {
  const top = await mkdtemp(join(tmpdir(), 'docs-kit-'));
  const siteDir = join(top, 'site');
  kit = join(top, '离线 文档 (1)');
  await cp(SITE, siteDir, { recursive: true });
  await writeFile(join(siteDir, '.copywriting.yml'), 'names: [Docker]');
  await writeFile(join(siteDir, 'docs/v2/draft.md'), '---\ndraft: true\n---\n# 草稿\n');
  reads = await countReads(join(siteDir, 'manifest.json'), () =>
    buildKit({ siteDir, outDir: kit }, async () => engine),
  );
  return () => rm(top, { recursive: true, force: true });
});

/** A kit that a test may change. */
async function copyKit(): Promise<string> {
  const folder = join(await tempFolder(), '副本 (2)');
  await cp(kit, folder, { recursive: true, preserveTimestamps: true });
  return folder;
}

/** Every file with its text and its time. */
async function snapshot(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = async (file: string) =>
    [file.slice(folder.length + 1), `${(await stat(file)).mtimeMs} ${await readFile(file, 'utf8')}`] as const;
  return new Map(await Promise.all(files.map(read)));
}

const refresh = async (folder: string) =>
  (await runFile(process.execPath, [join(folder, 'refresh.mjs')])).stdout;
const readManifest = async (folder: string) =>
  parseManifest(await readFile(join(folder, 'manifest.json'), 'utf8'));
const filesOf = async (folder: string) =>
  (await readManifest(folder)).versions.flatMap(({ name, docs }) =>
    name === 'v2' ? docs.map(({ file }) => file) : [],
  );

/** What a script gives to the page. */
async function runEmbedded(folder: string, file: string): Promise<unknown[]> {
  let given: unknown[] = [];
  runInNewContext(await readFile(join(folder, embeddedFile(file)), 'utf8'), {
    [EMBEDDED_CALLBACK]: (...values: unknown[]) => {
      given = values;
    },
  });
  return given;
}

describe('a kit', () => {
  it('has a manifest that is made once', () => {
    expect(reads).toBe(1);
  });

  it('holds the site, and each text a second time as a script', async () => {
    const manifest = await readManifest(kit);
    expect(manifest.versions.map(({ search }) => search)).toEqual([
      expect.stringMatching(/^v2-[\da-f]{8}$/),
      expect.stringMatching(/^v1-[\da-f]{8}$/),
      expect.stringMatching(/^next-[\da-f]{8}$/),
    ]);
    const files = [...(await snapshot(kit)).keys()];
    for (const name of [
      'index.html',
      'refresh.mjs',
      'nginx.conf',
      '使用说明.txt',
      'feed.xml',
      'img/logo.svg',
    ])
      expect(files).toContain(name);
    expect(files.filter((file) => file.includes('draft'))).toEqual([]);
    for (const file of ['manifest.json', 'copywriting.json', ...(await filesOf(kit))])
      expect(await runEmbedded(kit, file)).toEqual([file, await readFile(join(kit, file), 'utf8')]);
  });

  it('has a page that runs no script but its own', async () => {
    const html = await readFile(join(kit, 'index.html'), 'utf8');
    const [, boot = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
    const hash = createHash('sha256').update(boot).digest('base64');
    expect(/script-src ([^;]*)/.exec(html)?.[1]).toBe(`'self' 'sha256-${hash}'`);
    expect(html).toContain('<script defer src="assets/offline.js" data-asset></script>');
    expect(html).toContain('href="#/docs/guide/"');
    expect(html.match(/(?:src|href)="\/[^/]/g)).toBeNull();
  });

  it('unpacks from its archive into one folder', async () => {
    const archive = await readFile(`${kit}.zip`);
    expect(archive.subarray(0, 2).toString()).toBe('PK');
    expect(archive.includes('离线 文档 (1)/docs/v2/guide/安装.md')).toBe(true);
  });
});

describe('refresh.mjs', () => {
  it('holds no kit of before, where it is written into the site folder', async () => {
    const siteDir = await tempFolder();
    await cp(SITE, siteDir, { recursive: true });
    const outDir = join(siteDir, '离线');
    for (let times = 0; times < 2; times += 1) await buildKit({ siteDir, outDir }, async () => engine);
    const names = [...(await snapshot(outDir)).keys()];
    expect(names.filter((name) => name.includes('离线'))).toEqual([]);
  });

  it('changes nothing where nothing was edited', async () => {
    const folder = await copyKit();
    const before = await snapshot(folder);
    expect(await refresh(folder)).toContain('没有变化');
    expect(await snapshot(folder)).toEqual(before);
  });

  it('follows edited, new, renamed and removed files, and tells what is wrong with them', async () => {
    const folder = await copyKit();
    await writeFile(join(folder, 'docs/v2/guide/新页.md'), '# 新页\n\n独角兽。\n\n[没有](./没有.md)\n');
    await rename(join(folder, 'docs/v2/guide/安装.md'), join(folder, 'docs/v2/guide/部署.md'));
    await rm(join(folder, 'docs/v2/guide/markdown.md'));
    // Of a page of a folder that has gone.
    await writeFile(join(folder, 'embedded/docs/v2/_index.md.js'), '');
    const index = join(folder, 'docs/v2/index.md');
    await writeFile(index, `${await readFile(index, 'utf8')}\n改过。\n`);
    const said = await refresh(folder);
    expect(said).toContain('docs/v2/guide/新页.md:5:6 broken-link 链接 ./没有.md 没有对应的页面');
    const files = await filesOf(folder);
    expect(files).toContain('docs/v2/guide/新页.md');
    expect(files).toContain('docs/v2/guide/部署.md');
    expect(files).not.toContain('docs/v2/guide/安装.md');
    expect(files).not.toContain('docs/v2/guide/markdown.md');
    const embedded = await readdir(join(folder, 'embedded/docs/v2/guide'));
    expect(embedded.sort()).toEqual(['index.md.js', '新页.md.js', '部署.md.js'].sort());
    expect(await readdir(join(folder, 'embedded/docs/v2'))).not.toContain('_index.md.js');
    expect((await runEmbedded(folder, 'docs/v2/index.md'))[1]).toContain('改过。');
    const manifest = await readManifest(folder);
    const indexes = manifest.versions.map(({ search }) => search).sort();
    expect((await readdir(join(folder, 'search'))).sort()).toEqual(indexes);
    const search = join(folder, 'search', manifest.versions[0]?.search ?? '');
    const parts = await Promise.all(
      (await readdir(search)).map((name) => readFile(join(search, name), 'utf8')),
    );
    expect(parts.join('')).toContain('独角兽');

    const before = await snapshot(folder);
    expect(await refresh(folder)).toContain('没有变化');
    expect(await snapshot(folder)).toEqual(before);
  });

  it('keeps what was written by hand, and follows it', async () => {
    const folder = await copyKit();
    const path = join(folder, 'manifest.json');
    const text = await readFile(path, 'utf8');
    const edited = text
      .replace('"title": "小站文档"', '"title":   "新站文档"')
      .replace('v2-released', 'v3-soon');
    await writeFile(path, edited);
    await refresh(folder);
    expect(await readFile(path, 'utf8')).toBe(edited);
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    expect(html).toContain('<title>新站文档</title>');
    expect(html).toContain('data-announcement="v3-soon"');
  });

  it('keeps the days of unchanged files, and dates others by the file', async () => {
    const folder = await copyKit();
    const path = join(folder, 'manifest.json');
    const manifest = await readManifest(folder);
    const known = manifest.versions[0]?.docs[0];
    const dated = (await readFile(path, 'utf8')).replaceAll(/, "lastUpdate": "[^"]*"/g, '');
    await writeFile(path, dated.replaceAll(`"hash": "${known?.hash}"`, `"lastUpdate": "2001-02-03", $&`));
    await writeFile(join(folder, 'docs/v2/guide/新页.md'), '# 新页\n\n新。\n');
    await refresh(folder);
    const docs = (await readManifest(folder)).versions[0]?.docs ?? [];
    expect(docs.find(({ file }) => file === known?.file)?.lastUpdate).toBe('2001-02-03');
    const today = new Date().toISOString().slice(0, 10);
    expect(docs.find(({ file }) => file.endsWith('新页.md'))?.lastUpdate).toBe(today);
  });

  it('heals what an interrupted run left, and says so when it cannot work', async () => {
    const folder = await copyKit();
    const before = await snapshot(folder);
    for (const name of ['v2-unfinished', 'old-unfinished'])
      await cp(join(folder, 'img'), join(folder, 'search', name), { recursive: true });
    await writeFile(join(folder, 'embedded/docs/v2/index.md.js.unfinished'), '__docsText("docs');
    await writeFile(join(folder, 'embedded/docs/v2/old.md.js'), embeddedText('docs/v2/old.md', '旧'));
    await refresh(folder);
    expect(await snapshot(folder)).toEqual(before);

    await writeFile(join(folder, 'manifest.json'), '{ "site": ');
    const failed = await refresh(folder).catch((error: { code: number; stderr: string }) => error);
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('manifest.json') });
  });
});
