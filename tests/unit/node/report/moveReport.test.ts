import { describe, expect, it } from 'vitest';
import type { Finding, Rule } from '../../../../src/core/site/manifest/finding.ts';
import { groupCauses } from '../../../../src/node/report/findingKinds.ts';
import { describeKinds, renderMoveReport } from '../../../../src/node/report/moveReport.ts';
import { testManifest } from '../../../support/testManifest.ts';

const finding = (rule: Rule, line: number, values: Finding['values'] = {}): Finding => ({
  file: 'docs/a.md',
  line,
  rule,
  message: `${rule} ${JSON.stringify(values)} | x`,
  values,
});
const findings = [
  finding('dropped-html', 1, { tag: 'Foo' }),
  finding('broken-link', 2, { url: 'x.md' }),
  finding('dropped-html', 3, { tag: 'Foo' }),
  finding('dropped-html', 4, { tag: 'Bar' }),
  finding('broken-link', 5, { url: 'y.md' }),
  finding('heading-gap', 6, { from: 1, to: 3 }),
];

it('groups what is not taken by component, and names each mistake of a writer', () => {
  expect(
    groupCauses(findings).map(({ kind, rule, subject, findings: { length } }) => [
      kind,
      rule,
      subject,
      length,
    ]),
  ).toEqual([
    ['notTaken', 'dropped-html', 'Foo', 2],
    ['writer', 'broken-link', undefined, 1],
    ['notTaken', 'dropped-html', 'Bar', 1],
    ['writer', 'broken-link', undefined, 1],
    ['differs', 'heading-gap', undefined, 1],
  ]);
});

it.each<[Rule, Finding['values'], string]>([
  ['broken-anchor', { anchor: 'a_1', near: 'a-1' }, 'differs'],
  ['broken-anchor', { anchor: 'a_1' }, 'writer'],
  ['broken-image', { url: '//a.example/b.png' }, 'differs'],
  ['broken-image', { field: 'site.favicon' }, 'differs'],
  ['broken-image', { url: 'b.png' }, 'writer'],
  ['broken-include', { file: '@parts/a.md', fault: 'missing' }, 'notTaken'],
  ['broken-include', { file: '../../a.ts', fault: 'refused' }, 'notTaken'],
  ['broken-include', { file: 'a.md', fault: 'missing' }, 'writer'],
  ['broken-link', { url: 'javascript:alert(1)' }, 'differs'],
  ['broken-link', { url: '/blog/2020/news#one' }, 'differs'],
  ['broken-link', { url: '/blog' }, 'differs'],
  ['broken-link', { url: '/blogs' }, 'writer'],
  ['broken-link', { url: '/fr/a' }, 'differs'],
  ['broken-link', { value: '/blog' }, 'differs'],
  ['broken-link', { url: '{{ a.url }}' }, 'notTaken'],
  ['broken-image', { url: '{{ a.png }}' }, 'notTaken'],
  ['broken-link', { url: '../../README.md#a' }, 'differs'],
  ['broken-link', { url: '../' }, 'differs'],
  ['broken-link', { url: '../a/README.md' }, 'writer'],
  ['broken-anchor', { anchor: '+toc.slugify' }, 'notTaken'],
  ['forbidden-character', { character: 'U+001B' }, 'differs'],
  ['redirect', { from: '/a', to: '/blog/b' }, 'differs'],
  ['redirect', { from: '/a', to: '/b' }, 'writer'],
  ['undefined-reference', { name: 'mkdocs.env' }, 'notTaken'],
])('judges %s %o: %s', (rule, values, kind) => {
  expect(
    groupCauses([finding(rule, 1, values)], {
      engine: 'MkDocs',
      elsewhere: ['/blog'],
      locales: [
        { locale: 'en', path: '/' },
        { locale: 'fr', path: '/fr/' },
      ],
    }).map((cause) => cause.kind),
  ).toEqual([kind]);
});

describe('the report', () => {
  const foreign = {
    engine: 'VitePress',
    site: {},
    locales: [],
    versions: [],
    unread: [{ file: 'docs/.vitepress/config.ts', line: 3, what: 'sidebar: `x`()' }],
  };

  it('has a table for each kind, a row for each cause, and what was not understood', () => {
    const text = renderMoveReport({ foreign, manifest: testManifest, findings, pages: 7 });
    const [, writer = '', notTaken = '', differs = '', unread = ''] = text.split('\n## ');
    expect(text).toMatch(/^# .*VitePress.*\n\n- .*7/);
    expect(writer).toContain('2');
    expect(writer.match(/^\| .*\|$/gm)).toHaveLength(4);
    expect(notTaken).toContain(
      '| Foo | 2 | `docs/a.md:1` `docs/a.md:3` | dropped-html {"tag":"Foo"} \\| x |',
    );
    expect(differs).toContain('VitePress');
    expect(unread).toContain("- `docs/.vitepress/config.ts:3` `sidebar: 'x'()`");
  });

  it('is told in a few lines by the check', () => {
    const lines = describeKinds(foreign, findings);
    expect(lines).toHaveLength(6);
    expect(lines[2]).toMatch(/^ {2}Foo：2 处，第一处 docs\/a\.md:1/);
  });
});
