import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ContentError } from '../../../../../src/core/errors.ts';
import type { Manifest } from '../../../../../src/core/site/manifest/manifest.ts';
import { sealManifest } from '../../../../../src/core/site/manifest/sealedManifest.ts';
import { findPagerLinks } from '../../../../../src/core/site/nav/pager.ts';
import { buildSidebarNodes, type SidebarNode } from '../../../../../src/core/site/nav/sidebarNodes.ts';
import { findSimilarPages } from '../../../../../src/core/site/nav/similarPages.ts';
import { createSlicer } from '../../../../../src/core/site/shards/pageSlice.ts';
import { shardManifest } from '../../../../../src/core/site/shards/shardManifest.ts';
import { findMainDoc, findRoute } from '../../../../../src/core/site/urls/route.ts';
import type { ContentSource } from '../../../../../src/core/source.ts';
import { createQueryClient } from '../../../../../src/reader/content/queries/cache.ts';
import { locate } from '../../../../../src/reader/content/queries/locate.ts';
import { findMovedAnchor } from '../../../../../src/reader/content/queries/locateInShards.ts';
import { manifestQuery } from '../../../../../src/reader/content/queries/queries.ts';
import { largeManifest } from '../../../../support/largeManifest.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const whole = largeManifest({ folders: 60, pages: 30, flat: 700 });

/** A host that publishes a manifest as the build does. */
function openHost(published: Manifest) {
  const asked: string[] = [];
  let files: ReadonlyMap<string, string> = new Map();
  const publish = (manifest: Manifest) => {
    const cut = shardManifest(manifest, { hashOf });
    files = new Map([...cut.files, ['manifest.json', sealManifest(JSON.stringify(cut.root))]]);
  };
  const read = async (file: string) => {
    asked.push(file);
    const text = files.get(file);
    if (text === undefined) throw new ContentError('notFound', file, '404');
    return { text };
  };
  const source: ContentSource = {
    readManifest: () => read('manifest.json'),
    readText: read,
    assetUrl: (file) => file,
  };
  publish(published);
  const client = createQueryClient();
  return { source, client, asked, publish, files: () => files };
}

/** Titles and addresses of the open branches. */
const drawn = (nodes: readonly SidebarNode[]): unknown[] =>
  nodes.map(({ label, href, isActive, items }) => [label, href, isActive && items && drawn(items)]);

