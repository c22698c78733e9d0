import { describe, expect, it } from 'vitest';
import type { Manifest, Version } from '../../../../../src/core/site/manifest/manifest.ts';
import { guessPath, listNamedPages, resolveLink } from '../../../../../src/core/site/urls/resolveLink.ts';
import { createRandom } from '../../../../support/random.ts';
import { sampleManifest, versionNamed } from '../../../../support/sampleManifest.ts';
import { testManifest } from '../../../../support/testManifest.ts';

const manifest = sampleManifest();
const fromEngineering = { file: 'docs/v8/osc/engineering.md', version: versionNamed(manifest, 'v8') };
const show = (href: string, from = fromEngineering) => {
  const target = resolveLink(manifest, from, href);
  if (target.kind === 'page') return target.path + target.search + (target.anchor && `#${target.anchor}`);
  return target.kind === 'broken' ? `broken ${target.reason}` : target;
};

/** v8 with a page, and next, which inherits `deploy` from it, with one of its own in that page's place. */
function standIn(theirs: string, own: string, path: string) {
  const [v8, next] = [versionNamed(manifest, 'v8'), versionNamed(manifest, 'next')];
  const faq = { id: 'faq', title: '问答', path: '/docs/faq', file: `docs/v8/${theirs}` };
  const ownFaq = { ...faq, path: `/docs/next${path}`, file: `docs/next/${own}` };
  const versions = [
    { ...v8, docs: [...v8.docs, faq] },
    { ...next, docs: [...next.docs, { ...ownFaq, id: own === 'faq.md' ? 'faq' : 'faq/index' }] },
  ];
  return { manifest: { ...manifest, versions }, from: { file: 'docs/v8/deploy.md', version: versions[1] } };
}

