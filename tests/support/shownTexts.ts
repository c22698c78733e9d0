// All that a page says, on the screen and to those who hear it.
import type { Page } from '@playwright/test';

/** Texts and labels in the language of the page: those of parts with another `lang` are left out. */
export function listShownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'title',
      'placeholder',
      'alt',
      'content',
      'data-label',
      'data-region',
    ];
    const found: string[] = [document.title];
    const own = document.documentElement.lang;
    const walker = document.createTreeWalker(
      document.documentElement,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element === null || element.closest('script, style') !== null) continue;
      if (element.closest('[lang]')?.getAttribute('lang') !== own) continue;
      if (node === element) found.push(...attributes.map((name) => element.getAttribute(name) ?? ''));
      else found.push(node.nodeValue ?? '');
    }
    return [...new Set(found.map((text) => text.trim()))].filter((text) => text !== '');
  });
}
