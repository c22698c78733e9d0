// The page that stands in the shell before the application starts.
import { SNAPSHOT } from '../../../core/site/manifest/shellAttributes.ts';

/**
 * Makes a shell's page ready to be taken over: what it names relative to its own address (so that it is
 * right below any base path) is named as the application does.
 */
export function settleShellPage(root: HTMLElement): void {
  const settle = (address: string) => {
    const { pathname, search, hash } = new URL(address, document.baseURI);
    return pathname + search + hash;
  };
  for (const name of ['href', 'src', 'srcset', 'poster'])
    for (const element of root.querySelectorAll(`[${name}^="."]`)) {
      const value = element.getAttribute(name) ?? '';
      element.setAttribute(name, value.replace(/\.\.?\/\S*/g, settle));
    }
}

/** The page in the root is the application's from now on. */
export function releaseShellPage(): void {
  document.getElementById('root')?.removeAttribute(SNAPSHOT);
}
