import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ContentError } from '../../../../../src/core/errors.ts';
import type { ContentSource } from '../../../../../src/core/source.ts';
import { comparisonQuery } from '../../../../../src/reader/content/queries/comparison.ts';

const file = (name: string) => ({ file: name, nameFile: (src: string) => src });

it('keeps no short failure as a difference', async () => {
  const page = '```yaml file="/app.yml"\n```\n';
  const files = new Map([
    ['v1.md', `旧\n\n${page}`],
    ['v2.md', `新\n\n${page}`],
  ]);
  let kind: 'server' | 'notFound' = 'server';
  const source: ContentSource = {
    readManifest: async () => ({ text: '' }),
    readText: async (name) => {
      const text = files.get(name);
      if (text === undefined) throw new ContentError(kind, name, '');
      return { text };
    },
    assetUrl: (name) => name,
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const compare = async () => {
    const rows = await client.fetchQuery(comparisonQuery(source, file('v1.md'), file('v2.md')));
    return JSON.stringify(rows);
  };
  await expect(compare()).rejects.toMatchObject({ kind: 'server' });
  files.set('app.yml', 'port: 80');
  expect(await compare()).toContain('port: 80');

  client.clear();
  files.delete('app.yml');
  kind = 'notFound';
  expect(await compare()).toContain('取不到');
});
