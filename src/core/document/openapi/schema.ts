// Reads the schemas of an OpenAPI file: the fields that a reader looks up, and a value as an example.
import { isPresent, type Json, type Resolve, toList, toRecord, toText } from './openApiFile.ts';

export interface Field {
  name: string;
  schema: Json;
  isRequired: boolean;
  fields: readonly Field[];
}

/** Limits against files without end: levels of fields, and fields of one object. */
const MAX_DEPTH = 6;
const MAX_FIELDS = 200;

/** Lists the fields of an object, or of the items of an array. A schema that contains itself is shown once. */
export function listFields(value: unknown, resolve: Resolve, above: readonly unknown[] = []): Field[] {
  const { properties, required, items } = flatten(value, resolve);
  const references = [...above, toRecord(value).$ref ?? value];
  if (above.length > MAX_DEPTH || above.includes(references.at(-1))) return [];
  if (properties === undefined)
    return isPresent(toRecord(items)) ? listFields(items, resolve, references) : [];
  const names = toList(required);
  return Object.entries(toRecord(properties))
    .slice(0, MAX_FIELDS)
    .map(([name, field]) => ({
      name,
      schema: withItems(flatten(field, resolve), resolve),
      isRequired: names.includes(name),
      fields: listFields(field, resolve, references),
    }));
}

/** Resolves the schema of an array's items, which names the type of the array. */
const withItems = (schema: Json, resolve: Resolve): Json =>
  schema.items === undefined ? schema : { ...schema, items: flatten(schema.items, resolve) };

/** Resolves a schema and merges the schemas of its `allOf`. */
export function flatten(value: unknown, resolve: Resolve, depth = 0): Json {
  const schema = resolve(value);
  const parts =
    depth > MAX_DEPTH ? [] : toList(schema.allOf).map((part) => flatten(part, resolve, depth + 1));
  if (parts.length === 0) return schema;
  const all = [...parts, schema];
  return {
    ...Object.assign({}, ...all),
    properties: Object.assign({}, ...all.map(({ properties }) => toRecord(properties))),
    required: all.flatMap(({ required }) => toList(required)),
  };
}

/** The schemas of which a value matches one; none if there is no choice. */
export const listChoices = (schema: Json, resolve: Resolve): Json[] =>
  toList(schema.oneOf ?? schema.anyOf).map((choice) => flatten(choice, resolve));

/** The names of a schema's types: `string`, `null`; empty if it has none. */
export const typesOf = ({ type, properties, items }: Json): string[] => {
  if (Array.isArray(type)) return type.map(toText);
  if (type !== undefined) return [toText(type)];
  return properties !== undefined ? ['object'] : items !== undefined ? ['array'] : [];
};

/** A value that matches a schema, from its examples and defaults as far as there are any. */
export function sampleOf(value: unknown, resolve: Resolve, depth = 0): unknown {
  const schema = flatten(value, resolve);
  const [example] = toList(schema.examples);
  const [first] = toList(schema.enum);
  const written = schema.example ?? example ?? schema.const ?? schema.default ?? first;
  if (written !== undefined) return written;
  const [type = ''] = typesOf(schema);
  const next = (inner: unknown) => sampleOf(inner, resolve, depth + 1);
  if (depth > MAX_DEPTH) return null;
  const [choice] = listChoices(schema, resolve);
  if (choice !== undefined) return next(choice);
  if (type === 'array') return [next(schema.items)];
  if (type !== 'object') return SAMPLES[toText(schema.format)] ?? SAMPLES[type] ?? null;
  const fields = Object.entries(toRecord(schema.properties)).slice(0, MAX_FIELDS);
  return Object.fromEntries(fields.map(([name, field]) => [name, next(field)]));
}

/** Examples by format or type. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  'date-time': '2026-01-31T08:00:00Z',
  date: '2026-01-31',
  uuid: '00000000-0000-4000-8000-000000000000',
  email: 'name@example.com',
  uri: 'https://example.com',
  string: 'string',
  integer: 1,
  number: 1.5,
  boolean: true,
};
