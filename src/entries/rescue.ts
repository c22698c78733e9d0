// Inlined in the page head, for the case that the application's script is not where the page says: that nothing comes
// from there, or something else, a web page say, which hosts and gateways give in the place of what they do not have.
// Or that the part of it does not come that draws the page: a text that stands is read on without.
// 404.html answers at any depth and may stand below a base path that the build did not know
// (facebook/docusaurus#2827): then the script is looked for in each folder above the address.

import { ASSET, SNAPSHOT } from '../core/model/shellAttributes.ts';
import { guessBase } from '../core/paths/guessBase.ts';
import { reloadOnce } from '../platform/reloadOnce.ts';
import { rootData } from '../store/rootData.ts';

const SCRIPTS = `script[${ASSET}]`;
const STYLES = `:is(link, noscript)[${ASSET}]`;

const root = rootData();
let isLooking = false;

function watch({ type, target }: Event): void {
  if (isLooking || !(target instanceof HTMLScriptElement) || !target.matches(SCRIPTS)) return;
  // What has loaded has been run by now; of several scripts the last one is the application's own.
  const isWell = root.begun !== undefined || target !== [...document.querySelectorAll(SCRIPTS)].at(-1);
  if (type === 'load' && isWell) return;
  isLooking = true;
  void rescue(target.src);
}

// Neither event bubbles, hence the capture; the end of a script's loading does not come as far as the window.
for (const type of ['error', 'load']) document.addEventListener(type, watch, true);

addEventListener('unhandledrejection', ({ reason }) => {
  if (!reason?.request || document.querySelector(`[${SNAPSHOT}]`) === null) return;
  showBanner([`没有取到 ${reason.request}。正文可以阅读，搜索、切换版本等暂时不能使用。`]);
});

async function rescue(failed: string) {
  for (const base of foldersAbove(location.pathname)) if (await loadFrom(base, failed)) return;
  // A page kept from before the last publish asks for files that are gone; a fresh copy knows better.
  if (reloadOnce(failed)) return;
  const guess = guessBase(location.pathname);
  showBanner([
    `没有取到 ${failed}。请刷新本页再试；一直如此，多半是基础路径不对。`,
    `请试试用 BASE_PATH=${guess} 重新构建（suggested base URL: ${guess}）。`,
  ]);
}

/** From the top down: sites stand high, pages deep. */
function foldersAbove(pathname: string): string[] {
  const names = pathname.split('/').filter((name) => name !== '');
  return [...Array(names.length + 1).keys()].map(
    (depth) =>
      `/${names
        .slice(0, depth)
        .map((name) => `${name}/`)
        .join('')}`,
  );
}

async function loadFrom(base: string, failed: string): Promise<boolean> {
  const scripts = assetsOf(SCRIPTS).map((asset) =>
    Object.assign(document.createElement('script'), { src: base + asset }),
  );
  if (scripts.some((script) => script.src === failed)) return false;
  const styles = assetsOf(STYLES).map((asset) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: base + asset }),
  );
  const loaded = Promise.all(
    scripts.map(
      (script) =>
        new Promise<boolean>((resolve) => {
          script.async = false;
          script.onload = () => resolve(true);
          script.onerror = () => resolve(false);
        }),
    ),
  );
  document.head.append(...styles, ...scripts);
  const isLoaded = (await loaded).every(Boolean) && root.begun !== undefined;
  if (!isLoaded) for (const element of [...styles, ...scripts]) element.remove();
  return isLoaded;
}

function assetsOf(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((element) => element.getAttribute(ASSET) ?? '');
}

/** In view wherever the reader is, and below the text at its end. */
function showBanner(reasons: readonly string[]) {
  const banner = document.createElement('div');
  banner.setAttribute('role', 'alert');
  banner.style.cssText =
    'position:sticky;bottom:0;z-index:999;border:thick solid #c00;background:#fff3e0;color:#000;margin:1rem;padding:.5rem 1rem;font:1rem/1.6 sans-serif;overflow-wrap:anywhere';
  const add = (tag: string, textContent: string, onclick?: () => void) =>
    banner.append(Object.assign(document.createElement(tag), { textContent, onclick }), ' ');
  for (const line of ['Your site did not load properly. 站点没有正确加载。', ...reasons]) add('p', line);
  add('button', '重试', () => location.reload());
  add('button', '关闭', () => banner.remove());
  (document.body ?? document.documentElement).append(banner);
}
