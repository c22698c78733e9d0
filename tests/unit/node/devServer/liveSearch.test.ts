import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLiveSearch } from '../../../../src/node/devServer/liveSearch.ts';
import { testManifest } from '../../../support/testManifest.ts';

const [version] = testManifest.versions;
const name = version?.name ?? '';
const unknown = `${name}-00000000`;

function open() {
  const builds: number[] = [];
  const onRenewed = vi.fn();
  const build = async () => {
    builds.push(builds.length + 1);
    const folder = `${name}-0000000${builds.length}`;
    return { names: { [name]: folder }, files: { [`${folder}/index.js`]: `/kept/${builds.length}` } };
  };
  const search = createLiveSearch({ build, onRenewed });
  onTestFinished(search.close);
  const named = () => search.nameIndexes(testManifest).versions[0]?.search;
  return { search, builds, onRenewed, named };
}

describe('createLiveSearch', () => {
  it('builds the index at the first search', async () => {
    const { search, builds, named } = open();
    expect([named(), builds]).toEqual([unknown, []]);
    search.invalidate();
    expect(await Promise.all([search.findFile(`${unknown}/index.js`), search.findFile('t/9.js')])).toEqual([
      '/kept/1',
      undefined,
    ]);
    expect([named(), builds]).toEqual([`${name}-00000001`, [1]]);
  });

  it('serves the old index until the new one is built, and announces it', async () => {
    const { search, onRenewed, named } = open();
    await search.findFile(`${unknown}/index.js`);
    onRenewed.mockClear();
    search.invalidate();
    expect(await search.findFile(`${named()}/index.js`)).toBe('/kept/1');
    await vi.waitFor(() => expect(onRenewed).toHaveBeenCalledOnce());
    expect(await search.findFile(`${named()}/index.js`)).toBe('/kept/2');
    // A page that has not heard of it asks for the old name: it is not kept.
    expect(await search.findFile(`${name}-00000001/index.js`)).toBeUndefined();
  });
});
