import { type DialectName, IN_MDX } from '../../document/dialects/dialectNames.ts';

/** The dialects of a file by the ending of its name; undefined where only its text shows them (findDialects). */
export function dialectsOfFile(file: string): readonly DialectName[] | undefined {
  return /\.mdx$/i.test(file) ? IN_MDX : undefined;
}
