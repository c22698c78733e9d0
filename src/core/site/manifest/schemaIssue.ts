// Formats schema issues of manifest, front matter and category files as messages.

import type * as v from 'valibot';
import { expectedMessages } from '#i18n/expectedMessages';
import { fieldMessages } from '#i18n/fieldMessages';
import { findNearName } from './nearName.ts';

export interface SchemaIssue {
  /** Formatted path of the value: `versions[1].docs[0].path`; empty for the root. */
  place: string;
  /** First key of `path`. */
  field: string;
  path: readonly (string | number)[];
  /** Message: `应为文本，收到数字 5`. */
  text: string;
  /** No known key is similar, so that the unknown key is probably a field of another engine, not a typo. */
  isForeign?: true;
}

/**
 * Formats a schema issue of valibot as a message with its position.
 * @example 'sidebar_position: first' gives { place: 'sidebar_position', text: '应为数字，收到文本「first」' }
 */
export function describeIssue(issue: v.BaseIssue<unknown>): SchemaIssue {
  // The keys of values parsed from JSON or YAML are strings or indexes.
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

/** For a missing key, valibot reports the quoted key as the expected value. */
function isMissing(issue: v.BaseIssue<unknown>, key: unknown): boolean {
  return issue.input === undefined && issue.expected === JSON.stringify(key);
}

const types = expectedMessages;
const { received } = fieldMessages;
const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: types.text,
  number: types.number,
  boolean: types.boolean,
  Array: types.list,
  Object: types.object,
  null: types.null,
};

function describeExpected(issue: v.BaseIssue<unknown>): string {
  // The message of a custom check (`v.check`) describes the expected value.
  if (issue.kind !== 'schema' || issue.expected === null) return issue.message;
  const words = issue.expected
    .replace(/^\((.*)\)$/, '$1')
    .split(' | ')
    .map((word) => TYPE_WORDS[word] ?? fieldMessages.literal(word));
  return fieldMessages.oneOf(words);
}

export function describeReceived(input: unknown): string {
  if (input === undefined) return received.nothing;
  if (input === null) return types.null;
  if (Array.isArray(input)) return types.list;
  if (typeof input === 'string') return received.text(input.length > 30 ? `${input.slice(0, 30)}…` : input);
  if (typeof input === 'number') return received.number(input);
  if (typeof input === 'boolean') return received.boolean(input);
  return types.object;
}

/** The properties of valibot schemas from which the known keys are read. */
interface Keys {
  readonly type: string;
  /** Fields of an object schema. */
  readonly entries?: Readonly<Record<string, Keys>>;
  /** Inner schema of an optional or nullable schema. */
  readonly wrapped?: Keys;
  readonly getter?: (input: unknown) => Keys;
  /** Options of a union or variant schema. */
  readonly options?: readonly (Keys | string)[];
  readonly literal?: unknown;
  /** Schema of the items of an array, or of the values of a record (`value`). */
  readonly item?: Keys;
  readonly value?: Keys;
}

type Path = SchemaIssue['path'];

/** Custom extension keys (`x-…`) and `$schema` are not reported as unknown. */
const EXTENSION_KEY = /^(?:x[-_]|\$)/;

/**
 * Lists the keys of a value, at any depth, which the schema does not have, since validation drops them without an
 * issue. Each message suggests the nearest known key.
 * @example '{ sidbar_position: 1 }' gives { text: '不是已知的字段（是不是想写 sidebar_position？）', … }
 */
export function findUnknownKeys(schema: Keys, value: unknown, path: Path = []): SchemaIssue[] {
  const inner = schema.wrapped ?? schema.getter?.(value) ?? findOption(schema.options ?? [], value);
  if (typeof inner === 'object') return findUnknownKeys(inner, value, path);
  if (typeof value !== 'object' || value === null) return [];
  const { entries } = schema;
  return Object.entries(value).flatMap(([key, part]) => {
    const keyPath = [...path, Array.isArray(value) ? Number(key) : key];
    if (entries !== undefined && !Object.hasOwn(entries, key))
      return EXTENSION_KEY.test(key) ? [] : [describeUnknown(keyPath, key, Object.keys(entries))];
    const known = entries?.[key] ?? schema.item ?? schema.value;
    return known === undefined ? [] : findUnknownKeys(known, part, keyPath);
  });
}

/** The option of a union or variant that a value fits; one of whose fields none is missing, if there is any. */
function findOption(options: readonly (Keys | string)[], value: unknown): Keys | string | undefined {
  const fitting = options.filter((option) => fits(option, value));
  return fitting.find((option) => isComplete(option, value)) ?? fitting[0];
}

function isComplete(option: Keys | string, value: unknown): boolean {
  if (typeof option === 'string' || typeof value !== 'object' || value === null) return false;
  const { entries } = option;
  return (
    entries !== undefined &&
    Object.entries(entries).every(([key, { wrapped }]) => wrapped !== undefined || Object.hasOwn(value, key))
  );
}

/** Whether a value fits an option of a variant: it has the option's literal fields, such as `type: 'link'`. */
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
