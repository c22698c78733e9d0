// Content from the scripts of the offline kit, for pages that are opened from a folder.

import { EMBEDDED_CALLBACK, embeddedFile } from '../../../core/embeddedFormat.ts';
import { ContentError } from '../../../core/errors.ts';
import { contentErrorMessages } from '../../../core/i18n/contentErrorMessages.ts';
import { encodePath } from '../../../core/site/urls/filePath.ts';
import type { ContentSource, SourceText } from '../../../core/source.ts';
import { loadScript } from './loadScript.ts';

/**
 * A source over the scripts of an offline kit.
 * @param base URL of the kit's folder, with a trailing slash
 */
export function embeddedSource(base: string, load: typeof loadScript = loadScript): ContentSource {
  const urlOf = (file: string) => new URL(encodePath(file.replace(/^\/+/, '')), base).href;
  const read = async (file: string): Promise<SourceText> => {
    const url = urlOf(embeddedFile(file));
    const [name, text] = await load(url, EMBEDDED_CALLBACK).catch((error: ContentError) => {
      throw url.startsWith('file:') ? missing(url, error) : error;
    });
    if (name !== file || typeof text !== 'string')
      throw new ContentError('invalid', url, contentErrorMessages.wrongEmbeddedFile);
    return { text };
  };
  return {
    readManifest: () => read('manifest.json'),
    readText: read,
    // For a folder URL a browser lists its files.
    assetUrl: (file) => urlOf(file || 'index.html'),
  };
}

/** In a folder a script that fails to load is missing: a retry would not help. */
function missing(url: string, cause: ContentError): ContentError {
  return new ContentError('notFound', url, contentErrorMessages.notInFolder, { cause });
}

/** Reads from the first source, and after an error from the second one. Asset URLs are the first one's. */
export function firstOf(first: ContentSource, second: ContentSource): ContentSource {
  const read = async (readFrom: (source: ContentSource) => Promise<SourceText>): Promise<SourceText> => {
    try {
      return await readFrom(first);
    } catch (error) {
      // Any other error is an aborted request.
      if (!(error instanceof ContentError)) throw error;
      const copy = await readFrom(second).catch(() => {
        throw error;
      });
      // Some hosts never serve markdown: only another failure is worth a notice.
      return error.kind === 'notFound' ? copy : { ...copy, failure: error };
    }
  };
  return {
    readManifest: (options) => read((source) => source.readManifest(options)),
    readText: (file, options) => read((source) => source.readText(file, options)),
    assetUrl: first.assetUrl,
  };
}
