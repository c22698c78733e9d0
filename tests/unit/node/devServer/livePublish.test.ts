import { describe, expect, it } from 'vitest';
import type { Manifest } from '../../../../src/core/site/manifest/manifest.ts';
import { isSealed } from '../../../../src/core/site/manifest/sealedManifest.ts';
import { createPublisher } from '../../../../src/node/devServer/livePublish.ts';
import { largeManifest } from '../../../support/largeManifest.ts';
import { testManifest } from '../../../support/testManifest.ts';

const named = (name: string) => (manifest: Manifest) => ({
  ...manifest,
  versions: manifest.versions.map((version) => ({ ...version, search: name })),
});

describe('createPublisher', () => {
  it('gives a small manifest as a whole, with the names of the indexes', async () => {
    const text = (await createPublisher(() => [])(testManifest, named('v-1'), 'manifest.json')) ?? '';
    expect(isSealed(text)).toBe(true);
    expect(JSON.parse(text).versions[0].search).toBe('v-1');
  });

  it('cuts a large one, and gives the parts of the one before to pages that have not heard', async () => {
    const publish = createPublisher(() => []);
    const read = (manifest: Manifest, file = 'manifest.json') => publish(manifest, named('v-1'), file);
    const manifest = largeManifest();
    const [part = ''] = JSON.parse((await read(manifest)) ?? '').parts.files;
    const before = await read(manifest, part);
    expect(before).toContain('"docs"');
    const versions = manifest.versions.map((version) => ({
      ...version,
      docs: version.docs.map((doc) => ({ ...doc, title: `${doc.title}！` })),
    }));
    const edited = { ...manifest, versions };
    expect(JSON.parse((await read(edited)) ?? '').parts.files).not.toContain(part);
    expect(await read(edited, part)).toBe(before);
    expect(await read(edited, 'parts/none.json')).toBeUndefined();
  });
});
