// A site as another team would hand it over; the fixture's README lists its traps.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildManifest } from '../../../src/node/manifest/buildManifest.ts';

const siteDir = join(import.meta.dirname, '../../fixtures/foreign');
const readJson = async (file: string) => JSON.parse(await readFile(join(siteDir, file), 'utf8'));

describe('buildManifest of a foreign site', () => {
  it('puts every page where its file says', async () => {
    const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: true });
    const paths = new Map(
      manifest.versions.flatMap(({ docs }) => docs.map(({ file, path }) => [file, path])),
    );
    expect(Object.fromEntries(paths)).toMatchObject(await readJson('expected-paths.json'));
    expect(paths.size).toBe(30);
  });
});
