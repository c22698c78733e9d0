import type { QueryClient } from '@tanstack/react-query';
import { INCLUDE_SIGN } from '../../core/constants.ts';
import type { ContentSource, ReadOptions, SourceText } from '../../core/source.ts';
import { loadParser } from './loadParser.ts';

/** A markdown file, with what it shows of other files. */
export async function readPageText(
  source: ContentSource,
  client: QueryClient,
  file: string,
  options: ReadOptions,
): Promise<SourceText> {
  const read = await source.readText(file, options);
  // Most texts show none, and need no parser.
  if (!INCLUDE_SIGN.test(read.text)) return read;
  return (await loadParser()).readIncludes(read, { source, client, file });
}
