import { ASSET } from '../core/model/shellAttributes.ts';

/**
 * Asks for the sheet that a drawn page's own styles were picked from: until then its link stands in a `noscript`
 * (shell.ts), where only browsers without scripts see it.
 */
export function askForSheet(): void {
  for (const place of document.querySelectorAll(`noscript[${ASSET}]`))
    place.outerHTML = place.textContent ?? '';
}
