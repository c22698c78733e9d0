// The dialect of a text. A separate module, since it imports all dialects: the reader's bundle loads those that it needs.
import { type Dialect, type DialectName, findDialect } from './dialect.ts';
import { mdx, vue } from './mdx/mdx.ts';

export const DIALECTS: Readonly<Record<DialectName, Dialect>> = { mdx, vue };

/** The dialect of a text without front matter; see findDialect(). */
export function dialectOf(body: string, declared?: DialectName): Dialect | undefined {
  const name = findDialect(body, declared);
  return name && DIALECTS[name];
}
