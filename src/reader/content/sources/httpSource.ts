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

/** Folder of the scripts inside a build. */
const SCRIPTS_FOLDER = 'assets/';

/**
 * The address of the site's root, found from where the running script was loaded.
 * To be called while the entry script runs.
 * @example a script at https://host/a/b/assets/web.js gives https://host/a/b/
 */
export function findBase(): string {
  const script = document.currentScript;
  const address = script instanceof HTMLScriptElement ? script.src : document.baseURI;
  const at = address.lastIndexOf(SCRIPTS_FOLDER);
  return at < 0 ? new URL('/', address).href : address.slice(0, at);
}
