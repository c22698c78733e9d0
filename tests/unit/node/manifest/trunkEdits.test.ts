import { describe, expect, it } from 'vitest';
import type { Manifest } from '../../../../src/core/site/manifest/manifest.ts';
import { takeTrunkEdits } from '../../../../src/node/manifest/trunkEdits.ts';
import { testManifest } from '../../../support/testManifest.ts';

const edit = (known: Manifest, edited: Manifest) =>
  JSON.parse(takeTrunkEdits(JSON.stringify(known), known, edited));

describe('takeTrunkEdits', () => {
  const known = testManifest;
  const edited: Manifest = {
    ...known,
    site: { ...known.site, title: '新站名', favicon: undefined, editUrl: '/edit/' },
    versions: known.versions.map((version) => ({ ...version, label: `${version.label}（新）`, docs: [] })),
  };

  it('takes over what is for people to write, and leaves the rest', () => {
    const { site, versions } = edit(known, edited);
    expect(site).toMatchObject({ title: '新站名', editUrl: '/edit/' });
    expect(site.favicon).toBeUndefined();
    expect(versions[0].label).toBe(`${known.versions[0]?.label}（新）`);
    expect(versions[0].docs).toEqual(JSON.parse(JSON.stringify(known.versions[0]?.docs)));
  });

  it('leaves the text in one line: to lay out some hundred thousand words took seconds', () => {
    expect(takeTrunkEdits(JSON.stringify(known), known, edited)).not.toContain('\n');
  });
});
