import { describe, expect, it } from 'vitest';
import { findMainDoc, findRoute, findVersionByPath } from '../../../../../src/core/site/urls/route.ts';
import { sampleManifest, versionNamed } from '../../../../support/sampleManifest.ts';

const manifest = sampleManifest();
const show = (path: string) => {
  const route = findRoute(manifest, path);
  return `${route.kind} ${route.kind === 'notFound' ? route.version?.name : route.path}`;
};

describe('findRoute', () => {
  it.each([
    ['/', 'home /'],
    ['/index.html', 'home /'],
    ['/docs', 'doc /docs/'],
    ['/docs/', 'doc /docs/'],
    ['/docs.html', 'doc /docs/'],
    ['/docs/index.html', 'doc /docs/'],
    ['/docs/deploy', 'doc /docs/deploy'],
    ['/docs/deploy/', 'doc /docs/deploy'],
    ['/docs/deploy.html', 'doc /docs/deploy'],
    ['/docs/deploy/index.html', 'doc /docs/deploy'],
    ['/docs/osc', 'doc /docs/osc/'],
    ['/docs/v7/osc/', 'doc /docs/v7/osc/'],
    ['/docs/next/deploy', 'doc /docs/next/deploy'],
    ['/docs/channels/安装 指南', 'doc /docs/channels/安装 指南'],
    ['/docs/channels/%E5%AE%89%E8%A3%85%20%E6%8C%87%E5%8D%97', 'doc /docs/channels/安装 指南'],
    ['/docs/category/渠道', 'category /docs/category/渠道'],
    ['/about', 'page /about'],
  ])('shows %s as %s', (path, shown) => expect(show(path)).toBe(shown));

  it.each([
    ['/docs/nothing', 'notFound v8'],
    ['/docs/v7/deploy', 'notFound v7'],
    ['/docs/v77', 'notFound v8'],
    ['/nothing', 'notFound undefined'],
    ['/docs/%E5%AE', 'notFound v8'],
  ])('finds no page at %s, inside %s', (path, shown) => expect(show(path)).toBe(shown));

  it('leads to the main doc where a version has no index page', () => {
    const version = versionNamed(manifest, 'v7');
    const docs = version.docs.filter((doc) => doc.id !== 'index');
    const reduced = { ...manifest, versions: [versionNamed(manifest, 'v8'), { ...version, docs }] };
    expect(findRoute(reduced, '/docs/v7/')).toMatchObject({
      kind: 'doc',
      path: '/docs/v7/osc/',
      version: { name: 'v7' },
      entry: { id: 'osc/index' },
    });
  });
});

describe('findVersionByPath', () => {
  it('takes the longest version path that the address begins with', () => {
    expect(findVersionByPath(manifest, '/docs/v7/x')?.name).toBe('v7');
    expect(findVersionByPath(manifest, '/docs/x')?.name).toBe('v8');
    expect(findVersionByPath(manifest, '/elsewhere')).toBeUndefined();
  });
});

describe('findMainDoc', () => {
  it('is the root page when the manifest names none', () => {
    expect(findMainDoc(versionNamed(manifest, 'v7'))?.id).toBe('index');
  });

  it('is the first listed page where there is no root page', () => {
    const version = versionNamed(manifest, 'v8');
    const open = (...unlisted: string[]) => {
      const docs = version.docs.map((doc) => ({ ...doc, unlisted: unlisted.includes(doc.id) }));
      return findMainDoc({ ...version, mainDocId: undefined, docs: docs.slice(1) })?.id;
    };
    expect(open()).toBe('deploy');
    expect(open('deploy', 'osc/index')).toBe('osc/engineering');
    expect(open('deploy', 'osc/index', 'osc/engineering')).toBe('channels/安装 指南');
    expect(open('deploy', 'osc/index', 'osc/engineering', 'channels/安装 指南')).toBe('deploy');
  });
});
