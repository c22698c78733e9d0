import { encodePath } from '../../../core/site/urls/filePath.ts';
import type { ContentSource, ReadOptions } from '../../../core/source.ts';

/**
 * Content over HTTP.
 * @param base URL of the site's root, with a trailing slash
 */
export function httpSource(base: string, fetchText: typeof fetch = fetch): ContentSource {
  const urlOf = (file: string) => new URL(encodePath(file.replace(/^\/+/, '')), base);
  const read = async (file: string, options?: ReadOptions) => {
    // Lazy, in the chunk of the first queries: a prerendered page fetches no file at first.
    const { readOverHttp } = await import(/* webpackChunkName: "navigation" */ './readOverHttp.ts');
    return readOverHttp(fetchText, urlOf(file).href, options);
  };
  return {
    readManifest: (options) => read('manifest.json', options),
    readText: read,
    // Without the host, as the build writes it: hydration compares.
    assetUrl: (file) => urlOf(file).pathname,
  };
}

/** Folder of the scripts in a build. */
const SCRIPTS_FOLDER = 'assets/';

/**
 * The URL of the site's root, from that of the running script. Call it while the entry script runs.
 * @example a script at https://host/a/b/assets/web.js gives https://host/a/b/
 */
export function findBase(): string {
  const script = document.currentScript;
  const url = script instanceof HTMLScriptElement ? script.src : document.baseURI;
  const at = url.lastIndexOf(SCRIPTS_FOLDER);
  return at < 0 ? new URL('/', url).href : url.slice(0, at);
}
