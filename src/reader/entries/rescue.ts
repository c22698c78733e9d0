// Inlined in the head: handles an application script that fails to load, or for which a host serves an HTML page instead
// of a 404. Hosts serve 404.html at any depth, and the site may be below a base path that the build did not know
// (facebook/docusaurus#2827), so this tries each folder above the URL as base path. If no folder has the script, or the
// chunk of a prerendered page fails to load, this shows a banner.

import { siteNotLoaded } from '#i18n/headScriptMessages';
import { ASSET, PRERENDERED_ATTRIBUTE } from '../../core/site/manifest/shellAttributes.ts';
import { guessBase } from '../../core/site/urls/deriveBase.ts';
import { reloadOnce } from '../platform/reloadOnce.ts';
import { rootData } from '../store/rootData.ts';

const SCRIPTS = `script[${ASSET}]`;
const STYLES = `:is(link, noscript)[${ASSET}]`;

const root = rootData();
let isRescuing = false;

function watch({ type, target }: Event): void {
  if (isRescuing || !(target instanceof HTMLScriptElement) || !target.matches(SCRIPTS)) return;
  // `begun` is set when the application's script, the last one, has run; an HTML page in its place does not set it.
  const isLoaded = root.begun !== undefined || target !== [...document.querySelectorAll(SCRIPTS)].at(-1);
  if (type === 'load' && isLoaded) return;
  isRescuing = true;
  void rescue(target.src);
}

// These events do not bubble, so listen in the capture phase; not on the window, which `load` of a script never reaches.
for (const type of ['error', 'load']) document.addEventListener(type, watch, true);

window.onunhandledrejection = ({ reason }) => {
  if (reason?.request && document.querySelector(`[${PRERENDERED_ATTRIBUTE}]`)) showBanner(reason.request);
};

async function rescue(failed: string) {
  for (const base of foldersAbove(location.pathname)) if (await loadFrom(base, failed)) return;
  // The page may be a cached one of the previous deployment, whose files are missing: a reload fetches the current page.
  if (!reloadOnce(failed)) showBanner(failed);
}

/** Lists the folders above a path, from the root down, because most sites are near the root. */
function foldersAbove(pathname: string): string[] {
  const folders = ['/'];
  for (const name of pathname.split('/')) if (name) folders.push(`${folders.at(-1)}${name}/`);
  return folders;
}

async function loadFrom(base: string, failed: string): Promise<boolean> {
  const scripts = createAll('script', SCRIPTS, (asset) => ({ src: base + asset, async: false }));
  if (scripts.some((script) => script.src === failed)) return false;
  const styles = createAll('link', STYLES, (asset) => ({ rel: 'stylesheet', href: base + asset }));
  const loaded = Promise.all(
    scripts.map(
      (script) =>
        new Promise<boolean>((resolve) => {
          for (const type of ['load', 'error']) script.addEventListener(type, () => resolve(type === 'load'));
        }),
    ),
  );
  document.head.append(...styles, ...scripts);
  const isLoaded = (await loaded).every(Boolean) && root.begun !== undefined;
  if (!isLoaded) for (const element of [...styles, ...scripts]) element.remove();
  return isLoaded;
}

/** Creates an element for each asset of the page that a selector matches. */
function createAll<Name extends 'script' | 'link'>(
  name: Name,
  selector: string,
  toProperties: (asset: string) => Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name][] {
  return [...document.querySelectorAll(selector)].map((element) =>
    Object.assign(document.createElement(name), toProperties(element.getAttribute(ASSET) ?? '')),
  );
}

function showBanner(failed: string) {
  const banner = document.createElement('div');
  banner.setAttribute('role', 'alert');
  banner.style.cssText =
    'border:thick solid #c00;background:#fff3e0;color:#000;margin:1rem;padding:1rem;white-space:pre-line';
  banner.textContent = siteNotLoaded(failed, guessBase(location.pathname));
  (document.body ?? document.documentElement).append(banner);
}
