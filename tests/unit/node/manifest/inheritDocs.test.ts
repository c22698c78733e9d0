import { describe, expect, it } from 'vitest';
import { inheritDocs, type VersionDocs } from '../../../../src/node/manifest/inheritDocs.ts';

const docs = (...ids: string[]): VersionDocs => ({
  docs: ids.map((id) => ({
    id,
    file: `${id}.md`,
    slug: `/${id}`,
    position: undefined,
    label: id,
    entry: { id, title: id, file: `docs/${id}.md` },
  })),
  categories: new Map(),
});

const idsOf = (found: VersionDocs | undefined) =>
  found?.docs.map(({ id, entry }) =>
    entry.inheritedFrom === undefined ? id : `${id} < ${entry.inheritedFrom}`,
  );

describe('inheritDocs', () => {
  it('inherits along a chain and names the owner', () => {
    const versions = [{ name: 'next', inherits: 'v8' }, { name: 'v8', inherits: 'v7' }, { name: 'v7' }];
    const own = new Map([
      ['next', docs('a')],
      ['v8', docs('a', 'b')],
      ['v7', docs('b', 'c')],
    ]);
    const { docs: found, broken } = inheritDocs(versions, own);
    expect(idsOf(found.get('next'))).toEqual(['a', 'b < v8', 'c < v7']);
    expect(idsOf(found.get('v8'))).toEqual(['a', 'b', 'c < v7']);
    expect(broken).toEqual([]);
  });

  it('applies `without` to descendants as well, and reports unused ids', () => {
    const versions = [
      { name: 'v8' },
      { name: 'v7', inherits: 'v8', without: ['licenses', 'none'] },
      { name: 'v6', inherits: 'v7' },
    ];
    const own = new Map([
      ['v8', docs('deploy', 'licenses')],
      ['v7', docs('faq')],
      ['v6', docs('index')],
    ]);
    const { docs: found, unused } = inheritDocs(versions, own);
    expect(idsOf(found.get('v7'))).toEqual(['faq', 'deploy < v8']);
    expect(idsOf(found.get('v6'))).toEqual(['index', 'faq < v7', 'deploy < v8']);
    expect(unused).toEqual([{ name: 'v7', id: 'none' }]);
  });

  it('adds no new pages to an unmaintained version unless inheritsNew is set', () => {
    const listed = [{ id: 'a' }, { id: 'b', inheritedFrom: 'v8' }];
    const idsWith = (more: object) => {
      const versions = [{ name: 'v8' }, { name: 'v7', inherits: 'v8', docs: listed, ...more }];
      const own = new Map([
        ['v8', docs('a', 'b', 'new')],
        ['v7', docs('a')],
      ]);
      return idsOf(inheritDocs(versions, own).docs.get('v7'));
    };
    expect(idsWith({})).toEqual(['a', 'b < v8', 'new < v8']);
    expect(idsWith({ banner: 'unmaintained' })).toEqual(['a', 'b < v8']);
    expect(idsWith({ banner: 'unmaintained', inheritsNew: true })).toEqual(['a', 'b < v8', 'new < v8']);
    expect(idsWith({ banner: 'unmaintained', docs: [] })).toEqual(['a', 'b < v8', 'new < v8']);
  });

  it('overrides an inherited doc at the same URL', () => {
    const own = docs('osc/index');
    const parent = docs('osc/README');
    for (const doc of [...own.docs, ...parent.docs]) doc.slug = '/osc/';
    const versions = [{ name: 'next', inherits: 'v8' }, { name: 'v8' }];
    const { docs: found } = inheritDocs(
      versions,
      new Map([
        ['next', own],
        ['v8', parent],
      ]),
    );
    expect(idsOf(found.get('next'))).toEqual(['osc/index']);
  });

  it('treats faq.md and faq/index.md as one URL', () => {
    const own = docs('faq/index', 'install');
    const parent = docs('faq', 'install/README');
    for (const doc of [...own.docs, ...parent.docs]) doc.slug = doc.slug.replace(/\/(?:index|README)$/, '/');
    const { docs: found } = inheritDocs(
      [{ name: 'v7', inherits: 'v8' }, { name: 'v8' }],
      new Map([
        ['v7', own],
        ['v8', parent],
      ]),
    );
    expect(idsOf(found.get('v7'))).toEqual(['faq/index', 'install']);
  });

  it('prefers own category files', () => {
    const own = { ...docs('a'), categories: new Map([['osc', { label: '新' }]]) };
    const parent = {
      ...docs('b'),
      categories: new Map([
        ['osc', { label: '旧' }],
        ['faq', { label: '问' }],
      ]),
    };
    const versions = [{ name: 'next', inherits: 'v8' }, { name: 'v8' }];
    const { docs: found } = inheritDocs(
      versions,
      new Map([
        ['next', own],
        ['v8', parent],
      ]),
    );
    expect(Object.fromEntries(found.get('next')?.categories ?? [])).toEqual({
      osc: { label: '新' },
      faq: { label: '问' },
    });
  });

  it('reports circular and unknown versions', () => {
    const versions = [
      { name: 'a', inherits: 'b' },
      { name: 'b', inherits: 'a' },
      { name: 'c', inherits: 'none' },
    ];
    const { docs: found, broken } = inheritDocs(
      versions,
      new Map([
        ['a', docs('x')],
        ['b', docs('y')],
      ]),
    );
    expect(broken).toEqual([
      { name: 'b', reason: 'circle' },
      { name: 'c', reason: 'missing' },
    ]);
    expect(idsOf(found.get('a'))).toEqual(['x', 'y < b']);
  });
});
