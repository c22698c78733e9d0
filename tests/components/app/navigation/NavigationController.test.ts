import { expect, it } from 'vitest';
import { ContentError } from '../../../../src/core/errors.ts';
import { findRoute } from '../../../../src/core/site/urls/route.ts';
import type { ContentSource } from '../../../../src/core/source.ts';
import type { CurrentPage, LoadedPage } from '../../../../src/reader/app/navigation/loadPage.ts';
import {
  isOnlyPrerendered,
  lacksMarkdown,
} from '../../../../src/reader/app/navigation/NavigationController.tsx';
import { sampleManifest } from '../../../support/sampleManifest.ts';

const manifest = sampleManifest();
const gone = (file: string) => new ContentError('notFound', file, '404');
const asked = (path: string, error: unknown): LoadedPage => ({
  manifest,
  route: findRoute(manifest, path),
  content: { error },
});

/** A host that has these files of markdown alone. */
const hostOf = (...files: string[]): ContentSource => ({
  readManifest: () => Promise.reject(),
  readText: async (file) => {
    if (!files.includes(file)) throw gone(file);
    return { text: '# 应用部署\n' };
  },
  assetUrl: (file) => file,
});

it('tells hosts without markdown from files that are gone', async () => {
  const shown = { ...asked('/docs/deploy', undefined), isPrerendered: true } as CurrentPage;
  const ask = (host: ContentSource, error: unknown) =>
    isOnlyPrerendered(host, shown, asked('/docs/osc/engineering', error));
  expect(await ask(hostOf(), gone('docs/v8/osc/engineering.md'))).toBe(true);
  expect(await ask(hostOf('docs/v8/deploy.md'), gone('docs/v8/osc/engineering.md'))).toBe(false);
  expect(await ask(hostOf(), new Error('no network'))).toBe(false);
});

it('has nothing to tell of a text on such a host; one that alone is gone is another matter', async () => {
  const file = 'docs/v8/deploy.md';
  const ask = (host: ContentSource, error: unknown) => lacksMarkdown(error, host, { manifest, file });
  expect(await ask(hostOf(), gone(file))).toBe(true);
  expect(
    await ask(hostOf(...manifest.versions.flatMap(({ docs }) => docs.map((doc) => doc.file))), gone(file)),
  ).toBe(false);
  expect(await ask(hostOf(), new Error('no network'))).toBe(false);
});
