import { describe, expect, it } from 'vitest';
import {
  fileToId,
  fileToOwnSlug,
  fileToSlug,
  findPreservedNames,
  isIndexFile,
  stripNumberPrefix,
  stripNumberPrefixes,
} from '../../../../../src/core/site/urls/slug.ts';
import { createRandom } from '../../../../support/random.ts';

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

describe('stripNumberPrefix', () => {
  it.each([
    ['01-安装', '安装'],
    ['2 - 部署', '部署'],
    ['3_foo', 'foo'],
    ['4. foo', 'foo'],
    ['02.foo', 'foo'],
    ['5--foo-bar', 'foo-bar'],
    ['0001-foo', 'foo'],
    ['20100-foo', 'foo'],
  ])('takes the number off %s', (text, name) => {
    expect(stripNumberPrefix(text)).toBe(name);
  });

  it.each([
    ...[
      '2021-11-01-foo',
      '7.0-foo',
      '8.1',
      'foo-1',
      '1foo',
      '12',
      '3-',
      '1-2-3-go',
      '7.0-升级说明',
      '7.x-升级',
    ],
    ...['2024-年度总结', '1998_年鉴', '2024-01-02-x', '20240102-x', '202401-月报', '20240102123000-日志'],
  ])('leaves %s whole', (name) => {
    expect(stripNumberPrefix(name)).toBe(name);
  });
});

describe('stripNumberPrefixes', () => {
  it('takes the number off every part of a path', () => {
    expect(stripNumberPrefixes('02-guide/01-安装')).toBe('guide/安装');
  });

  it('leaves the parts whole that keep their numbers', () => {
    expect(stripNumberPrefixes('02-guide/01-安装', new Set(['02-guide']))).toBe('02-guide/安装');
    expect(stripNumberPrefixes('02-guide/01-安装', new Set(['02-guide/01-安装']))).toBe('guide/01-安装');
  });
});

describe('findPreservedNames', () => {
  const find = (files: readonly string[], fronts: Record<string, object> = {}) =>
    [...findPreservedNames(files.map((file) => ({ file, front: fronts[file] ?? {} })))].sort();

  it.each([
    [['01-a.md', '02-b.md'], []],
    [
      ['01-a.md', '02-a.md', '03-b.md'],
      ['01-a', '02-a'],
    ],
    [
      ['01-a.md', 'a.md'],
      ['01-a', 'a'],
    ],
    [
      ['01-Intro.md', '02-intro.md'],
      ['01-Intro', '02-intro'],
    ],
    [['x/01-a.md', 'y/02-a.md'], []],
    [
      ['01-x/a.md', '02-x/b.md'],
      ['01-x', '02-x'],
    ],
    [
      ['01-a.md', '02-a/index.md'],
      ['01-a', '02-a'],
    ],
    [['01-a.md', '01-a/b.md'], []],
  ])('of %j are %j', (files, kept) => {
    expect(find(files)).toEqual(kept);
  });

  it('are not those of pages that have an id of their own, or want their numbers', () => {
    expect(find(['01-a.md', '02-a.md'], { '01-a.md': { id: 'first' } })).toEqual([]);
    expect(find(['01-a.md', '02-a.md'], { '01-a.md': { parse_number_prefixes: false } })).toEqual([]);
  });

  it('leave a page its name beside a draft', () => {
    expect(find(['01-a.md', '02-a.md'], { '02-a.md': { draft: true } })).toEqual(['02-a']);
  });

  it('give every file of a folder an id of its own', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = createRandom(seed);
      const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
      const name = () =>
        `${pick(['', '01-', '2. ', '03_', '2024-', '7.0-'])}${pick(['a', 'b', '安装', 'A'])}`;
      const files = [
        ...new Set(
          Array.from({ length: 20 }, () => `${pick(['', `${name()}/`, `${name()}/${name()}/`])}${name()}.md`),
        ),
      ];
      const kept = findPreservedNames(files.map((file) => ({ file, front: {} })));
      const ids = files.map((file) => fileToId(file, {}, kept));
      expect(new Set(ids).size, files.join()).toBe(files.length);
    }
  });
});
