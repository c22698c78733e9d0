import { describe, expect, it } from 'vitest';
import {
  findUrlProblem,
  isUsableUrl,
  showUrl,
  toUsableUrl,
} from '../../../../../src/core/site/urls/urlProblem.ts';
import { createRandom } from '../../../../support/random.ts';

describe('findUrlProblem', () => {
  it.each([
    '/',
    '/docs/安装',
    '/docs/C#',
    '/docs/100%',
    '/docs/v7.0',
    '/docs/a b',
    '/docs/com',
    '/docs/😀',
    '/docs/console',
  ])('finds none in %s', (path) => {
    expect(findUrlProblem(path)).toBeUndefined();
  });

  it.each<[path: string, problem: string]>([
    ['/docs/\uD800', '代理对'],
    ['/docs/a\u0000', '控制字符'],
    ['/docs/\u001F', '控制字符'],
    ['/docs/\uFFFE', '控制字符'],
    ['/docs/a\\b', '反斜杠'],
    ['/docs/../a', '「..」'],
    ['/docs/./a', '「.」'],
    ['/docs/%E5%A', '百分号编码'],
    ['/docs/a%2Fb', '百分号编码'],
    [`/docs/${'长'.repeat(84)}`, '太长'],
    [`/${'a/'.repeat(600)}`, '太长'],
    ...[...'<>:"|?*'].map((char) => [`/docs/a${char}b`, '之一'] as [string, string]),
    ...['con', 'AUX', 'nul.html', 'com1', 'lpt9.a', 'a.', 'a ', 'prn/b'].map((name): [string, string] => [
      `/docs/${name}`,
      'Windows',
    ]),
  ])('names what is wrong with %j', (path, problem) => {
    expect(findUrlProblem(path)).toContain(problem);
  });
});

describe('toUsableUrl', () => {
  it('gives a URL that can be published for any path', () => {
    const pieces = [
      'a',
      '安',
      '/',
      '..',
      '.',
      '\\',
      '\u0000',
      '\uD800',
      '%41',
      '%',
      '😀',
      '长'.repeat(100),
      'b/'.repeat(300),
    ];
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = createRandom(seed);
      const length = Math.floor(random() * 12);
      const path = `/${Array.from({ length }, () => pieces[Math.floor(random() * pieces.length)]).join('')}`;
      const usable = toUsableUrl(path);
      expect(isUsableUrl(usable), showUrl(path)).toBe(true);
      expect(usable.startsWith('/')).toBe(true);
      if (isUsableUrl(path)) expect(usable).toBe(path);
      expect(() => encodeURIComponent(usable)).not.toThrow();
    }
  });
});

describe('showUrl', () => {
  it('shows what is invisible', () => {
    expect(showUrl('/a\u0000\uD800')).toBe('/a\\u0000\\uD800');
  });
});
