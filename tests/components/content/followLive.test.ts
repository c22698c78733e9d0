import { expect, it } from 'vitest';
import { LIVE_EVENT } from '../../../src/core/constants.ts';
import { sealManifest } from '../../../src/core/site/manifest/sealedManifest.ts';
import type { ContentSource } from '../../../src/core/source.ts';
import { createQueryClient } from '../../../src/reader/content/queries/cache.ts';
import { comparisonQuery } from '../../../src/reader/content/queries/comparison.ts';
import { followLive } from '../../../src/reader/content/queries/followLive.ts';
import { docQuery, manifestQuery } from '../../../src/reader/content/queries/queries.ts';
import { testManifest } from '../../support/testManifest.ts';

const FILE = 'docs/a.md';
const tell = (detail: object) => window.dispatchEvent(new CustomEvent(LIVE_EVENT, { detail }));

/** A host whose answers come when they are let go; each says what was there when it was asked. */
function slowHost() {
  let state = 1;
  const held: (() => void)[] = [];
  const read = (write: (state: number) => string) => {
    const text = write(state);
    return new Promise<{ text: string }>((resolve) => held.push(() => resolve({ text })));
  };
  const source: ContentSource = {
    readManifest: () =>
      read((now) => sealManifest(JSON.stringify({ ...testManifest, site: { title: `第 ${now} 版` } }))),
    readText: () => read((now) => `# 第 ${now} 版\n`),
    assetUrl: (file) => file,
  };
  const change = () => {
    state += 1;
  };
  return { source, change, letGo: () => held.shift()?.(), held };
}

it('reads again what has changed while it was read for the first time', async () => {
  const { source, change, letGo, held } = slowHost();
  const client = createQueryClient();
  followLive(client, source);
  const first = client.fetchQuery(manifestQuery(source));
  const text = client.fetchQuery(docQuery(source, FILE));
  await expect.poll(() => held.length).toBe(2);
  change();
  tell({ type: 'manifest' });
  tell({ type: 'doc', file: FILE });
  letGo();
  letGo();
  await Promise.all([first, text]);
  await expect.poll(() => held.length).toBe(1);
  letGo();
  const site = () => client.getQueryData(manifestQuery(source).queryKey)?.value.site;
  await expect.poll(() => site()?.title).toBe('第 2 版');
  // Nobody shows it: it is read when somebody does.
  expect(client.getQueryState(docQuery(source, FILE).queryKey)?.isInvalidated).toBe(true);
});

it('compares anew when either of the compared files has changed, and when no other has', async () => {
  const { source } = slowHost();
  const client = createQueryClient();
  followLive(client, source);
  const side = (file: string) => ({ file, nameFile: (src: string) => src });
  const { queryKey } = comparisonQuery(source, side('docs/v7/a.md'), side('docs/v8/a.md'));
  for (const [file, isOld] of [
    ['docs/v7/a.md', true],
    ['docs/v8/a.md', true],
    ['docs/v8/b.md', false],
  ] as const) {
    client.setQueryData(queryKey, []);
    tell({ type: 'doc', file });
    await new Promise((resolve) => setTimeout(resolve));
    expect(client.getQueryState(queryKey)?.isInvalidated, file).toBe(isOld);
  }
});
