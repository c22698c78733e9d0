import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { manifestSchemaText } from '../../../../src/node/manifest/manifestJsonSchema.ts';

describe('manifest.schema.json', () => {
  it('equals the schema in the code; `npm run manifest` writes it', async () => {
    const written = await readFile(
      new URL('../../../../public/manifest.schema.json', import.meta.url),
      'utf8',
    );
    expect(written).toBe(manifestSchemaText());
  });

  it('describes the fields of the home page and of its lists', () => {
    const { home } = JSON.parse(manifestSchemaText()).properties.site.properties;
    expect(home.properties.features.description).toContain('卡片');
    expect(home.properties.commands.items.properties.code.description).toContain('每行一条');
    const kinds = home.properties.sections.items.anyOf ?? home.properties.sections.items.oneOf;
    expect(kinds[0].properties.type.description).toContain('steps');
  });
});
