import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { manifestText } from '../../../../src/node/manifest/manifestText.ts';
import { makeSite } from '../temporarySite.ts';

const entry = (id: string, more = {}) => ({
  id,
  path: `/docs/${id}`,
  title: id,
  file: `docs/v8/${id}.md`,
  hash: '1',
  ...more,
});

const WRITTEN = `{
  "versions": [
    { "path": "/docs", "name": "v8", "label": "v8" },
    {
      "name": "v7", "label": "v7",
      "docs": [{"id": "old"}], "path": "/docs/v7"
    }
  ],
  "site": { "title": "站",   "editUrl": "x" },
  "own": [1,
    2]
}
`;

const manifest = () => {
  const { versions, site } = JSON.parse(WRITTEN);
  const [v8, v7] = versions;
  return parseManifest(
    JSON.stringify({
      site,
      versions: [
        {
          ...v8,
          docs: [entry('a', { keywords: ['甲', '乙'] }), entry('b')],
          sidebars: {
            main: [
              { type: 'doc', id: 'a' },
              { type: 'category', label: 'C', items: [{ type: 'doc', id: 'b' }] },
            ],
          },
        },
        { ...v7, docs: [entry('c')] },
      ],
      pages: [entry('p')],
    }),
  );
};

describe('manifestText', () => {
  it('writes one entry a line and changes no other character', () => {
    const original = WRITTEN.replace('{"id": "old"}', '{"id": "old", "hash": "0"}');
    expect(manifestText(manifest(), original)).toBe(`{
  "versions": [
    { "path": "/docs", "name": "v8", "label": "v8",
      "docs": [
        { "id": "a", "path": "/docs/a", "title": "a", "file": "docs/v8/a.md", "keywords": ["甲", "乙"], "hash": "1" },
        { "id": "b", "path": "/docs/b", "title": "b", "file": "docs/v8/b.md", "hash": "1" }
      ],
      "sidebars": {
        "main": [
          { "type": "doc", "id": "a" },
          { "type": "category", "label": "C", "items": [
            { "type": "doc", "id": "b" }
          ] }
        ]
      }
    },
    {
      "name": "v7", "label": "v7",
      "docs": [
        { "id": "c", "path": "/docs/c", "title": "c", "file": "docs/v8/c.md", "hash": "1" }
      ], "path": "/docs/v7",
      "sidebars": {}
    }
  ],
  "site": { "title": "站",   "editUrl": "x" },
  "own": [1,
    2],
  "pages": [
    { "id": "p", "path": "/docs/p", "title": "p", "file": "docs/v8/p.md", "hash": "1" }
  ]
}
`);
  });

  it('keeps handwritten docs', () => {
    expect(manifestText(manifest(), WRITTEN)).toContain('"docs": [{"id": "old"}], "path": "/docs/v7"\n    }');
  });

  it('changes nothing the second time', async () => {
    const siteDir = await makeSite({
      'manifest.json': '{"site":{"title":"站"},"versions":[{"name":"v1","label":"1","path":"/docs"}]}',
      'docs/v1/a.md': '# 甲\n\n正文',
      'docs/v1/b/c.md': '正文',
      'pages/p.md': '正文',
    });
    const { manifest: built } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
    const first = manifestText(
      built,
      '{"site":{"title":"站"},"versions":[{"name":"v1","label":"1","path":"/docs"}]}',
    );
    expect(manifestText(built, first)).toBe(first);
    expect(parseManifest(first).versions[0]?.docs).toHaveLength(2);
  });

  it('accepts Windows line endings', () => {
    expect(manifestText(manifest(), WRITTEN.replaceAll('\n', '\r\n'))).toBe(
      manifestText(manifest(), WRITTEN),
    );
  });
});
