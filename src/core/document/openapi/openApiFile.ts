// Reads values of an OpenAPI file, which is the data of others: any value may be missing or of another type.
import type { IncludeFault } from '../../i18n/explainFault.ts';

export type Json = Readonly<Record<string, unknown>>;

export const toRecord = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const isPresent = (record: Json): boolean => Object.keys(record).length > 0;

/** Follows the `$ref` of a value within the file; keys beside it override those of its target. */
export type Resolve = (value: unknown) => Json;

/** Limit of references that lead to references. */
const MAX_HOPS = 32;

/** Limit of values that are read for one page: schemas that refer to each other may have fields without end. */
const MAX_VALUES = 20_000;

/** Creates a function that follows references. A missing target, one in another file, and a circle are faults. */
export function createResolver(root: Json, report: (fault: IncludeFault) => void): Resolve {
  const follow = (value: unknown, hops: number): Json => {
    const node = toRecord(value);
    if (typeof node.$ref !== 'string') return node;
    const { $ref, ...own } = node;
    const target = hops < MAX_HOPS ? findTarget(root, String($ref)) : undefined;
    if (target === undefined) report(`noReference:${$ref}`);
    return { ...follow(target, hops + 1), ...own };
  };
  let count = 0;
  return (value) => {
    count += 1;
    if (count > MAX_VALUES) report('tooLarge');
    return count > MAX_VALUES ? {} : follow(value, 0);
  };
}

/** @example findTarget({ a: { 'b/c': 1 } }, '#/a/b~1c') === 1 */
function findTarget(root: Json, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined;
  let target: unknown = root;
  for (const name of reference.slice(2).split('/')) {
    const key = decode(name).replaceAll('~1', '/').replaceAll('~0', '~');
    const record = toRecord(target);
    target = Object.hasOwn(record, key) ? record[key] : undefined;
  }
  return target;
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The content of a request or reply that examples show: JSON if there is any. */
export function findContent(body: Json, resolve: Resolve): { type: string; content: Json } | undefined {
  const all = Object.entries(toRecord(body.content));
  const [type, content] = all.find(([name]) => /[/+]json\b/.test(name)) ?? all[0] ?? [];
  return type === undefined ? undefined : { type, content: resolve(content) };
}

/** The named examples of a content or parameter; one without a name has an empty one. */
export function listExamples(content: Json, resolve: Resolve): { name: string; value: unknown }[] {
  const named = Object.entries(toRecord(content.examples)).map(([name, example]) => ({
    name,
    value: resolve(example).value,
  }));
  return 'example' in content ? [{ name: '', value: content.example }, ...named] : named;
}
