// Content out of the kit's own scripts, for a page that was opened from a folder.
import { EMBEDDED_CALLBACK, embeddedFile } from '../../../core/embeddedFormat.ts';
import { ContentError } from '../../../core/errors.ts';
import { encodePath } from '../../../core/site/urls/filePath.ts';
import type { ContentSource, SourceText } from '../../../core/source.ts';
import { loadScript } from './loadScript.ts';

/**
 * A source over the scripts of an offline kit.
 * @param base address of the kit's folder, with a trailing slash
 */
export function embeddedSource(base: string, load: typeof loadScript = loadScript): ContentSource {
  const addressOf = (file: string) => new URL(encodePath(file.replace(/^\/+/, '')), base).href;
  const read = async (file: string): Promise<SourceText> => {
    const url = addressOf(embeddedFile(file));
    const [name, text] = await load(url, EMBEDDED_CALLBACK).catch((error: ContentError) => {
      throw url.startsWith('file:') ? missing(url, error) : error;
    });
    if (name !== file || typeof text !== 'string')
      throw new ContentError('invalid', url, '内嵌文件与名称不符');
    return { text };
  };
  return {
    readManifest: () => read('manifest.json'),
    readText: read,
    // A browser shows a folder as a list of files; its first page has to be named.
    assetUrl: (file) => addressOf(file || 'index.html'),
  };
}

/** No network stands between a page and its own folder: what cannot be loaded is not there, and asking again is no help. */
function missing(url: string, cause: ContentError): ContentError {
  return new ContentError('notFound', url, '文件夹里没有这个文件', { cause });
}

/** Asks the first source; what it cannot give, the second may. Assets are the first one's. */
export function firstOf(first: ContentSource, second: ContentSource): ContentSource {
  const read = async (readFrom: (source: ContentSource) => Promise<SourceText>): Promise<SourceText> => {
    try {
      return await readFrom(first);
    } catch (error) {
      // Anything else is a request that was given up.
      if (!(error instanceof ContentError)) throw error;
      const copy = await readFrom(second).catch(() => {
        throw error;
      });
      // Some hosts never give out markdown, which is no news; that a host cannot be reached is.
      return error.kind === 'notFound' ? copy : { ...copy, failure: error };
    }
  };
  return {
    readManifest: (options) => read((source) => source.readManifest(options)),
    readText: (file, options) => read((source) => source.readText(file, options)),
    assetUrl: first.assetUrl,
  };
}
