import type { MouseEvent } from 'react';
import { languageKey } from '../../../lib/deferredStorageKeys.ts';
import { fetchPrerenderedPage } from '../../platform/fetchPrerenderedPage.ts';
import { isPlainClick } from '../../platform/isPlainClick.ts';

/**
 * Remembers the language of a clicked link, and opens its page at the heading of the current URL.
 * @param lang tag of the language
 * @param root path of the site on its host
 * @param isSame whether the link leads to the same page
 */
export function leaveForLanguage(
  event: MouseEvent<HTMLAnchorElement>,
  lang: string,
  root: string,
  isSame: boolean,
): void {
  try {
    localStorage.setItem(languageKey(root), lang);
  } catch {
    // Without storage the home page chooses by the browser's languages.
  }
  const place = headingIds(document.body).indexOf(decodeURIComponent(window.location.hash.slice(1)));
  if (place < 0 || !isSame || !isPlainClick(event)) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  void findSameHeading(href, place).then((hash) => window.location.assign(href + hash));
}

/** The hash of the heading with the same number in a translation; empty if that has another number of headings. */
async function findSameHeading(href: string, place: number): Promise<string> {
  const page = await fetchPrerenderedPage(href);
  const ids = page === undefined ? [] : headingIds(page);
  const id = ids.length === headingIds(document.body).length ? ids[place] : undefined;
  return id === undefined ? '' : `#${encodeURIComponent(id)}`;
}

const headingIds = (page: HTMLElement) =>
  [...page.querySelectorAll('article :is(h2,h3,h4,h5,h6)[id]')].map(({ id }) => id);
