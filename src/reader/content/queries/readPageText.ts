import { INCLUDE_SIGN } from '../../../core/constants.ts';
import { ContentError } from '../../../core/errors.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { siteIndex } from '../../../core/site/urls/siteIndex.ts';
import type { ReadOptions, SourceText } from '../../../core/source.ts';
import { readDrawnPage } from '../../platform/readDrawnPage.ts';
import { MANIFEST_KEY } from './keys.ts';
import { loadParser } from './loadParser.ts';
import type { Reader } from './reader.ts';

/**
 * A markdown file, with what it shows of other files. Rejects with a ContentError, also where the answer is empty and
 * the file is not.
 */
export async function readPageText(reader: Reader, file: string, options: ReadOptions): Promise<SourceText> {
  const read = await reader.source.readText(file, options);
  if (!/\S/.test(read.text) && (await isRenderedWithText(reader, file, options.signal)))
    throw incomplete(file);
  // Most texts show none, and need no parser.
  if (!INCLUDE_SIGN.test(read.text)) return read;
  return (await loadParser()).readIncludes(read, { ...reader, file });
}

export function incomplete(file: string): ContentError {
  return new ContentError('incomplete', file, '这个文件只传来了一部分');
}

/** Whether the build has rendered a text from the file. The development server renders none: there an emptied page is shown. */
async function isRenderedWithText(
  { source, client }: Reader,
  file: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const manifest = client.getQueryData<{ value: Manifest }>(MANIFEST_KEY)?.value;
  const place = manifest && siteIndex(manifest).placesByFile.get(file);
  const page = place && (await readDrawnPage(source.assetUrl(place.path), signal));
  return /\S/.test(page?.querySelector('article > .prose')?.textContent ?? '');
}
