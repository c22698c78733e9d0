import type { DialectName } from '../../document/dialects/dialect.ts';

/** The dialect that the name of a file tells; undefined for a file whose text tells it (findDialect). */
export function dialectOfFile(file: string): DialectName | undefined {
  return /\.mdx$/i.test(file) ? 'mdx' : undefined;
}
