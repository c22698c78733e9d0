import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import {
  isAttachmentPage,
  isHtmlAttachment,
  renderAttachment,
} from '../../../../src/node/build/attachmentPage.ts';
import { buildKit } from '../../../../src/node/kit/buildKit.ts';
import { updatePublishedFolder } from '../../../../src/node/refresh/updatePublishedFolder.ts';
import { buildSample } from '../../../support/buildSample.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const manifestOf = (version: object) =>
  parseManifest(
    JSON.stringify({
      site: { title: '站' },
      versions: [{ name: 'v8', label: 'v8', path: '/docs', ...version }],
    }),
  );

describe('isHtmlAttachment', () => {
  it('is HTML below the folders of pages, or linked from a page; the rest is the site’s own', () => {
    const docs = [
      {
        id: 'a',
        title: '甲',
        path: '/docs/a',
        file: 'docs/v8/a.md',
        attachments: { demo: 'demo/index.html', 许可: '许可' },
      },
    ];
    const manifest = manifestOf({ docs });
    const files = [
      'docs/v8/x/演示.HTML',
      'pages/a.htm',
      'demo/index.html',
      'google123.html',
      'docs/v8/a.png',
      '许可',
    ];
    expect(files.filter((file) => isHtmlAttachment(manifest, file))).toEqual(files.slice(0, 3));
    expect(isHtmlAttachment(manifestOf({ dir: '.' }), 'google123.html')).toBe(false);
    const locales = [
      { locale: 'zh-Hans', label: '中文' },
      { locale: 'en', label: 'English', path: '/en/' },
    ];
    const english = parseManifest(
      JSON.stringify({
        site: { title: 'Site', defaultLocale: 'en' },
        locales,
        versions: [{ name: 'v8', label: 'v8', path: '/en/docs', dir: 'en/docs' }],
      }),
    );
    const own = ['en/docs/a.html', 'en/pages/a.html', 'pages/a.html'];
    expect(own.filter((file) => isHtmlAttachment(english, file))).toEqual(own.slice(0, 2));
  });
});

describe('renderAttachment', () => {
  it('puts the document into a frame without the origin of the site, under its title', () => {
    const html = renderAttachment(
      'a/演示.html',
      Buffer.from('<title> 图 & "表" </title><p title="甲">&amp;</p>'),
    );
    expect(html).toContain('<title>图 &amp; &quot;表&quot;</title>');
    expect(html).toMatch(/ sandbox="(?!.*allow-same-origin)(?!.*allow-top-navigation)[^"]*" srcdoc="/);
    expect(html).toContain(
      'srcdoc="<title> 图 &amp; &quot;表&quot; </title><p title=&quot;甲&quot;>&amp;amp;</p>',
    );
    expect(isAttachmentPage(html)).toBe(true);
    expect(renderAttachment('a/演示.html', Buffer.from('<p>甲</p>'))).toContain('<title>演示.html</title>');
  });

  it.each([
    ['utf-8', Buffer.from('\uFEFF<p>演示</p>')],
    ['utf-16le', Buffer.from('\uFEFF<p>演示</p>', 'utf16le')],
    ['gbk', Buffer.from([...Buffer.from('<meta charset="gbk"><p>'), 0xd1, 0xdd, 0xca, 0xbe])],
    ['none', Buffer.from('<meta charset="none"><p>演示</p>')],
  ])('reads a document in %s', (_, bytes) => {
    expect(renderAttachment('a.html', bytes)).toContain('<p>演示');
  });
});

describe('an attached HTML file', () => {
  const files = {
    'docs/v8/deploy.md': '# 部署\n\n[演示](files/演示.html)、[许可](files/许可)\n',
    'docs/v8/files/演示.html': '<!doctype html><p>演示</p>',
    'docs/v8/files/许可': '许可',
    'own.html': '<p>站点的</p>',
  };

  it('is published in its frame by the build, and again when it has changed', async () => {
    const { read, edit, buildAgain } = await buildSample('/', files);
    expect(isAttachmentPage(await read('docs/v8/files/演示.html'))).toBe(true);
    expect(await read('docs/v8/files/许可')).toBe('许可');
    expect(await read('own.html')).toBe('<p>站点的</p>');
    await edit('docs/v8/files/演示.html', '<p>改</p>');
    await buildAgain();
    expect(await read('docs/v8/files/演示.html')).toContain('srcdoc="<p>改</p>');
  });

  it('is published so by the kit, and by refresh.mjs where it is added later', async () => {
    const siteDir = await tempFolder({
      'manifest.json': JSON.stringify({
        site: { title: '站' },
        versions: [{ name: 'v8', label: 'v8', isLast: true, path: '/docs' }],
      }),
      ...files,
    });
    const kit = join(await tempFolder(), 'kit');
    const engine = { scripts: [], styles: [], files: [], parts: new Map() };
    await buildKit({ siteDir, outDir: kit }, async () => engine);
    const first = await readFile(join(kit, 'docs/v8/files/演示.html'), 'utf8');
    expect(isAttachmentPage(first)).toBe(true);
    await writeFile(join(kit, 'docs/v8/files/新.html'), '<p>新</p>');
    await updatePublishedFolder(kit, () => {});
    expect(await readFile(join(kit, 'docs/v8/files/新.html'), 'utf8')).toContain('srcdoc="<p>新</p>');
    expect(await readFile(join(kit, 'docs/v8/files/演示.html'), 'utf8')).toBe(first);
    expect((await updatePublishedFolder(kit, () => {})).changed).toBe(0);
  });

  it('is no page that a build has written: refresh.mjs leaves those as they are', async () => {
    const { outDir, read } = await buildSample('/', {
      'manifest.json': JSON.stringify({
        site: { title: '站' },
        versions: [{ name: 'v8', label: 'v8', isLast: true, path: '/docs/v8' }],
        redirects: { '/docs/v8/old': '/docs/v8/deploy' },
      }),
      ...files,
    });
    const pages = ['deploy.html', 'deploy/index.html', 'index.html', 'old.html'].map(
      (file) => `docs/v8/${file}`,
    );
    const before = await Promise.all(pages.map(read));
    await updatePublishedFolder(outDir, () => {});
    expect(await Promise.all(pages.map(read))).toEqual(before);
  });
});
