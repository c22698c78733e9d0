import type { DialectName } from '../../document/dialects/dialect.ts';

/** The dialect of a file by the ending of its name; undefined where only its text shows it (findDialect). */
export function dialectOfFile(file: string): DialectName | undefined {
  return /\.mdx$/i.test(file) ? 'mdx' : undefined;
}
