import { describe, expect, it } from 'vitest';
import { resolveLink } from '../../../../../src/core/site/urls/resolveLink.ts';
import { sampleManifest, versionNamed } from '../../../../support/sampleManifest.ts';

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
