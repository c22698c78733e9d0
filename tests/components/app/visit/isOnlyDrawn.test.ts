import { expect, it } from 'vitest';
import { isOnlyDrawn } from '../../../../src/app/visit/isOnlyDrawn.ts';
import type { Shown, Visit } from '../../../../src/app/visit/visit.ts';
import { docQuery } from '../../../../src/content/queries/queries.ts';
import { createQueryClient } from '../../../../src/content/queries/queryClient.ts';
import { ContentError } from '../../../../src/core/errors.ts';
import { findRoute } from '../../../../src/core/paths/route.ts';
import type { ContentSource } from '../../../../src/core/source.ts';
import { sampleManifest } from '../../../support/sampleManifest.ts';

const manifest = sampleManifest();
const gone = (file: string) => new ContentError('notFound', file, '404');
const asked = (path: string, error: unknown): Visit => ({
  manifest,
  route: findRoute(manifest, path),
  content: { error },
});

/** A page that was taken over a moment ago: its text came with it, and nobody has asked its host for the file. */
async function ask(readText: ContentSource['readText'], error: unknown): Promise<boolean> {
  const source: ContentSource = { readManifest: () => Promise.reject(), readText, assetUrl: (file) => file };
  const client = createQueryClient();
  client.setQueryData(docQuery(source, 'docs/v8/deploy.md').queryKey, {
    key: 'drawn',
    value: { title: '应用部署', length: { han: 1, words: 0 }, headings: [], nodes: [] },
  });
  const shown = { ...asked('/docs/deploy', undefined), isTakenOver: true } as Shown;
  return isOnlyDrawn({ source, client }, shown, asked('/docs/osc/engineering', error));
}

it('tells hosts without markdown from files that are gone, however fresh the page on the screen is', async () => {
  expect(await ask((file) => Promise.reject(gone(file)), gone('docs/v8/osc/engineering.md'))).toBe(true);
  const others = ask(async () => ({ text: '# 应用部署\n' }), gone('docs/v8/osc/engineering.md'));
  expect(await others).toBe(false);
  expect(await ask((file) => Promise.reject(gone(file)), new Error('no network'))).toBe(false);
});
