import { afterEach, expect, it } from 'vitest';
import type { SiteConfig } from '../../../../src/core/site/manifest/manifest.ts';
import { SAVE_TOKEN } from '../../../../src/core/site/manifest/saveRequest.ts';
import type { ToolPage } from '../../../../src/reader/features/tools/tool.ts';
import { editTool } from '../../../../src/reader/features/tools/tools.ts';
import { sampleManifest, versionNamed } from '../../../support/sampleManifest.ts';

afterEach(() => document.head.replaceChildren());
const underStart = () => {
  document.head.innerHTML = `<meta name="${SAVE_TOKEN}" content="x">`;
};

/** What it offers on the first page of a version. */
function offered(site: Partial<SiteConfig>, name = 'v8'): unknown {
  const manifest = sampleManifest();
  Object.assign(manifest.site, { editUrl: undefined, ...site });
  const version = versionNamed(manifest, name);
  const [entry] = version.docs;
  if (entry === undefined) throw new Error('the sample has no docs');
  return editTool({ manifest, route: { kind: 'doc', path: entry.path, version, entry } } as ToolPage);
}

it('leads to the desk under `npm start`, where no link below the text does', () => {
  expect(offered({})).toEqual([]);
  underStart();
  expect(offered({})).toEqual([
    expect.objectContaining({ name: 'edit', label: '编辑此页', href: '/edit/docs/' }),
  ]);
  expect(offered({ editUrl: 'https://example.com/' })).toEqual([]);
});

it('does so for everybody where the site asks for desks, and for nobody where it wants none', () => {
  expect(offered({ editor: true })).toHaveLength(1);
  underStart();
  expect(offered({ editor: false })).toEqual([]);
  expect(offered({}, 'v7')).toEqual([]);
});
