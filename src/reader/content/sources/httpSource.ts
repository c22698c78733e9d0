import { encodePath } from '../../../core/site/urls/filePath.ts';
import type { ContentSource, ReadOptions } from '../../../core/source.ts';

/**
 * Creates a content source that fetches files over HTTP.
 * @param base URL of the site's root, with a trailing slash
 * @param home folder of the manifest from the root; that of a language with a path of its own
 */
export function httpSource(base: string, fetchText: typeof fetch = fetch, home = ''): ContentSource {
  const urlOf = (file: string) => new URL(encodePath(file.replace(/^\/+/, '')), base);
  const read = async (file: string, options?: ReadOptions) => {
    // Lazy, in the same chunk as the query cache, since adopting a prerendered page fetches no file.
    const { readOverHttp } = await import(/* webpackChunkName: "navigation" */ './readOverHttp.ts');
    return readOverHttp(fetchText, urlOf(file).href, options);
  };
  return {
    readManifest: (options) => read(`${home}manifest.json`, options),
    readText: read,
    // Without the host, so that URLs equal those of the prerendered HTML when React hydrates.
    assetUrl: (file) => urlOf(file).pathname,
  };
}

/** Folder of the scripts in a built site. */
const SCRIPTS_FOLDER = 'assets/';

/**
 * Returns the URL of the site's root, computed from the URL of the entry script. Call it while the entry script runs,
 * since `document.currentScript` is null later.
 * @example findBase() // 'https://host/a/b/' in a script at https://host/a/b/assets/web.js
 */
export function findBase(): string {
  const script = document.currentScript;
  const url = script instanceof HTMLScriptElement ? script.src : document.baseURI;
  // The attribute of the script (ASSET in core/site/manifest/shellAttributes.ts) has its path from the root.
  const at = url.lastIndexOf((script instanceof HTMLScriptElement && script.dataset.asset) || SCRIPTS_FOLDER);
  return at < 0 ? new URL('/', url).href : url.slice(0, at);
}