describe('resolveLink', () => {
  it.each([
    ['../deploy.md', '/docs/deploy'],
    ['../deploy.md?x=1#启动', '/docs/deploy?x=1#启动'],
    ['../deploy.md#%E5%90%AF%E5%8A%A8', '/docs/deploy#启动'],
    ['./index.md', '/docs/osc/'],
    ['.', '/docs/osc/'],
    ['../deploy', '/docs/deploy'],
    ['../deploy.html#启动', '/docs/deploy#启动'],
    ['index.html', '/docs/osc/'],
    ['../osc/index.html', '/docs/osc/'],
    ['../channels/安装 指南.md', '/docs/channels/安装 指南'],
    ['../channels/%E5%AE%89%E8%A3%85%20%E6%8C%87%E5%8D%97.md', '/docs/channels/安装 指南'],
    ['/docs/deploy', '/docs/deploy'],
    ['/docs/v7/', '/docs/v7/'],
    ['/docs/v8/deploy.md', '/docs/deploy'],
    ['/deploy.md', '/docs/deploy'],
    ['@site/docs/v8/deploy.md', '/docs/deploy'],
    ['../../v7/index.md', '/docs/v7/'],
    ['../../../pages/about.md', '/about'],
    ['/', '/'],
  ])('resolves %s to the page %s', (href, page) => expect(show(href)).toBe(page));

  it('keeps the links of an inherited file inside the version that shows it', () => {
    const from = { file: 'docs/v8/deploy.md', version: versionNamed(manifest, 'next') };
    expect(show('./index.md', from)).toBe('/docs/next/');
    expect(show('./deploy.md', from)).toBe('/docs/next/deploy');
  });

  it('keeps the links of sections that a page includes from an inherited version inside its own', () => {
    const from = { file: 'docs/next/own.md', version: versionNamed(manifest, 'next') };
    expect(show('../v8/./deploy.md#启动', from)).toBe('/docs/next/deploy#启动');
  });

  it.each([
    ['faq.md', 'faq/index.md', '/faq/'],
    ['faq/index.md', 'faq.md', '/faq'],
    ['02-faq.md', 'faq.md', '/faq'],
    ['faq.md', 'faq/README.md', '/faq/'],
    ['faq', 'faq.mdx', '/faq'],
    ['faq', 'faq/index.mdx', '/faq/'],
  ])('leads from an inherited page to %s to the own page %s that stands for it', (theirs, own, path) => {
    const { from, manifest } = standIn(theirs, own, path);
    const named = { kind: 'page', path: `/docs/next${path}`, file: `docs/next/${own}` };
    expect(resolveLink(manifest, from, `./${theirs}#问`)).toMatchObject({ ...named, anchor: '问' });
    expect(resolveLink(manifest, { file: 'docs/v8/deploy.md' }, theirs)).toMatchObject({
      file: `docs/v8/${theirs}`,
    });
  });

  it('knows files that are no pages', () => {
    expect(show('../img/a b.png')).toEqual({ kind: 'asset', file: 'docs/v8/img/a b.png', suffix: '' });
    expect(show('/files/a.pdf#page=2')).toEqual({ kind: 'asset', file: 'files/a.pdf', suffix: '#page=2' });
  });

  it.each(['LICENSE', 'CNAME', 'deploy/Dockerfile', 'SHA256SUMS'])(
    'takes %s for a file, not for a page',
    (name) => {
      const file = { kind: 'asset', file: `docs/v8/osc/${name}`, suffix: '' };
      expect(resolveLink(manifest, fromEngineering, name)).toEqual(file);
      const large = { ...manifest, parts: { files: [], parents: [], ranges: [] } };
      expect(resolveLink(large, fromEngineering, name)).toEqual(file);
      expect(resolveLink(large, fromEngineering, `/docs/v8/osc/${name}`)).toEqual(file);
    },
  );

  it('knows the files that the manifest lists for the page, also where it is inherited or named by a wiki link', () => {
    const [v8, next] = [versionNamed(manifest, 'v8'), versionNamed(manifest, 'next')];
    const attachments = {
      'docs/v8/files/许可': 'docs/v8/files/许可',
      'docs/v8/demo': 'docs/v8/demo/index.html',
      'docs/v8/演示.html': 'docs/v8/演示.html',
    };
    const entry = { id: 'files', title: '附件', path: '/docs/files', file: 'docs/v8/files.md', attachments };
    const inherited = { ...entry, path: '/docs/next/files', inheritedFrom: 'v8' };
    const versions = [
      { ...v8, docs: [...v8.docs, entry] },
      { ...next, docs: [...next.docs, inherited] },
    ];
    for (const version of versions) {
      const from = { file: entry.file, version };
      const find = (href: string) => resolveLink({ ...manifest, versions }, from, href);
      const asset = (file = '', suffix = '') => ({ kind: 'asset', file, suffix });
      expect(find('files/许可#一')).toEqual(asset('docs/v8/files/许可', '#一'));
      expect(find('demo/')).toEqual(asset('docs/v8/demo/index.html'));
      expect(find('[[演示.html]]')).toEqual(asset('docs/v8/演示.html'));
      for (const none of ['files/许', '/constructor'])
        expect(find(none)).toEqual({ kind: 'broken', reason: 'missing' });
      expect(find('deploy.html')).toMatchObject({ kind: 'page' });
    }
  });

  it('leads to the page of such a name where there is one', () => {
    const [v8] = manifest.versions;
    if (v8 === undefined) throw new Error('no version');
    const docs = [{ id: 'LICENSE', title: '许可', path: '/docs/LICENSE', file: 'docs/v8/LICENSE.md' }];
    const licensed = { ...manifest, versions: [{ ...v8, docs }] };
    const from = { file: 'docs/v8/index.md', version: licensed.versions[0] };
    for (const href of ['LICENSE', './LICENSE.md', '/docs/LICENSE'])
      expect(resolveLink(licensed, from, href)).toMatchObject({ kind: 'page', path: '/docs/LICENSE' });
  });

  it.each([
    ['external', 'https://example.com/a.md'],
    ['external', '//example.com/x'],
    ['external', 'HTTP://example.com'],
    ['program', 'mailto:a@example.com'],
    ['program', 'tel:+8610000'],
  ])('tells the %s address %s', (kind, href) => expect(show(href)).toEqual({ kind, href }));

  it.each([
    ['', 'broken empty'],
    ['./missing.md', 'broken missing'],
    ['../../../../../x.md', 'broken outside'],
    ['/nothing', 'broken missing'],
  ])('tells that %j is broken', (href, shown) => expect(show(href)).toBe(shown));

  it('reads a hash alone as an anchor of the same page', () => {
    expect(show('#%E5%AE%89')).toEqual({ kind: 'anchor', anchor: '安' });
  });
});

