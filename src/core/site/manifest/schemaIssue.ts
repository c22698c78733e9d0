// Messages of schema issues, shared by manifest, front matter and category files.

import type * as v from 'valibot';
import { fieldMessages } from '../../i18n/fieldMessages.ts';
import { findNearName } from './nearName.ts';

export interface SchemaIssue {
  /** Path of the value: `versions[1].docs[0].path`; empty for the root. */
  place: string;
  /** First key of the path. */
  field: string;
  path: readonly (string | number)[];
  /** `应为文本，收到数字 5` */
  text: string;
  /** The key is similar to no known one: a field of another engine rather than a typo. */
  isForeign?: true;
}

/**
 * Describes a schema issue.
 * @example 'sidebar_position: first' gives { place: 'sidebar_position', text: '应为数字，收到文本「first」' }
 */
export function describeIssue(issue: v.BaseIssue<unknown>): SchemaIssue {
  // JSON and YAML have no other keys.
  const keys = (issue.path ?? []).map((item) => item.key as string | number);
  const text = isMissing(issue, keys.at(-1))
    ? fieldMessages.missing
    : issue.expected === 'never'
      ? fieldMessages.unknown
      : fieldMessages.wrongValue(describeExpected(issue), describeReceived(issue.input));
  return { place: formatPlace(keys), field: keys.length === 0 ? '' : String(keys[0]), path: keys, text };
}

/** @example formatPlace(['site', 'navbar', 'items', 0]) === 'site.navbar.items[0]' */
export function formatPlace(keys: readonly unknown[]): string {
  return keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** valibot reports a missing key with the quoted key as expected value. */
function isMissing(issue: v.BaseIssue<unknown>, key: unknown): boolean {
  return issue.input === undefined && issue.expected === JSON.stringify(key);
}

const { expected: types, received } = fieldMessages;
const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: types.text,
  number: types.number,
  boolean: types.boolean,
  Array: types.list,
  Object: types.object,
  null: types.null,
};

function describeExpected(issue: v.BaseIssue<unknown>): string {
  // Our own checks have their expectation as message.
  if (issue.kind !== 'schema' || issue.expected === null) return issue.message;
  const words = issue.expected
    .replace(/^\((.*)\)$/, '$1')
    .split(' | ')
    .map((word) => TYPE_WORDS[word] ?? ` ${word.replace(/^"(.*)"$/, '$1')}`);
  return words
    .join(fieldMessages.or)
    .replace(new RegExp(`(^|[^ ])${fieldMessages.or} `, 'g'), `$1 ${fieldMessages.or} `);
}

/** Describes the received value. */
export function describeReceived(input: unknown): string {
  if (input === undefined) return received.nothing;
  if (input === null) return types.null;
  if (Array.isArray(input)) return types.list;
  if (typeof input === 'string') return received.text(input.length > 30 ? `${input.slice(0, 30)}…` : input);
  if (typeof input === 'number') return received.number(input);
  if (typeof input === 'boolean') return ` ${input}`;
  return types.object;
}

/** The properties of a valibot schema that list its keys. */
interface Keys {
  readonly type: string;
  /** Of an object schema. */
  readonly entries?: Readonly<Record<string, Keys>>;
  /** Of an optional or nullable schema. */
  readonly wrapped?: Keys;
  readonly getter?: (input: unknown) => Keys;
  /** Of a union or variant schema. */
  readonly options?: readonly (Keys | string)[];
  readonly literal?: unknown;
  /** Of an array or record schema. */
  readonly item?: Keys;
  readonly value?: Keys;
}

type Path = SchemaIssue['path'];

/** Custom keys, as other formats permit them, and `$schema`. */
const OWN = /^(?:x[-_]|\$)/;

/**
 * Lists the keys of a value which its schema does not have, at any depth: validation drops them silently. Each has
 * the nearest known key.
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

/** Whether a value has the literals of a variant's option. */
function fits(option: Keys | string, value: unknown): boolean {
  if (typeof option === 'string' || typeof value !== 'object' || value === null) return false;
  const given = new Map(Object.entries(value));
  return Object.entries(option.entries ?? {}).every(
    ([key, { literal }]) => literal === undefined || given.get(key) === literal,
  );
}

function describeUnknown(path: Path, key: string, known: readonly string[]): SchemaIssue {
  const near = findNearName(key, known);
  const text = fieldMessages.unknownField(near);
  const issue: SchemaIssue = { path, place: formatPlace(path), field: String(path[0]), text };
  return near === undefined ? { ...issue, isForeign: true } : issue;
}
