import { toJsonSchema } from '@valibot/to-json-schema';
import { ManifestSchema } from '../../core/model/manifest.ts';

/** The text of manifest.schema.json, from the same source that checks the manifest, for editors. */
export function manifestSchemaText(): string {
  // Defaults are written as the reader of a manifest may leave them out.
  const schema = toJsonSchema(ManifestSchema, { typeMode: 'input', errorMode: 'ignore' });
  return `${JSON.stringify({ ...schema, title: '文档站点清单' }, null, 2)}\n`;
}
