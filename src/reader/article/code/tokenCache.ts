import { LruCache } from '../../../lib/lruCache.ts';

/** A piece of code in one colour. */
export interface Token {
  text: string;
  className: string | undefined;
}

export type TokenLines = readonly (readonly Token[])[];

/** Code blocks of the pages that were read last. */
const known = new LruCache<string, TokenLines>(200);
const keyOf = (code: string, language: string) => `${language}\n${code}`;

/** The lines of a code block that was coloured before; undefined for others. */
export function getCachedTokens(code: string, language: string): TokenLines | undefined {
  return known.get(keyOf(code, language));
}

export function cacheTokens(code: string, language: string, lines: TokenLines): void {
  known.set(keyOf(code, language), lines);
}
