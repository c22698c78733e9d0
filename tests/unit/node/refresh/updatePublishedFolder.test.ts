import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSealed } from '../../../../src/core/site/manifest/sealedManifest.ts';
import { readPublishedSite } from '../../../../src/node/build/publishedSite.ts';
import { publishManifest, writeManifest } from '../../../../src/node/build/publishManifest.ts';
import { updatePublishedFolder } from '../../../../src/node/refresh/updatePublishedFolder.ts';
import { tempFolder } from '../../../support/tempFolder.ts';
import { writeFiles } from '../../../support/writeFiles.ts';

/** A published site, without its pages. */
async function publish(pages: Record<string, string>, redirects = {}): Promise<string> {
  const folder = await tempFolder({
    'manifest.json': JSON.stringify({
      site: { title: '站', url: 'https://docs.example.org', baseUrl: '/repo/' },
      versions: [{ name: 'v1', label: 'v1', isLast: true, path: '/docs', dir: 'docs/v1' }],
      redirects,
    }),
    ...pages,
  });
  const { manifest } = await readPublishedSite(folder, false);
  await writeManifest(folder, await publishManifest(folder, manifest));
  await updatePublishedFolder(folder, () => {});
  return folder;
}

const REDIRECT_PAGE = '<!doctype html><script data-to="docs/" data-depth="2"></script>';

/** Enough for a manifest in parts. */
const many = Object.fromEntries(
  Array.from({ length: 400 }, (_, at) => [
    `docs/v1/chapter-${at % 20}/page-${at}.md`,
    `# 第 ${at} 页\n\n${'一段足够长的开头，用来当作说明，'.repeat(20)}\n\n## ${'很长的小节'.repeat(30)}\n`,
  ]),
);

const readJson = async (folder: string, file: string) =>
  JSON.parse(await readFile(join(folder, file), 'utf8'));

