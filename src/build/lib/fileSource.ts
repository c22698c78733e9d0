// The content source over a folder, for what runs at build time.
import { readFile } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { ContentError } from '../../core/errors.ts';
import type { ContentSource, ReadOptions, SourceText } from '../../core/source.ts';

/** A source that reads the files of a site folder. Assets keep their path inside the folder. */
export function createFileSource(siteDir: string): ContentSource {
  const read = async (file: string, { signal }: ReadOptions = {}): Promise<SourceText> => {
    const path = join(siteDir, file);
    const inside = relative(siteDir, path);
    if (inside.startsWith('..') || isAbsolute(inside))
      throw new ContentError('notFound', file, `${file} 不在站点文件夹内`);
    try {
      return { text: await readFile(path, { encoding: 'utf8', ...(signal && { signal }) }) };
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new ContentError('notFound', file, `站点文件夹里没有 ${file}`, { cause });
    }
  };
  return {
    readManifest: (options) => read('manifest.json', options),
    readText: read,
    assetUrl: (file) => file,
  };
}
