// What somebody is about to write, from the line up to the cursor.

/** What is being written; `from` is the column, from 0, at which it begins. */
export type Wanted = { from: number; query: string } & (
  | { kind: 'page' | 'image' | 'admonition' | 'language' | 'field' }
  /** A heading of the page at an address; empty: of this page. */
  | { kind: 'anchor'; href: string }
  | { kind: 'value'; field: string }
  /** A word; `query` is all that stands before it without a break. */
  | { kind: 'term' }
);

interface SitePage {
  /** The line up to the cursor. */
  before: string;
  isFrontMatter: boolean;
  isCode: boolean;
}

/** @example findHelp({ before: '见 [部署](../de', … }) // { kind: 'page', from: 7, query: '../de' } */
export function findHelp({ before, isFrontMatter, isCode }: SitePage): Wanted | undefined {
  const end = (query: string) => ({ from: before.length - query.length, query });
  if (isFrontMatter) {
    const [, field, value = ''] = /^([\w-]+):\s+["']?([^"']*)$/.exec(before) ?? [];
    if (field !== undefined) return { kind: 'value', field, ...end(value) };
    return /^\w*$/.test(before) ? { kind: 'field', ...end(before) } : undefined;
  }
  const language = /^\s*(?:`{3,}|~{3,})([\w+#-]*)$/.exec(before)?.[1];
  if (language !== undefined) return { kind: 'language', ...end(language) };
  if (isCode) return undefined;
  const container = /^\s*:{3,}\s*(\w*)$/.exec(before)?.[1];
  if (container !== undefined) return { kind: 'admonition', ...end(container) };
  const [, mark, address] = /(!?)\[[^[\]]*\]\(<?([^()<>]*)$/.exec(before) ?? [];
  if (address === undefined) {
    const word = /[\p{L}\p{N}]+$/u.exec(before)?.[0];
    return word === undefined ? undefined : { kind: 'term', ...end(word) };
  }
  const hash = address.indexOf('#');
  if (hash >= 0 && mark === '')
    return { kind: 'anchor', href: address.slice(0, hash), ...end(address.slice(hash + 1)) };
  return { kind: mark === '' ? 'page' : 'image', ...end(address) };
}

/** The end of an address, up to what closes it: `page.md` of `page.md#a)`. */
const ADDRESS_END = /^[^\s()<>[\]#]*(?=[#)>])/;
const ANCHOR_END = /^[^\s()<>[\]]*(?=[)>])/;

/**
 * How many characters behind the cursor give way with what is being written: the rest of an address that stood there.
 * @example countRest({ kind: 'page', … }, 'q.md)') === 4
 */
export function countRest({ kind }: Pick<Wanted, 'kind'>, behind: string): number {
  const isAddress = kind === 'page' || kind === 'image';
  const end = isAddress ? ADDRESS_END : kind === 'anchor' ? ANCHOR_END : undefined;
  return end?.exec(behind)?.[0].length ?? 0;
}
