// Keys that a schema does not know, at any depth: whoever reads the value passes them over
// in silence, so their writer has to be told.
import { findNearName } from './nearName.ts';
import { formatPlace, type SchemaIssue } from './schemaIssue.ts';

/** What of a schema says which keys there are. */
interface Keys {
  readonly type: string;
  /** Of an object. */
  readonly entries?: Readonly<Record<string, Keys>>;
  /** What may be left out, or null. */
  readonly wrapped?: Keys;
  readonly getter?: (input: unknown) => Keys;
  /** One of several, told apart by a literal. */
  readonly options?: readonly (Keys | string)[];
  readonly literal?: unknown;
  /** Of a list, and of a record. */
  readonly item?: Keys;
  readonly value?: Keys;
}

type Path = SchemaIssue['path'];

/** Keys of the writer's own, as other formats have them too, and the editor's `$schema`. */
const OWN = /^(?:x[-_]|\$)/;

/**
 * The keys of a value that its schema does not have, each with the nearest known one.
 * @example '{ sidbar_position: 1 }' gives { text: '不是已知的字段（是不是想写 sidebar_position？）', … }
 */
export function findUnknownKeys(schema: Keys, value: unknown, path: Path = []): SchemaIssue[] {
  const inner =
    schema.wrapped ?? schema.getter?.(value) ?? schema.options?.find((option) => fits(option, value));
  if (typeof inner === 'object') return findUnknownKeys(inner, value, path);
  if (typeof value !== 'object' || value === null) return [];
  const { entries } = schema;
  return Object.entries(value).flatMap(([key, part]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    if (entries !== undefined && !Object.hasOwn(entries, key))
      return OWN.test(key) ? [] : [describeUnknown(place, key, Object.keys(entries))];
    const known = entries?.[key] ?? schema.item ?? schema.value;
    return known === undefined ? [] : findUnknownKeys(known, part, place);
  });
}

/** Whether a value is of the kind that an option's literals name. */
function fits(option: Keys | string, value: unknown): boolean {
  if (typeof option === 'string' || typeof value !== 'object' || value === null) return false;
  const given = new Map(Object.entries(value));
  return Object.entries(option.entries ?? {}).every(
    ([key, { literal }]) => literal === undefined || given.get(key) === literal,
  );
}

function describeUnknown(path: Path, key: string, known: readonly string[]): SchemaIssue {
  const near = findNearName(key, known);
  const hint = near === undefined ? '自用的字段请以 x_ 开头' : `是不是想写 ${near}？`;
  const text = `不是已知的字段（${hint}）`;
  const issue: SchemaIssue = { path, place: formatPlace(path), field: String(path[0]), text };
  return near === undefined ? { ...issue, isForeign: true } : issue;
}
