// Content source for the offline kit, a copy of the site that opens at file:// URLs, where scripts contain the
// content.

import { contentErrorMessages } from '#i18n/contentErrorMessages';
import { ContentError } from '../../../core/errors.ts';
import { EMBEDDED_CALLBACK, embeddedFile } from '../../../core/kitScripts.ts';
import { encodePath } from '../../../core/site/urls/filePath.ts';
import type { ContentSource, SourceText } from '../../../core/source.ts';
import { loadScript } from './loadScript.ts';

/**
 * Creates a source that reads the scripts of an offline kit.
 * @param base URL of the kit's folder, with a trailing slash
 * @param home folder of the manifest from there; that of a language with a path of its own
 */
export function embeddedSource(base: string, load: typeof loadScript = loadScript, home = ''): ContentSource {
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
    readManifest: () => read(`${home}manifest.json`),
    readText: read,
    // At the file:// URL of a folder a browser would list its files.
    assetUrl: (file) => urlOf(file || 'index.html'),
  };
}

/** Converts the error of a script at a file:// URL: the file does not exist, so that a retry would not help. */
function missing(url: string, cause: ContentError): ContentError {
  return new ContentError('notFound', url, contentErrorMessages.notInFolder, { cause });
}

/** Creates a source that reads from `first`, and after an error from `second`. Asset URLs are those of `first`. */
export function firstOf(first: ContentSource, second: ContentSource): ContentSource {
  const read = async (readFrom: (source: ContentSource) => Promise<SourceText>): Promise<SourceText> => {
    try {
      return await readFrom(first);
    } catch (error) {
      // Errors of other types are from aborted requests.
      if (!(error instanceof ContentError)) throw error;
      const copy = await readFrom(second).catch(() => {
        throw error;
      });
      // `notFound` is not reported, since some hosts never serve markdown files.
      return error.kind === 'notFound' ? copy : { ...copy, failure: error };
    }
  };
  return {
    readManifest: (options) => read((source) => source.readManifest(options)),
    readText: (file, options) => read((source) => source.readText(file, options)),
    assetUrl: first.assetUrl,
  };
}