describe('guessPath', () => {
  const manifest = sampleManifest();
  const version = (name: string): Version | undefined => manifest.versions.find((each) => each.name === name);

  it.each([
    ['v8', 'docs/v8/deploy.md', '/docs/deploy'],
    ['v8', 'docs/v8/osc/index.md', '/docs/osc/'],
    ['v8', 'docs/v8/osc/README.md', '/docs/osc/'],
    ['v8', 'docs/v8/osc', '/docs/osc'],
    ['v8', 'docs/v8/osc/_index.md', '/docs/osc/'],
    ['v8', 'docs/v8/deploy.html', '/docs/deploy'],
    ['v8', 'docs/v8/osc/index.html', '/docs/osc/'],
    ['v8', 'docs/v7/deploy.md', '/docs/v7/deploy'],
    ['next', 'docs/v8/deploy.md', '/docs/next/deploy'],
    ['v8', 'docs/v8/LICENSE.md', '/docs/LICENSE'],
    ['v8', 'docs/v8/release-1.2.md', '/docs/release-1.2'],
    ['v8', 'docs/v8/img/a.png', undefined],
    ['v8', 'docs/v8/LICENSE', undefined],
    ['v8', 'pages/about.md', undefined],
  ])('in %s the file %s stands at %s', (name, file, path) => {
    expect(guessPath(manifest, version(name), file)).toBe(path);
  });
});

describe('namedPages', () => {
  const files = ['index.md', '01-安装.md', 'a/02-安装.md', 'a/启动.md', 'b/启动.md', 'c/index.md', 'v7.0.md'];
  const docs = files.map((file, at) => ({
    id: file.replace(/^(\D*)\d+-/, '$1').replace(/\.md$/, ''),
    path: `/docs/${file.replace(/index\.md$/, '')}`,
    title: at === 6 ? '旧 版/本' : `题 ${file}`,
    file: `docs/v8/${file}`,
    ...(at === 3 && { images: { 'docs/v8/img/图.png': [1, 1] as [number, number] } }),
  }));
  const [v8, ...others] = testManifest.versions;
  const withDocs = (list: typeof docs): Manifest => ({
    ...testManifest,
    versions: [{ ...(v8 as NonNullable<typeof v8>), docs: list }, ...others],
  });
  const manifest = withDocs(docs);
  const from = { file: 'docs/v8/a/启动.md', version: manifest.versions[0] };
  const show = (href: string) => {
    const target = resolveLink(manifest, from, href);
    return target.kind === 'page' ? target.path + (target.anchor && `#${target.anchor}`) : target;
  };

  it.each([
    ['[[安装]]', '/docs/a/02-安装.md'],
    ['[[01-安装]]', '/docs/01-安装.md'],
    ['[[启动]]', '/docs/a/启动.md'],
    ['[[b/启动]]', '/docs/b/启动.md'],
    ['[[../b/启动.md#甲]]', '/docs/b/启动.md#甲'],
    ['[[c]]', '/docs/c/'],
    ['[[c/index]]', '/docs/c/'],
    ['[[C/README.md]]', '/docs/c/'],
    ['[[V7.0]]', '/docs/v7.0.md'],
    ['[[旧 版/本]]', '/docs/v7.0.md'],
  ])('%s leads to %s', (href, path) => {
    expect(show(href)).toBe(path);
  });

  it('names a page once that is meant by its path and by its title', () => {
    const [first] = docs;
    const twice = withDocs([
      { ...(first as (typeof docs)[0]), file: 'docs/v8/甲/乙.md', path: '/docs/甲/乙', title: '甲/乙' },
    ]);
    expect(listNamedPages(twice, { file: from.file }, '甲/乙')).toHaveLength(1);
  });

  it('leads to files, and into the page itself', () => {
    expect(show('[[#甲]]')).toEqual({ kind: 'anchor', anchor: '甲' });
    expect(show('[[手册.pdf]]')).toEqual({ kind: 'asset', file: 'docs/v8/a/手册.pdf', suffix: '' });
    expect(show('[[图.png]]')).toEqual({ kind: 'asset', file: 'docs/v8/img/图.png', suffix: '' });
    expect(show('[[没有]]')).toEqual({ kind: 'broken', reason: 'missing' });
  });

  it('names those that are meant with equal right', () => {
    const ranks = listNamedPages(manifest, { file: 'docs/v8/c/x.md' }, '启动').map(({ path, rank }) => [
      path,
      rank,
    ]);
    expect(ranks).toEqual([
      ['a/启动', 1],
      ['b/启动', 1],
    ]);
  });

  it('finds the same page among some of the pages as among all, where it is one of them', () => {
    const random = createRandom(57);
    const names = ['安装', '启动', '01-安装', 'c', 'b/启动', '题 c/index.md', 'v7.0'];
    for (let at = 0; at < 200; at += 1) {
      const file = `docs/v8/${files[Math.floor(random() * files.length)]}`;
      const name = names[at % names.length] ?? '';
      const [best] = listNamedPages(manifest, { file }, name);
      const some = docs.filter((doc) => doc.file === best?.place.entry.file || random() < 0.5);
      const part = withDocs(some);
      expect(listNamedPages(part, { file }, name)[0]?.path).toBe(best?.path);
    }
  });
});
