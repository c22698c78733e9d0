import { expect, it } from 'vitest';
import { fileOfRoute, type Route } from '../../../../src/core/site/urls/route.ts';
import { listPageUrls } from '../../../../src/node/build/outputFiles.ts';
import type { PageRenderer } from '../../../../src/node/build/prerenderedPages.ts';
import type { ShellWriter } from '../../../../src/node/build/shellWriter.ts';
import { writePages } from '../../../../src/node/build/writePages.ts';
import { testManifest } from '../../../support/testManifest.ts';

it('draws pages beside each other, but those that show the same file one after another', async () => {
  const [version] = testManifest.versions;
  const copies = ['a', 'b', 'c'].map((name) => ({ ...version, name, path: `/docs/${name}`, isLast: false }));
  const addresses = listPageUrls({
    ...testManifest,
    versions: [...testManifest.versions, ...copies],
  } as typeof testManifest);
  const open: (string | undefined)[] = [];
  let most = 0;
  const twins: (string | undefined)[] = [];
  const draw: PageRenderer['render'] = async (route) => {
    const file = fileOfRoute(route);
    if (file !== undefined && open.includes(file)) twins.push(file);
    open.push(file);
    most = Math.max(most, open.length);
    await new Promise((resolve) => setTimeout(resolve));
    open.splice(open.indexOf(file), 1);
    return undefined;
  };
  const written: string[] = [];
  const writer: Pick<ShellWriter, 'write' | 'writeOthers' | 'count'> = {
    write: async ({ route }) => void written.push(route.path),
    writeOthers: async () => {},
    count: () => written.length,
  };
  const count = await writePages(addresses, {
    snapshots: {
      render: draw,
      hasDiagrams: async () => false,
    } as Partial<PageRenderer> as PageRenderer,
    shells: Promise.resolve(writer as ShellWriter),
    onProgress: () => {},
    report: () => {},
  });
  expect([count, most > 1, twins]).toEqual([addresses.length, true, []]);
  expect(written.sort()).toEqual(addresses.map(({ route }) => route.path).sort());
});

it('begins with the pages that wait for diagrams', async () => {
  const addresses = listPageUrls(testManifest);
  const waits = addresses.at(-1)?.route.path;
  const begun: string[] = [];
  const writer = { write: async () => {}, writeOthers: async () => {}, count: () => 0 };
  await writePages(addresses, {
    snapshots: {
      render: async ({ path }: Route) => void begun.push(path),
      hasDiagrams: async ({ path }: Route) => path === waits,
    } as Partial<PageRenderer> as PageRenderer,
    shells: Promise.resolve(writer as Partial<ShellWriter> as ShellWriter),
    onProgress: () => {},
    report: () => {},
  });
  expect(begun[0]).toBe(waits);
  expect(begun).toHaveLength(addresses.length);
});
