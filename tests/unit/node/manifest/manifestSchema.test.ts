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

  it('explains the parts of the home page, those of its lists too', () => {
    const { home } = JSON.parse(manifestSchemaText()).properties.site.properties;
    expect(home.properties.features.description).toContain('卡片');
    expect(home.properties.commands.items.properties.code.description).toContain('每行一条');
    const kinds = home.properties.sections.items.anyOf ?? home.properties.sections.items.oneOf;
    expect(kinds[0].properties.type.description).toContain('steps');
  });
});