describe('refreshFolder on a published site', () => {
  it('lists a new page, and changes nothing the second time', async () => {
    const folder = await publish({ 'docs/v1/index.md': '# 首页\n\n从这里开始。\n' });
    await writeFile(join(folder, 'docs/v1/new.md'), '# 新的一页\n\n后来才有。\n');
    expect((await updatePublishedFolder(folder, () => {})).changed).toBe(1);
    const text = await readFile(join(folder, 'manifest.json'), 'utf8');
    expect(isSealed(text)).toBe(true);
    const { site, versions } = JSON.parse(text);
    expect(site.baseUrl).toBe('/repo/');
    expect(versions[0].docs.map(({ path }: { path: string }) => path)).toEqual(['/docs/', '/docs/new']);
    expect(await readFile(join(folder, 'sitemap.xml'), 'utf8')).toContain('/repo/docs/new');
    expect(await readdir(join(folder, 'search'))).toEqual([versions[0].search]);
    expect((await updatePublishedFolder(folder, () => {})).changed).toBe(0);
    // There is no kit to keep in step.
    expect(await readdir(folder)).not.toContain('embedded');
  });

  it('updates each language, and keeps the indexes of all', async () => {
    const site = { title: '站', url: 'https://docs.example.org' };
    const folder = await tempFolder({
      'manifest.json': JSON.stringify({
        site,
        locales: [
          { locale: 'zh-Hans', label: '中文' },
          { locale: 'en', label: 'English', path: '/en/' },
        ],
        versions: [{ name: 'v1', label: 'v1', isLast: true, path: '/docs', dir: 'docs/v1' }],
      }),
      'docs/v1/index.md': '# 首页\n\n从这里开始。\n',
      'en/docs/v1/index.md': '# Home\n\nStart here.\n',
    });
    await updatePublishedFolder(folder, () => {});
    await writeFile(join(folder, 'en/docs/v1/new.md'), '# A new page\n\nIt came later.\n');
    await updatePublishedFolder(folder, () => {});
    const english = await readJson(folder, 'en/manifest.json');
    expect(english.versions[0].docs.map(({ path }: { path: string }) => path)).toEqual([
      '/en/docs/',
      '/en/docs/new',
    ]);
    const chinese = await readJson(folder, 'manifest.json');
    expect(chinese.versions[0].docs[0].translations).toEqual([['en', '/en/docs/']]);
    const indexes = [chinese.versions[0].search, english.versions[0].search];
    expect((await readdir(join(folder, 'search'))).sort()).toEqual(indexes.sort());
  });

  it('keeps what the published manifest of a language says, wherever its texts are', async () => {
    const folder = await tempFolder({
      'manifest.json': JSON.stringify({
        site: { title: '站' },
        locales: [
          { locale: 'zh-Hans', label: '中文' },
          { locale: 'en', label: 'English', path: '/en/', dir: 'i18n/en' },
        ],
        versions: [{ name: 'v1', label: 'v1', isLast: true, path: '/docs', dir: 'docs/v1' }],
      }),
      'docs/v1/index.md': '# 首页\n\n从这里开始。\n',
      'i18n/en/docs/v1/index.md': '# Home\n\nStart here.\n',
    });
    await updatePublishedFolder(folder, () => {});
    const { site, versions } = await readJson(folder, 'en/manifest.json');
    versions[0].docs[0].lastUpdate = '2001-02-03';
    const edited = JSON.stringify({ site: { ...site, title: 'Handbook' }, versions });
    await writeFile(join(folder, 'en/manifest.json'), edited);
    await updatePublishedFolder(folder, () => {});
    const english = await readJson(folder, 'en/manifest.json');
    expect(english.site.title).toBe('Handbook');
    expect(english.versions[0].docs).toMatchObject([{ path: '/en/docs/', lastUpdate: '2001-02-03' }]);
  });

  it('wraps an HTML file of another language, and leaves its prerendered pages', async () => {
    const folder = await tempFolder({
      'manifest.json': JSON.stringify({
        site: { title: '站' },
        locales: [
          { locale: 'zh-Hans', label: '中文' },
          { locale: 'en', label: 'English', path: '/en/' },
        ],
        versions: [{ name: 'v1', label: 'v1', isLast: true, path: '/docs', dir: 'docs' }],
      }),
      'docs/index.md': '# 首页\n\n从这里开始。\n',
      // The folder of the language is that of its only version.
      'en/manifest.json': JSON.stringify({
        versions: [{ name: 'v1', label: 'v1', isLast: true, path: '/en/docs', dir: 'en' }],
      }),
      'en/guide.md': '# Guide\n\nStart here.\n',
      ...Object.fromEntries(['index', '404', 'docs/guide', 'demo'].map((name) => [`en/${name}.html`, name])),
    });
    await updatePublishedFolder(folder, () => {});
    const read = (name: string) => readFile(join(folder, `en/${name}.html`), 'utf8');
    expect(await read('demo')).toContain('sandbox=');
    for (const page of ['index', '404', 'docs/guide']) expect(await read(page)).toBe(page);
  });

  it('removes only the prerendered pages of removed files', async () => {
    const folder = await publish({
      'docs/v1/index.md': '# 首页\n\n从这里开始。\n',
      'docs/v1/guide/index.md': '# 指南\n\n怎样做。\n',
      'docs/v1/guide/a.md': '# 甲\n\n一页。\n',
    });
    const drawn = [
      'docs.html',
      'docs/guide.html',
      'docs/guide/index.html',
      'docs/guide/a.html',
      'docs/guide/a/index.html',
    ];
    await writeFiles(folder, Object.fromEntries([...drawn, 'docs/guide/own.html'].map((file) => [file, ''])));
    await rm(join(folder, 'docs/v1/guide/a.md'));
    expect((await updatePublishedFolder(folder, () => {})).changed).toBe(3);
    expect((await readdir(join(folder, 'docs/guide'))).sort()).toEqual(['index.html', 'own.html']);
    await rm(join(folder, 'docs/v1/guide'), { recursive: true });
    await updatePublishedFolder(folder, () => {});
    expect((await readdir(join(folder, 'docs'))).sort()).toEqual(['guide', 'v1']);
    expect(await readdir(join(folder, 'docs/guide'))).toEqual(['own.html']);
  });

  it('removes redirects at the URL of a new page and to a removed page', async () => {
    const folder = await publish(
      { 'docs/v1/index.md': '# 首页\n\n从这里开始。\n', 'docs/v1/a.md': '# 甲\n\n一页。\n' },
      { '/docs/old': '/docs/', '/docs/older': '/docs/', '/docs/b': '/docs/a' },
    );
    const redirects = ['old', 'older', 'b'].flatMap((name) => [
      `docs/${name}.html`,
      `docs/${name}/index.html`,
    ]);
    await writeFiles(folder, Object.fromEntries(redirects.map((file) => [file, REDIRECT_PAGE])));
    await writeFile(join(folder, 'docs/v1/old.md'), '# 又有的一页\n\n后来才有。\n');
    await rm(join(folder, 'docs/v1/a.md'));
    await updatePublishedFolder(folder, () => {});
    expect((await readdir(join(folder, 'docs'))).sort()).toEqual(['older', 'older.html', 'v1']);
  });

  it('keeps a file of the site at the URL of a redirect that is removed', async () => {
    const folder = await publish(
      {
        'docs/v1/index.md': '# 首页\n\n从这里开始。\n',
        'docs/v1/a.md': '# 甲\n\n一页。\n',
        'docs/demo.html': '<p>演示</p>',
      },
      { '/docs/demo': '/docs/a' },
    );
    await rm(join(folder, 'docs/v1/a.md'));
    await updatePublishedFolder(folder, () => {});
    expect(await readFile(join(folder, 'docs/demo.html'), 'utf8')).toBe('<p>演示</p>');
  });

  it('indexes no page whose URL another one has', async () => {
    const folder = await publish({
      'docs/v1/a.md': '# 先到的一页\n\n麒麟在此。\n',
      'docs/v1/b.md': '---\nslug: a\n---\n\n# 后到的一页\n\n凤凰在此。\n',
    });
    const [{ search }] = (await readJson(folder, 'manifest.json')).versions;
    const index = await readFile(join(folder, 'search', search, 'index.js'), 'utf8');
    expect(index).toContain('先到的一页');
    expect(index).not.toContain('后到的一页');
  });

  it('writes a large manifest in shards, and a small one in one file', async () => {
    const folder = await publish({ 'docs/v1/index.md': '# 首页\n\n从这里开始。\n', ...many });
    const partNames = async () => new Set(await readdir(join(folder, 'parts')));
    const before = await partNames();
    expect(await readdir(folder)).toContain('manifest.full.json');
    expect((await readJson(folder, 'manifest.json')).versions[0].docs).toHaveLength(1);

    await writeFile(join(folder, 'docs/v1/chapter-3/page-3.md'), '# 改了的一页\n\n别的话。\n');
    await updatePublishedFolder(folder, () => {});
    const after = await partNames();
    const listed = (await readJson(folder, 'manifest.json')).parts;
    expect(after.size).toBe(listed.files.length + listed.ranges.length);
    // The page's part, the list of addresses with its title, and those that name it.
    expect([...after].filter((name) => !before.has(name)).length).toBeLessThan(5);
    expect(JSON.stringify(await readJson(folder, 'manifest.full.json'))).toContain('改了的一页');

    for (const file of Object.keys(many)) await rm(join(folder, file));
    await updatePublishedFolder(folder, () => {});
    expect(await readdir(folder)).not.toContain('manifest.full.json');
    expect((await partNames()).size).toBe(0);
    expect((await readJson(folder, 'manifest.json')).versions[0].docs).toHaveLength(1);
  });

  it('applies manual edits of a large site’s manifest', async () => {
    const folder = await publish({ 'docs/v1/index.md': '# 首页\n\n从这里开始。\n', ...many });
    const whole = await readFile(join(folder, 'manifest.full.json'), 'utf8');
    const path = join(folder, 'manifest.json');
    const edit = async (from: string, to: string) => {
      const text = await readFile(path, 'utf8');
      expect(text).toContain(from);
      await writeFile(path, text.replace(from, to));
    };
    await edit('"title":"站"', '"title":"新站名","announcementBar":{"content":"停机维护"}');
    await edit('"label":"v1"', '"label":"第一版"');
    expect((await updatePublishedFolder(folder, () => {})).changed).toBe(2);
    const text = await readFile(path, 'utf8');
    expect(isSealed(text)).toBe(true);
    for (const file of ['manifest.json', 'manifest.full.json']) {
      const { site, versions } = await readJson(folder, file);
      expect(site).toMatchObject({ title: '新站名', announcementBar: { content: '停机维护' } });
      expect(versions[0].label).toBe('第一版');
    }
    await edit('"label":"第一版"', '"label":"v1"');
    await edit(/"announcementBar":\{.*?\},/.exec(text)?.[0] ?? '', '');
    await edit('"title":"新站名"', '"title":"站"');
    await updatePublishedFolder(folder, () => {});
    // Nothing else has been touched, whatever stands in the one and not in the other.
    expect(await readFile(join(folder, 'manifest.full.json'), 'utf8')).toBe(whole);
    expect((await updatePublishedFolder(folder, () => {})).changed).toBe(0);
  });

  it('ignores the whole manifest of a formerly larger site', async () => {
    const folder = await publish({ 'docs/v1/index.md': '# 首页\n\n从这里开始。\n' });
    const small = await readJson(folder, 'manifest.json');
    await writeFile(
      join(folder, 'manifest.full.json'),
      JSON.stringify({ ...small, site: { title: '旧站' } }),
    );
    await updatePublishedFolder(folder, () => {});
    expect((await readJson(folder, 'manifest.json')).site.title).toBe('站');
    expect(await readdir(folder)).not.toContain('manifest.full.json');
  });
});
