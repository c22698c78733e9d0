// The script of the home page of a site in several languages: leads to the home page in the reader's language, before
// anything is painted. Crawlers stay, since they index each language under its own URL.
import { chooseLanguage } from '../../core/site/urls/chooseLanguage.ts';
import { languageKey } from '../../lib/deferredStorageKeys.ts';

// `currentScript` is set in classic scripts only.
const { homes = '[]' } = (document.currentScript as HTMLScriptElement).dataset;
/** Languages with their home pages from this one. */
const offered = new Map<string, string>(JSON.parse(homes));

let chosen: string | null = null;
try {
  chosen = localStorage.getItem(languageKey(location.pathname.replace(/index(?:\.html)?$/, '')));
} catch {
  // Without storage the languages of the browser decide.
}
const isCrawler = /bot|crawl|spider|slurp/i.test(navigator.userAgent);
const wanted = chosen !== null ? [chosen] : isCrawler ? [] : navigator.languages;
const home = offered.get(chooseLanguage(wanted, [...offered.keys()]) ?? '');
// A hash that is a path names a page of the offline kit, which stays in its language.
if (home && !location.hash.startsWith('#/')) location.replace(home + location.search + location.hash);
