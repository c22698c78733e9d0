import { toJsonSchema } from '@valibot/to-json-schema';
import { ManifestSchema } from '../../core/site/manifest/manifest.ts';
import { FIELD_WORDS } from './fieldWords.ts';

/** A piece of a JSON schema, as far as it is walked through here. */
interface Schema {
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** The text of manifest.schema.json, from the same source that checks the manifest, for editors. */
export function manifestSchemaText(): string {
  // Defaults are written as the reader of a manifest may leave them out.
  const schema = toJsonSchema(ManifestSchema, { typeMode: 'input', errorMode: 'ignore' }) as Schema;
  explain(schema, '');
  return `${JSON.stringify({ ...schema, title: '文档站点清单' }, null, 2)}\n`;
}

/** Puts the words of each field into its schema. */
function explain(schema: Schema, path: string): void {
  const words = FIELD_WORDS[path];
  if (words !== undefined) schema.description = words;
  for (const kind of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) explain(kind, path);
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    explain(field, path === '' ? name : `${path}.${name}`);
  if (schema.items !== undefined) explain(schema.items, `${path}[]`);
}
