import { describe, expect, it } from 'vitest';
import { findTitles } from '../../../../../src/core/search/answer/findTitles.ts';
import { parseManifest } from '../../../../../src/core/site/manifest/parseManifest.ts';
import { latestVersion } from '../../../../../src/core/site/urls/route.ts';

const doc = (id: string, title: string, more: object = {}) => ({
  id,
  path: `/docs/${id}`,
  title,
  file: `docs/v8/${id}.md`,
  ...more,
});
const manifest = parseManifest(
  JSON.stringify({
    site: { title: '站' },
    versions: [
      {
        name: 'v8',
        label: 'v8',
        isLast: true,
        path: '/docs',
        docs: [
          doc('work', '坐席工作台', { headings: ['部署之后', '常见问题'] }),
          doc('deploy', '应用部署', {
            description: '怎样部署',
            headings: ['配置域名与 HTTPS', ['常见问题', '常见问题-1']],
          }),
          doc('lost', '部署的另一页', { path: '/docs/deploy/' }),
          doc('secret', '部署的秘密', { unlisted: true }),
        ],
      },
      {
        name: 'next',
        label: 'next',
        path: '/docs/next',
        docs: [{ ...doc('deploy', '应用部署'), path: '/docs/next/deploy', inheritedFrom: 'v8' }],
      },
    ],
  }),
);
const find = (query: string, version = latestVersion(manifest)) =>
  findTitles(manifest, version, query).map(({ href }) => decodeURIComponent(href));

describe('findTitles', () => {
  it('puts pages before sections', () => {
    expect(find('部署')).toEqual(['/docs/deploy', '/docs/work#部署之后']);
  });

  it('wants every word, in the name of the section or of its page', () => {
    expect(find('部署 常见')).toEqual(['/docs/deploy#常见问题-1']);
    expect(find('部署 坐席 没有')).toEqual([]);
  });

  it('takes width and case for the same', () => {
    expect(find('ｈｔｔｐｓ')).toEqual(['/docs/deploy#配置域名与-https']);
  });

  it('takes a name in quotes, before a question mark, and written together with another, for the name', () => {
    expect(find('「常见问题」')).toEqual(['/docs/work#常见问题', '/docs/deploy#常见问题-1']);
    expect(find('常见问题？')).toEqual(find('常见问题'));
    expect(find('域名HTTPS')).toEqual(['/docs/deploy#配置域名与-https']);
    expect(find('？')).toEqual([]);
  });

  it('finds the sections of pages that a version inherits', () => {
    expect(find('域名', manifest.versions[1])).toEqual(['/docs/next/deploy#配置域名与-https']);
  });

  it('finds nothing for nothing', () => {
    expect(find('  ')).toEqual([]);
  });
});
