import { describe, expect, it } from 'vitest';
import { findElsewhere } from '../../../../../src/core/site/nav/elsewhere.ts';
import { sampleManifest, versionNamed } from '../../../../support/sampleManifest.ts';

describe('findElsewhere', () => {
  const manifest = sampleManifest();
  const find = (name: string, path: string) =>
    findElsewhere(manifest, { version: versionNamed(manifest, name), path });

  it.each([
    ['v7', '/docs/v7/deploy', '/docs/deploy'],
    ['v7', '/docs/v7/osc/engineering.html', '/docs/osc/engineering'],
    ['v7', '/docs/v7/category/渠道', '/docs/category/渠道'],
    ['next', '/docs/next/osc', '/docs/osc/'],
  ])('of %s leads from %s to %s, the latest version’s first', (name, from, to) =>
    expect(find(name, from)?.path).toBe(to),
  );

  it('finds what only an older version has, and tells of no page that is not listed', () => {
    const edited = sampleManifest();
    const doc = { id: 'fax', path: '/docs/v7/fax', title: '传真', file: 'docs/v7/fax.md' };
    const [latest, old] = [versionNamed(edited, 'v8'), versionNamed(edited, 'v7')];
    old.docs.push(doc, { ...doc, id: 'secret', path: '/docs/v7/secret', unlisted: true });
    expect(findElsewhere(edited, { version: latest, path: '/docs/fax' })?.version).toBe(old);
    expect(findElsewhere(edited, { version: latest, path: '/docs/secret' })).toBeUndefined();
  });

  it('gives nothing where no version has it', () => expect(find('v7', '/docs/v7/deplyo')).toBeUndefined());
});
