// Parses the line up to the cursor to find which kind of completion applies there.

/** `from` is the column, from 0, at which the query begins. */
export type CompletionRequest = { from: number; query: string } & (
  | { kind: 'page' | 'image' | 'admonition' | 'language' | 'field' }
  /** Ids of the page that `href` resolves to; empty: the edited page. */
  | { kind: 'anchor'; href: string }
  | { kind: 'value'; field: string }
  /** A glossary term; `query`: all letters and digits directly before the cursor. */
  | { kind: 'term' }
);

interface CursorContext {
  before: string;
  isFrontMatter: boolean;
  isCode: boolean;
}

/** @example findCompletionRequest({ before: '见 [部署](../de', … }) // { kind: 'page', from: 7, query: '../de' } */
export function findCompletionRequest({
  before,
  isFrontMatter,
  isCode,
}: CursorContext): CompletionRequest | undefined {
  const end = (query: string) => ({ from: before.length - query.length, query });
  if (isFrontMatter) {
    const [, field, value = ''] = /^([\w-]+):\s+["']?([^"']*)$/.exec(before) ?? [];
    if (field !== undefined) return { kind: 'value', field, ...end(value) };
    return /^(?:\w[\w-]*)?$/.test(before) ? { kind: 'field', ...end(before) } : undefined;
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

/** Matches the rest of a path up to its end: `page.md` in `page.md#a)`. */
const ADDRESS_END = /^[^\s()<>[\]#]*(?=[#)>])/;
const ANCHOR_END = /^[^\s()<>[\]]*(?=[)>])/;

/**
 * Counts the characters after the cursor that a completion replaces: the rest of a path or anchor.
 * @example countReplaced({ kind: 'page', … }, 'q.md)') === 4
 */
export function countReplaced({ kind }: Pick<CompletionRequest, 'kind'>, behind: string): number {
  const isAddress = kind === 'page' || kind === 'image';
  const end = isAddress ? ADDRESS_END : kind === 'anchor' ? ANCHOR_END : undefined;
  return end?.exec(behind)?.[0].length ?? 0;
}
