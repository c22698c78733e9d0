import { describe, expect, it } from 'vitest';
import { fileToId, fileToOwnSlug, fileToSlug, isIndexFile } from '../../../../../src/core/site/urls/slug.ts';

describe('fileToId', () => {
  it.each([
    ['deploy.md', {}, 'deploy'],
    ['osc/index.md', {}, 'osc/index'],
    ['02-guide/01-安装.md', {}, 'guide/安装'],
    ['02-guide/01-安装.md', { parse_number_prefixes: false }, '02-guide/01-安装'],
    ['02-guide/01-a.md', { id: 'b' }, 'guide/b'],
  ])('names %s with %o %s', (file, front, id) => {
    expect(fileToId(file, front)).toBe(id);
  });
});

describe('fileToSlug', () => {
  it.each([
    ['index.md', {}, '/'],
    ['README.md', {}, '/'],
    ['osc/_index.md', {}, '/osc/'],
    ['osc/01-index.md', {}, '/osc/'],
    ['a.md', { slug: 'index' }, '/'],
    ['osc/reindex.md', {}, '/osc/reindex'],
    ['deploy.md', {}, '/deploy'],
    ['osc/index.md', {}, '/osc/'],
    ['osc/ReadMe.md', {}, '/osc/'],
    ['osc/OSC.md', {}, '/osc/'],
    ['02-guide/01-安装.md', {}, '/guide/安装'],
    ['02-guide/01-安装.md', { parse_number_prefixes: false }, '/02-guide/01-安装'],
    ['osc/a.md', { id: 'b' }, '/osc/b'],
    ['osc/a.md', { slug: 'b/c' }, '/osc/b/c'],
    ['osc/a.md', { slug: '../b' }, '/b'],
    ['osc/a.md', { slug: '/b/' }, '/b'],
    ['osc/a.md', { slug: '/' }, '/'],
    ['osc/index.md', { slug: '/社区' }, '/社区'],
    ['osc/index.md', { slug: '/osc' }, '/osc/'],
    ['a.md', { slug: '/%E5%AE%89%E8%A3%85' }, '/安装'],
    ['100%25.md', {}, '/100%'],
    ['%E6%8C%87%E5%8D%97/%E5%AE%89%E8%A3%85.md', {}, '/指南/安装'],
    ['安装 .md', {}, '/安装'],
    ['a.md', { slug: '安装 ' }, '/安装'],
    ['a.md', { slug: '../../b' }, '/b'],
  ])('places %s with %o at %s', (file, front, slug) => {
    expect(fileToSlug(file, front)).toBe(slug);
  });
});

describe('fileToOwnSlug', () => {
  it.each([
    ['osc/README.md', {}, '/osc/README'],
    ['osc/osc.md', {}, '/osc/osc'],
    ['osc/README.md', { id: 'about' }, '/osc/about'],
    ['osc/index.md', {}, '/osc/index-1'],
    ['index.md', {}, '/index-1'],
  ])('places %s with %o beside the page of its folder at %s', (file, front, slug) => {
    expect(fileToOwnSlug(file, front)).toBe(slug);
  });
});

describe('isIndexFile', () => {
  it('takes no page for an index whose name only resembles one', () => {
    expect(['osc/indexes.md', 'osc/01-index.md', 'a/b/a.md'].filter(isIndexFile)).toEqual([]);
  });
});
