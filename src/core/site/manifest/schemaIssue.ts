// What a schema found wrong, in words: one wording for manifest, front matter and category files.
import type * as v from 'valibot';

export interface SchemaIssue {
  /** Where: `versions[1].docs[0].path`; empty for the value as a whole. */
  place: string;
  /** The first key of the place. */
  field: string;
  path: readonly (string | number)[];
  /** `应为文本，收到数字 5` */
  text: string;
  /** A key that resembles none that is known: of another engine rather than misspelt. */
  isForeign?: true;
}

/**
 * Puts a schema issue into words.
 * @example 'sidebar_position: first' gives { place: 'sidebar_position', text: '应为数字，收到文本「first」' }
 */
export function describeIssue(issue: v.BaseIssue<unknown>): SchemaIssue {
  // Keys of what JSON and YAML hold.
  const keys = (issue.path ?? []).map((item) => item.key as string | number);
  const text = isMissing(issue, keys.at(-1))
    ? '应有这一项，但没有写'
    : issue.expected === 'never'
      ? '不是已知的字段'
      : `应为${describeExpected(issue)}，收到${describeReceived(issue.input)}`;
  return { place: formatPlace(keys), field: keys.length === 0 ? '' : String(keys[0]), path: keys, text };
}

/** @example formatPlace(['site', 'navbar', 'items', 0]) === 'site.navbar.items[0]' */
export function formatPlace(keys: readonly unknown[]): string {
  return keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** valibot reports a missing key with the key itself, quoted, as what it expected. */
function isMissing(issue: v.BaseIssue<unknown>, key: unknown): boolean {
  return issue.input === undefined && issue.expected === JSON.stringify(key);
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: '文本',
  number: '数字',
  boolean: ' true 或 false',
  Array: '列表',
  Object: '对象',
  null: '空值',
};

function describeExpected(issue: v.BaseIssue<unknown>): string {
  // Our own checks carry their expectation as the message.
  if (issue.kind !== 'schema' || issue.expected === null) return issue.message;
  const words = issue.expected
    .replace(/^\((.*)\)$/, '$1')
    .split(' | ')
    .map((word) => TYPE_WORDS[word] ?? ` ${word.replace(/^"(.*)"$/, '$1')}`);
  return words.join('或').replace(/(^|[^ ])或 /g, '$1 或 ');
}

/** What stands there, in words. */
export function describeReceived(input: unknown): string {
  if (input === undefined) return '空缺';
  if (input === null) return '空值';
  if (Array.isArray(input)) return '列表';
  if (typeof input === 'string') return `文本「${input.length > 30 ? `${input.slice(0, 30)}…` : input}」`;
  if (typeof input === 'number') return `数字 ${input}`;
  if (typeof input === 'boolean') return ` ${input}`;
  return '对象';
}
