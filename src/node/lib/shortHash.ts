import { createHash } from 'node:crypto';

/** A name for a text, and for nothing else. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
