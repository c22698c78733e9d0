import { INCLUDE_SIGN } from '../../core/constants.ts';
import type { ReadOptions, SourceText } from '../../core/source.ts';
import { loadParser } from './loadParser.ts';
import type { Reader } from './reader.ts';

/** A markdown file, with what it shows of other files. */
export async function readPageText(reader: Reader, file: string, options: ReadOptions): Promise<SourceText> {
  const read = await reader.source.readText(file, options);
  // Most texts show none, and need no parser.
  if (!INCLUDE_SIGN.test(read.text)) return read;
  return (await loadParser()).readIncludes(read, { ...reader, file });
}
