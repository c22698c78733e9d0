import type { IncomingHttpHeaders } from 'node:http';

export interface ByteRange {
  start: number;
  end: number;
}

/** The single byte range that a request asks for; several at once are answered with the whole file. */
export function readRange(
  { range, 'if-range': condition }: IncomingHttpHeaders,
  { size, tag, modified }: { size: number; tag: string; modified: string },
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(range ?? '');
  if (match === null || (condition !== undefined && condition !== tag && condition !== modified))
    return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  const isSuffix = first === '';
  const start = isSuffix ? Math.max(0, size - Number(last)) : Number(first);
  const end = isSuffix || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (!isSuffix && last !== '' && Number(last) < start) return undefined;
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
