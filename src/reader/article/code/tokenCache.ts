import { LruCache } from '../../../lib/lruCache.ts';

/** A segment of highlighted code with one class. */
export interface Token {
  text: string;
  className: string | undefined;
}

export type TokenLines = readonly (readonly Token[])[];

const cache = new LruCache<string, TokenLines>(200);
const keyOf = (code: string, language: string) => `${language}\n${code}`;

export function getCachedTokens(code: string, language: string): TokenLines | undefined {
  return cache.get(keyOf(code, language));
}

export function cacheTokens(code: string, language: string, lines: TokenLines): void {
  cache.set(keyOf(code, language), lines);
}
