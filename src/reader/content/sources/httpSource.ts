// Content over http.
import { encodePath } from '../../../core/site/urls/filePath.ts';
import type { ContentSource, ReadOptions } from '../../../core/source.ts';

/**
 * A source over a web server.
 * @param base address of the site's root, with a trailing slash
 */
export function httpSource(base: string, fetchText: typeof fetch = fetch): ContentSource {
  const addressOf = (file: string) => new URL(encodePath(file.replace(/^\/+/, '')), base);
  const read = async (file: string, options?: ReadOptions) => {
    // A page that was drawn ahead reads nothing to begin with; in the file of what asks for the first text.
    const { readOverHttp } = await import(/* webpackChunkName: "visits" */ './readOverHttp.ts');
    return readOverHttp(fetchText, addressOf(file).href, options);
  };
  return {
    readManifest: (options) => read('manifest.json', options),
    readText: read,
    // As a page drawn ahead writes it, which knows no host.
    assetUrl: (file) => addressOf(file).pathname,
  };
}
