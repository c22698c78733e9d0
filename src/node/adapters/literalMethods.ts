// The methods and functions of JavaScript that evaluateLiterals.ts computes: those with which configurations put lists,
// texts and paths together.
import { posix } from 'node:path';
import { type Fields, isPlain, setField, Unread } from './literalValues.ts';

/** The result of a function whose arguments are not known well enough. */
export const REFUSED = Symbol('refused');

/** Calls a function of the configuration. */
type CallBack = (callee: unknown, args: readonly unknown[]) => unknown;

type List = unknown[];

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isKnown = (value: unknown) => !(value instanceof Unread);

const ARRAY: Readonly<Record<string, (list: List, args: readonly unknown[], call: CallBack) => unknown>> = {
  map: (list, [callee], call) => list.map((each, at) => call(callee, [each, at])),
  flatMap: (list, [callee], call) => list.flatMap((each, at) => call(callee, [each, at])),
  filter: (list, [callee], call) => {
    const results = list.map((each, at) => call(callee, [each, at]));
    return results.every(isKnown) ? list.filter((_, at) => results[at]) : REFUSED;
  },
  forEach: (list, [callee], call) => {
    for (const [at, each] of list.entries()) call(callee, [each, at]);
  },
  find: (list, [callee], call) => list.find((each, at) => call(callee, [each, at]) === true),
  concat: (list, args) => list.concat(...args),
  flat: (list, [depth = 1]) => (isNumber(depth) ? list.flat(Math.min(depth, 20)) : REFUSED),
  slice: (list, [start, end]) => list.slice(isNumber(start) ? start : 0, isNumber(end) ? end : undefined),
  reverse: (list) => list.reverse(),
  includes: (list, [value]) => (list.every(isKnown) ? list.includes(value) : REFUSED),
  join: (list, [separator = ',']) =>
    list.every(isText) && isText(separator) ? join(list, separator) : REFUSED,
  push: (list, args) => list.push(...args),
  unshift: (list, args) => list.unshift(...args),
};

function join(texts: readonly string[], separator: string): unknown {
  const length = texts.reduce((sum, text) => sum + text.length + separator.length, 0);
  return length > 1e6 ? REFUSED : texts.join(separator);
}

const TEXT: Readonly<Record<string, (text: string, args: readonly unknown[]) => unknown>> = {
  toLowerCase: (text) => text.toLowerCase(),
  toUpperCase: (text) => text.toUpperCase(),
  trim: (text) => text.trim(),
  startsWith: (text, [part]) => (isText(part) ? text.startsWith(part) : REFUSED),
  endsWith: (text, [part]) => (isText(part) ? text.endsWith(part) : REFUSED),
  includes: (text, [part]) => (isText(part) ? text.includes(part) : REFUSED),
  split: (text, [part]) => (isText(part) ? text.split(part) : REFUSED),
  slice: (text, [start, end]) => text.slice(isNumber(start) ? start : 0, isNumber(end) ? end : undefined),
  replace: (text, [part, other]) =>
    isText(part) && isText(other) ? text.replace(part, () => other) : REFUSED,
  concat: (text, args) => (args.every(isText) ? text + args.join('') : REFUSED),
};

export function callMethod(
  owner: List | string,
  name: string,
  args: readonly unknown[],
  call: CallBack,
): unknown {
  if (typeof owner === 'string') return Object.hasOwn(TEXT, name) ? TEXT[name]?.(owner, args) : REFUSED;
  return Object.hasOwn(ARRAY, name) ? ARRAY[name]?.(owner, args, call) : REFUSED;
}

const ofTexts = (compute: (...texts: string[]) => unknown) => (args: readonly unknown[]) =>
  args.every(isText) ? compute(...args) : REFUSED;

const ofFields = (compute: (fields: Fields) => unknown) => (args: readonly unknown[]) =>
  isPlain(args[0]) ? compute(args[0]) : REFUSED;

const pathOf = (url: string) => url.replace(/^file:\/\//, '');

export const BUILT_INS: Readonly<Record<string, (args: readonly unknown[], call: CallBack) => unknown>> = {
  'Object.entries': ofFields((fields) => Object.entries(fields)),
  'Object.keys': ofFields((fields) => Object.keys(fields)),
  'Object.values': ofFields((fields) => Object.values(fields)),
  'Object.freeze': ([value]) => value,
  'Object.fromEntries': ([entries]) => (Array.isArray(entries) ? fromEntries(entries) : REFUSED),
  'Object.assign': ([target, ...sources]) => {
    if (!isPlain(target) || !sources.every(isPlain)) return REFUSED;
    for (const source of sources)
      for (const [key, value] of Object.entries(source)) setField(target, key, value);
    return target;
  },
  'Array.isArray': ([value]) => (isKnown(value) ? Array.isArray(value) : REFUSED),
  'Promise.all': ([list]) => list,
  'Promise.resolve': ([value]) => value,
  Boolean: ([value]) => (isKnown(value) ? Boolean(value) : value),
  String: ([value]) => (isText(value) || isNumber(value) ? String(value) : REFUSED),
  'path.join': ofTexts(posix.join),
  'path.resolve': ofTexts((...parts) => posix.resolve('/', ...parts)),
  'path.dirname': ofTexts((path) => posix.dirname(path)),
  'path.basename': ofTexts((path, end) => posix.basename(path, end)),
  'url.fileURLToPath': ofTexts(pathOf),
  'new URL': ofTexts((path, base) =>
    base?.startsWith('file:///') ? `file://${posix.join(posix.dirname(pathOf(base)), path)}` : REFUSED,
  ),
};

function fromEntries(entries: readonly unknown[]): unknown {
  const fields: Fields = {};
  for (const entry of entries) {
    if (!Array.isArray(entry) || !isText(entry[0])) return REFUSED;
    setField(fields, entry[0], entry[1]);
  }
  return fields;
}
