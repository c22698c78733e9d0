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
