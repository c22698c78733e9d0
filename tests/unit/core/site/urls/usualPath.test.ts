import { expect, it } from 'vitest';
import type { Version } from '../../../../../src/core/site/manifest/manifest.ts';
import { usualPath } from '../../../../../src/core/site/urls/usualPath.ts';
import { sampleManifest } from '../../../../support/sampleManifest.ts';

const manifest = sampleManifest();
const version = (name: string): Version | undefined => manifest.versions.find((each) => each.name === name);

it.each([
  ['v8', 'docs/v8/deploy.md', '/docs/deploy'],
  ['v8', 'docs/v8/osc/index.md', '/docs/osc/'],
  ['v8', 'docs/v8/osc/README.md', '/docs/osc/'],
  ['v8', 'docs/v8/osc', '/docs/osc'],
  ['v8', 'docs/v8/osc/_index.md', '/docs/osc/'],
  ['v8', 'docs/v8/deploy.html', '/docs/deploy'],
  ['v8', 'docs/v8/osc/index.html', '/docs/osc/'],
  ['v8', 'docs/v7/deploy.md', '/docs/v7/deploy'],
  ['next', 'docs/v8/deploy.md', '/docs/next/deploy'],
  ['v8', 'docs/v8/LICENSE.md', '/docs/LICENSE'],
  ['v8', 'docs/v8/release-1.2.md', '/docs/release-1.2'],
  ['v8', 'docs/v8/img/a.png', undefined],
  ['v8', 'docs/v8/LICENSE', undefined],
  ['v8', 'pages/about.md', undefined],
])('in %s the file %s stands at %s', (name, file, path) => {
  expect(usualPath(manifest, version(name), file)).toBe(path);
});
