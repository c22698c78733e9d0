import { expect, it } from 'vitest';
import { DOC_CACHE_SIZE } from '../../../../../src/core/constants.ts';
import { createQueryClient } from '../../../../../src/reader/content/queries/cache.ts';

it('keeps the texts that were read last, and all else', () => {
  const client = createQueryClient();
  client.setQueryData(['manifest'], 'm', { updatedAt: 1 });
  const files = Array.from({ length: DOC_CACHE_SIZE + 5 }, (_, at) => `docs/${at}.md`);
  for (const [at, file] of files.entries())
    client.setQueryData(['doc', file], 'text', { updatedAt: 1000 + at });
  const kept = client.getQueryCache().findAll({ queryKey: ['doc'] });
  expect(kept.length).toBeLessThanOrEqual(DOC_CACHE_SIZE + 1);
  expect(client.getQueryData(['doc', files.at(-1)])).toBe('text');
  expect(client.getQueryData(['doc', files[0]])).toBeUndefined();
  expect(client.getQueryData(['manifest'])).toBe('m');
  client.clear();
});
