import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** As many compressed files are kept; a site's few scripts and styles are asked for again and again. */
const KEPT = 200;
const kept = new Map<string, Promise<Buffer>>();

/** The best encoding that an `accept-encoding` header allows. */
export function pickEncoding(accepted = ''): Encoding | undefined {
  const weights = new Map(
    accepted.split(',').map((part): [string, number] => {
      const [name = '', weight = '1'] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return [name, Number(weight)];
    }),
  );
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [gzipWeight, brotliWeight] = [weightOf('gzip'), weightOf('br')];
  if (!(gzipWeight > 0 || brotliWeight > 0)) return undefined;
  return brotliWeight >= gzipWeight ? 'br' : 'gzip';
}

/** Compresses a body, or takes it from memory when the same key was compressed before. */
export function compress(key: string, encoding: Encoding, read: () => Promise<Buffer>): Promise<Buffer> {
  const name = `${encoding}\n${key}`;
  let body = kept.get(name);
  if (body === undefined) {
    body = read().then((plain) => encode(plain, encoding));
    kept.set(name, body);
    body.catch(() => kept.delete(name));
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  }
  return body;
}

function encode(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(plain);
  // The highest quality takes seconds on a large script; 5 is smaller than gzip and as fast.
  return toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
