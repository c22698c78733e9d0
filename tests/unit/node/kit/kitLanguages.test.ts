// A kit of a site in three languages.
import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { EMBEDDED_CALLBACK, embeddedFile } from '../../../../src/core/kitScripts.ts';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import { buildKit, type KitBuild } from '../../../../src/node/kit/buildKit.ts';
import { inProject } from '../../../../src/node/lib/project.ts';

const engine = { scripts: ['assets/offline.js'], styles: [], files: [], parts: new Map() };
const runFile = promisify(execFile);

// Programs are compiled and started: no measure, only an end for what hangs.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let top: string;
let kit: string;
let built: KitBuild;
beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), 'docs-kit-'));
  kit = join(top, 'kit');
  const siteDir = inProject('tests/fixtures/languages');
  built = await buildKit({ siteDir, outDir: kit }, async () => engine);
  return () => rm(top, { recursive: true, force: true });
});

const readKit = (file: string, folder = kit) => readFile(join(folder, file), 'utf8');

async function readEmbedded(file: string, folder = kit): Promise<string> {
  let text = '';
  runInNewContext(await readKit(embeddedFile(file), folder), {
    [EMBEDDED_CALLBACK]: (_: string, given: string) => {
      text = given;
    },
  });
  return text;
}

/** Every file with its text and its time. */
async function snapshot(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = async (file: string) =>
    [file.slice(folder.length + 1), `${(await stat(file)).mtimeMs} ${await readFile(file, 'utf8')}`] as const;
  return new Map(await Promise.all(files.map(read)));
}

describe('a kit in several languages', () => {
  it('has a start page in each, with its own words and the assets of the kit', async () => {
    const english = await readKit('en/index.html');
    expect(english).toContain('<html lang="en"');
    expect(english).toContain(' data-home="en/"');
    expect(english).toContain('>Skip to content</a>');
    expect(english).toContain('<aside id="announcement" aria-label="Announcement">');
    expect(english).toContain('href="#/en/docs/visitors"');
    expect(english).toContain('<script defer src="../assets/offline.js" data-asset></script>');
    expect(await readKit('ar/index.html')).toContain('<html lang="ar" dir="rtl"');
    expect(await readKit('index.html')).toContain('>跳到主要内容</a>');
    // Instructions in each language; the example for nginx is in the first one.
    expect(await readdir(kit)).toEqual(expect.arrayContaining(['使用说明.txt', 'README.txt']));
    expect(await readKit('nginx.conf')).toMatch(/\p{Script=Han}/u);
  });

  it('leads from the first page to the one in the language of the reader', async () => {
    const homes = '[["zh-Hans",""],["en","en/index.html"],["ar","ar/index.html"]]'.replaceAll('"', '&quot;');
    const script = `<script src="assets/choose-language.js" data-homes="${homes}"></script>`;
    expect(await readKit('index.html')).toContain(script);
    expect(await readKit('en/index.html')).not.toContain('choose-language');
    expect(await readKit('assets/choose-language.js')).toContain('navigator.languages');
  });

  it('embeds the manifest and the texts of each', async () => {
    for (const home of ['', 'en/', 'ar/']) {
      const text = await readKit(`${home}manifest.json`);
      expect(await readEmbedded(`${home}manifest.json`)).toBe(text);
      for (const { docs, search } of parseManifest(text).versions) {
        expect(await readdir(join(kit, 'search'))).toContain(search);
        for (const { file } of docs) expect(await readEmbedded(file)).toBe(await readKit(file));
      }
    }
    expect(await readKit('en/feed.xml')).toContain('<title>Beacon handbook</title>');
  });

  it('counts the pages of all, and unpacks with all of them', async () => {
    const files = await readdir(kit, { recursive: true });
    expect(built.pages).toBe(files.filter((file) => file.endsWith('.md')).length);
    const archive = await readFile(built.archive);
    for (const file of ['index.html', 'en/index.html', 'ar/index.html', 'embedded/en/manifest.json.js'])
      expect(archive.includes(`kit/${file}`)).toBe(true);
  });

  it('is updated in each language by its own program', async () => {
    const folder = join(top, 'copy');
    await cp(kit, folder, { recursive: true, preserveTimestamps: true });
    const before = await snapshot(folder);
    const refresh = () => runFile(process.execPath, [join(folder, 'refresh.mjs')]);
    expect((await refresh()).stdout).toContain('没有变化');
    expect(await snapshot(folder)).toEqual(before);

    await appendFile(join(folder, 'en/docs/v2/install.md'), '\n\nMind the unicorn.\n');
    await writeFile(join(folder, 'en/docs/v2/cat.md'), '# The cat\n\nIt sleeps.\n\n[Gone](./gone.md)\n');
    await rm(join(folder, 'ar/docs/v2/ops/fog.md'));
    expect((await refresh()).stdout).toContain('en/docs/v2/cat.md:5:8 broken-link');
    const english = parseManifest(await readEmbedded('en/manifest.json', folder));
    const [{ docs, search = '' }] = english.versions as [(typeof english.versions)[0]];
    expect(docs.map(({ path }) => path)).toContain('/en/docs/cat');
    expect(await readEmbedded('en/docs/v2/install.md', folder)).toContain('unicorn');
    const index = await readdir(join(folder, 'search', search));
    const parts = await Promise.all(index.map((file) => readKit(join('search', search, file), folder)));
    expect(parts.join('')).toContain('unicorn');
    expect(await readdir(join(folder, 'embedded/ar/docs/v2/ops'))).not.toContain('fog.md.js');
    expect(await readKit('en/index.html', folder)).toBe(await readKit('en/index.html'));
    const after = await snapshot(folder);
    expect((await refresh()).stdout).toContain('没有变化');
    expect(await snapshot(folder)).toEqual(after);
  });
});
