import { toJsonSchema } from '@valibot/to-json-schema';
import { schemaMessages } from '#site-i18n/manifestMessages';
import { ManifestSchema } from '../../core/site/manifest/manifest.ts';

/** The properties of a JSON schema that this file reads or writes. */
interface Schema {
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** Beside manifest.json, which names it. */
export const SCHEMA_FILE = 'manifest.schema.json';

/** The text of manifest.schema.json for editors, generated from the schema that validates the manifest. */
export function manifestSchemaText(): string {
  // Input types: fields with a default value are optional.
  const schema = toJsonSchema(ManifestSchema, { typeMode: 'input', errorMode: 'ignore' }) as Schema;
  addDescriptions(schema, '');
  return `${JSON.stringify({ ...schema, title: schemaMessages.title }, null, 2)}\n`;
}

function addDescriptions(schema: Schema, path: string): void {
  const description = schemaMessages.fields[path];
  if (description !== undefined) schema.description = description;
  for (const kind of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) addDescriptions(kind, path);
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    addDescriptions(field, path === '' ? name : `${path}.${name}`);
  if (schema.items !== undefined) addDescriptions(schema.items, `${path}[]`);
}
