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

/**
 * The text of manifest.schema.json for editors, generated from the schema that validates the manifest.
 * @param words title and descriptions; by default in the language of the site
 */
export function manifestSchemaText(
  words: Pick<typeof schemaMessages, 'fields'> & { title: string } = schemaMessages,
): string {
  // Input types: fields with a default value are optional.
  const schema = toJsonSchema(ManifestSchema, { typeMode: 'input', errorMode: 'ignore' }) as Schema;
  addDescriptions(schema, '', words.fields);
  return `${JSON.stringify({ ...schema, title: words.title }, null, 2)}\n`;
}

/** Fields with the same schema have the same descriptions: links, and the two fonts. */
const SHARED: readonly (readonly [RegExp, string])[] = [
  [/^site\.(?:navbar\.items(?:\[\]\.items)*|footer\.columns\[\]\.items|home\.actions)\[\](?=\.)/, 'link'],
  [/^site\.theme\.monoFont(?=\.)/, 'site.theme.font'],
  [/^(?:site\.(?:favicon|navbar\.logo)|link\.icon)(?=\.)/, 'picture'],
];

function addDescriptions(schema: Schema, path: string, words: Readonly<Record<string, string>>): void {
  const shared = SHARED.reduce((name, [pattern, owner]) => name.replace(pattern, owner), path);
  const description = words[path] ?? words[shared];
  if (description !== undefined) schema.description = description;
  for (const kind of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) addDescriptions(kind, path, words);
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    addDescriptions(field, path === '' ? name : `${path}.${name}`, words);
  if (schema.items !== undefined) addDescriptions(schema.items, `${path}[]`, words);
}
