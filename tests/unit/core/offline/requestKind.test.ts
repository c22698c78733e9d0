import { describe, expect, it } from 'vitest';
import { requestKind } from '../../../../src/core/offline/requestKind.ts';

describe('requestKind', () => {
  it.each([
    ['assets/web.8c2cf604.js', 'part'],
    ['assets/code-bash.394bcc0b.js', 'part'],
    ['assets/web.ccedb272.css', 'part'],
    ['search/v8-e840b1b7/d12.js', 'part'],
    ['search/%E7%89%88-e840b1b7/index.js', 'part'],
    ['manifest.json', 'text'],
    ['docs/v8/deploy.md', 'text'],
    ['docs/v8/%E5%AE%89%E8%A3%85.MDX', 'text'],
    ['files/docker-compose.yml', 'text'],
    ['img/logo.svg', 'image'],
    ['site.css', 'image'],
    ['site.js', 'image'],
    ['docs/v8/img/%E7%95%8C%E9%9D%A2.PNG', 'image'],
    ['', 'page'],
    ['docs', 'page'],
    ['docs/osc/', 'page'],
    ['docs/deploy.html', 'page'],
    ['docs/osc/index.html', 'page'],
    ['search', 'page'],
    ['docs/v1.2/', 'page'],
    ['docs/FAQ', 'page'],
  ])('%s is a %s', (path, kind) => {
    expect(requestKind(path, false)).toBe(kind);
  });

  it.each([
    'assets/web.js',
    'manifest.full.json',
    'docs/v8/data.zip',
    'docs/v8/tour.mp4',
    'feed.xml',
    'service-worker.js',
    'LICENSE',
    'docs/v8/deploy/Dockerfile',
  ])('leaves %s to the browser', (path) => expect(requestKind(path, false)).toBeUndefined());

  it('takes what the reader opens for a page, unless it is a file that is kept anyway', () => {
    expect(requestKind('docs/v1.2', true)).toBe('page');
    expect(requestKind('docs/v8/deploy.md', true)).toBe('text');
    expect(requestKind('img/logo.svg', true)).toBe('image');
  });
});
