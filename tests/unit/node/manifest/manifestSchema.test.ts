import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { manifestSchemaText } from '../../../../src/node/manifest/manifestSchema.ts';

describe('manifest.schema.json', () => {
  it('is what the schema in the code gives; `npm run manifest` writes it', async () => {
    const written = await readFile(
      new URL('../../../../public/manifest.schema.json', import.meta.url),
      'utf8',
    );
    expect(written).toBe(manifestSchemaText());
  });
});