describe('locate', () => {
  const paths = whole.versions[0]?.docs.filter((_, at) => at % 97 === 0).map(({ path }) => path) ?? [];

  it.each([...paths, '/docs/renamed', '/docs/loose', '/docs/v1/chapter-1/page-3', '/docs/v1'])(
    'finds %s in parts, with its branch and its neighbours',
    async (path) => {
      const { source, client, asked } = openHost(whole);
      const { manifest, route } = await locate({ source, client }, path);
      const expected = findRoute(whole, path);
      if (route.kind !== 'doc' || expected.kind !== 'doc') throw new Error('no doc');
      expect(route.entry).toEqual(expected.entry);
      expect(findPagerLinks(route.version, route.entry)).toEqual(
        findPagerLinks(expected.version, expected.entry),
      );
      const sidebar = expected.entry.sidebar;
      if (sidebar !== undefined && !path.includes('flat'))
        expect(drawn(buildSidebarNodes(route.version, sidebar, route.path))).toEqual(
          drawn(buildSidebarNodes(expected.version, sidebar, expected.path)),
        );
      expect(asked.length).toBeLessThan(8);
      expect(JSON.stringify(manifest).length).toBeLessThan(JSON.stringify(whole).length / 2);
    },
  );

  it('finds the page of a category with what is in it', async () => {
    const { source, client } = openHost(whole);
    const { route } = await locate({ source, client }, '/docs/chapter/42');
    expect(route.kind === 'category' && route.category.items).toHaveLength(30);
  });

  it('asks once for an address where nothing stands, and knows what is near', async () => {
    const { source, client, asked } = openHost(whole);
    await locate({ source, client }, '/');
    asked.length = 0;
    const { manifest, route } = await locate({ source, client }, '/docs/chapter-31/paeg-12');
    expect(route.kind).toBe('notFound');
    expect(asked).toHaveLength(1);
    const [version] = manifest.versions;
    expect(version && findSimilarPages(version, '/docs/chapter-31/paeg-12')[0]?.path).toBe(
      '/docs/chapter-31/page-12',
    );
    await locate({ source, client }, '/docs/chapter-31/paeg-12');
    expect(asked).toHaveLength(1);
  });

  it('asks for nothing where the page has brought it, and for the manifest where it has not', async () => {
    const { source, client, asked } = openHost(whole);
    const brought = createSlicer(whole)(findRoute(whole, '/docs/loose'));
    client.setQueryData(manifestQuery(source).queryKey, { key: '', value: brought });
    expect((await locate({ source, client }, '/docs/loose/')).route).toMatchObject({ kind: 'doc' });
    expect(asked).toEqual([]);
    expect((await locate({ source, client }, '/docs/flat/3')).route).toMatchObject({ kind: 'doc' });
    expect(asked[0]).toBe('manifest.json');
  });

  it('reads a small manifest as a whole', async () => {
    const { source, client, asked, files } = openHost(largeManifest({ folders: 2, pages: 3, flat: 5 }));
    expect([...files().keys()]).toEqual(['manifest.json']);
    await locate({ source, client }, '/docs/flat/3');
    await locate({ source, client }, '/docs/nothing');
    expect(asked).toEqual(['manifest.json']);
  });

  it('settles an old address where it leads on to, whatever the size of the site', async () => {
    const redirects = {
      '/docs/gone.html': '/docs/flat/3#a',
      '/docs/gone#x': '/docs/flat/4',
      '/docs/flat/5#y': '/docs/flat/6',
    };
    for (const manifest of [whole, largeManifest({ folders: 2, pages: 3, flat: 7 })]) {
      const { source, client, files } = openHost({ ...manifest, redirects });
      const { route, to } = await locate({ source, client }, '/docs/gone/');
      expect(route).toMatchObject({ kind: 'notFound', path: '/docs/flat/3' });
      expect(to?.('')).toEqual({ pathname: '/docs/flat/3', hash: '#a' });
      expect(to?.('#x')).toEqual({ pathname: '/docs/flat/4', hash: '' });
      expect((await locate({ source, client }, '/docs/flat/5')).to).toBeUndefined();
      const asked = { path: '/docs/flat/5', anchor: 'y' };
      expect(await findMovedAnchor({ source, client }, asked)).toEqual({
        pathname: '/docs/flat/6',
        hash: '',
      });
      expect(await findMovedAnchor({ source, client }, { ...asked, anchor: 'z' })).toBeUndefined();
      // What every page pays does not grow with them.
      expect(files().get('manifest.json')?.includes('gone')).toBe(manifest !== whole);
    }
  });

  it('goes on with another deployment’s parts where those of yesterday are gone', async () => {
    const { source, client, publish } = openHost(whole);
    await locate({ source, client }, '/');
    const changed = structuredClone(whole);
    for (const doc of changed.versions[0]?.docs ?? []) doc.title = `新的${doc.title}`;
    publish(changed);
    const { route } = await locate({ source, client }, '/docs/flat/3');
    expect(route.kind === 'doc' && route.entry.title).toBe('新的第 flat/3 页');
  });

  it('goes on with the manifest of a saved version where the network is lost, whose parts are kept', async () => {
    const saved = openHost(whole);
    const changed = structuredClone(whole);
    for (const doc of changed.versions[0]?.docs ?? []) doc.title = `新的${doc.title}`;
    const { source, client } = openHost(changed);
    await locate({ source, client }, '/');
    client.setDefaultOptions({ queries: { retry: false } });
    const readText: ContentSource['readText'] = (file) =>
      saved.files().has(file)
        ? saved.source.readText(file)
        : Promise.reject(new ContentError('offline', file, '断网'));
    const lost = { ...saved.source, readText };
    const { route } = await locate({ source: lost, client }, '/docs/flat/3');
    expect(route.kind === 'doc' && route.entry.title).toBe('第 flat/3 页');
  });

  it('tells what could not be read, and asks again', async () => {
    const { source, client } = openHost(whole);
    await locate({ source, client }, '/');
    const lost = { ...source, readText: () => Promise.reject(new ContentError('offline', 'x', '断网')) };
    client.setDefaultOptions({ queries: { retry: false } });
    await expect(locate({ source: lost, client }, '/docs/flat/3')).rejects.toMatchObject({ kind: 'offline' });
    expect((await locate({ source, client }, '/docs/flat/3')).route.kind).toBe('doc');
  });
});

describe('shardManifest', () => {
  it('knows the page that each version opens with', () => {
    const [root, known] = [shardManifest(whole, { hashOf }).root, whole].map(({ versions }) =>
      versions.map((version) => findMainDoc(version)?.id),
    );
    expect(root).toEqual(known);
  });

  it('gives parts of a bounded size, whose number follows the site’s', () => {
    const sizes = (manifest: Manifest) =>
      [...shardManifest(manifest, { hashOf }).files.values()].map(({ length }) => length);
    const [some, many] = [sizes(whole), sizes(largeManifest({ folders: 60, pages: 150, flat: 7000 }))];
    expect(Math.max(...many) / Math.max(...some)).toBeLessThan(2.5);
    expect(Math.max(...many)).toBeLessThan(80_000);
  });

  it('leaves the names of the parts as they are that do not change', () => {
    const changed = structuredClone(whole);
    const doc = changed.versions[0]?.docs.find(({ id }) => id === 'chapter-31/page-12');
    if (doc) doc.description = '新的说明';
    const [before, after] = [whole, changed].map((manifest) => [
      ...shardManifest(manifest, { hashOf }).files.keys(),
    ]);
    expect(after?.filter((file) => !before?.includes(file))).toHaveLength(1);
  });
});
