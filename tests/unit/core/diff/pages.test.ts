// Which pages of two versions belong together, and where their comparisons are.
import { describe, expect, it } from 'vitest';
import { comparedFiles } from '../../../../src/core/diff/compareDocs.ts';
import {
  changesUrl,
  comparisonUrl,
  parseComparedVersion,
  parseFromVersion,
} from '../../../../src/core/diff/comparisonUrl.ts';
import { findPairedDoc, inOrder, listPages, pairPages } from '../../../../src/core/diff/pairPages.ts';
import type { DocEntry } from '../../../../src/core/site/manifest/manifest.ts';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';

const doc = (version: string, id: string, title: string, more: Partial<DocEntry> = {}) => ({
  id,
  path: `/${version}/${id}`,
  title,
  file: `docs/${version}/${id}.md`,
  ...more,
});
const version = (name: string, docs: DocEntry[], more = {}) => ({
  name,
  label: name,
  path: `/${name}`,
  docs,
  ...more,
});

const RENAMED = { headings: ['环境要求', '启动与验证', '故障排查'], description: '用 Docker 部署' };
const manifest = parseManifest(
  JSON.stringify({
    site: { title: '站' },
    versions: [
      version('v10', [
        doc('v10', 'deploy', '应用部署', { hash: 'new' }),
        doc('v10', 'guide/install', '安装配置', RENAMED),
        doc('v10', 'crm', '客户', { file: 'docs/v9/crm.md', inheritedFrom: 'v9' }),
        doc('v10', 'faq', 'FAQ', { hash: 'same' }),
        doc('v10', 'monitoring', '坐席监控'),
        doc('v10', 'hidden', '未列出', { unlisted: true }),
      ]),
      version('v9', [
        doc('v9', 'deploy', '应用部署', { hash: 'old' }),
        doc('v9', 'setup', '安装与配置', RENAMED),
        doc('v9', 'crm', '客户'),
        doc('v9', 'faq', 'FAQ', { hash: 'same' }),
        doc('v9', 'licenses', '许可协议'),
      ]),
      version('next', [], { banner: 'unreleased' }),
    ],
  }),
);
const [v10, v9, next] = manifest.versions as [Version, Version, Version];
type Version = (typeof manifest.versions)[number];

describe('pages of two versions', () => {
  it('belong together by their names, and renamed ones by title, address and sections', () => {
    const pairs = pairPages(v9, v10).map(({ before, after }) => `${before?.id ?? ''} > ${after?.id ?? ''}`);
    expect(pairs).toEqual([
      'deploy > deploy',
      'setup > guide/install',
      'crm > crm',
      'faq > faq',
      ' > monitoring',
      ' > hidden',
      'licenses > ',
    ]);
    const installed = v10.docs.find(({ id }) => id === 'guide/install') as DocEntry;
    expect(findPairedDoc(installed, v10, v9)?.id).toBe('setup');
    expect(findPairedDoc(v9.docs[1] as DocEntry, v9, v10)?.id).toBe('guide/install');
    expect(findPairedDoc(v10.docs[4] as DocEntry, v10, v9)).toBeUndefined();
  });

  it('are listed as new, gone, the same, or to be compared', () => {
    const { both, ...list } = listPages(v9, v10);
    const ids = Object.entries(list).map(([kind, docs]) => [kind, docs.map(({ id }) => id)]);
    expect(Object.fromEntries(ids)).toEqual({
      new: ['monitoring'],
      gone: ['licenses'],
      same: ['crm', 'faq'],
    });
    expect(both.map(({ after }) => after.id)).toEqual(['deploy', 'guide/install']);
  });
});

it('versions go from the earlier to the later one, and the unreleased one is last', () => {
  expect(inOrder(v10, v9)).toEqual([v9, v10]);
  expect(inOrder(v9, v10)).toEqual([v9, v10]);
  expect(inOrder(next, v10)).toEqual([v10, next]);
});

it('addresses name the version in their query', () => {
  expect(comparisonUrl('/docs/安装', 'v7 旧')).toBe('/docs/%E5%AE%89%E8%A3%85?compare=v7%20%E6%97%A7');
  expect(parseComparedVersion('?q=a&compare=v7%20%E6%97%A7')).toBe('v7 旧');
  expect([
    parseComparedVersion(''),
    parseComparedVersion('?compare='),
    parseComparedVersion('?compare=%20'),
  ]).toEqual([undefined, undefined, undefined]);
  expect(changesUrl(v10, 'v9')).toBe('/v10/changes?from=v9');
  expect(changesUrl({ ...v10, path: '/docs/' })).toBe('/docs/changes');
  expect(parseFromVersion('?from=v9')).toBe('v9');
});

it('images are known by their path inside the version, and their size', () => {
  const entry = doc('v10', 'deploy', '部署', { images: { 'docs/v10/img/a.png': [40, 30] } });
  const page = { version: v10, entry };
  const [{ nameFile }] = comparedFiles(manifest, page, page);
  expect(nameFile('./img/a.png')).toBe('img/a.png 40 30');
  expect(nameFile('https://example.org/a.png')).toBe('https://example.org/a.png');
  const [known] = comparedFiles(manifest, page, { version: v9, entry: { ...entry, brief: true } });
  expect(known.nameFile('./img/a.png')).toBe('img/a.png');
});
