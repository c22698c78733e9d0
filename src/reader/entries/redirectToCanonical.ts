// The script of an alias of a page's URL: redirects to the canonical URL.
import { baseAbove } from '../../core/site/urls/deriveBase.ts';

// `currentScript` is set in classic scripts only.
const { to = '', depth = '' } = (document.currentScript as HTMLScriptElement).dataset;
const { pathname, search, hash, href } = location;

// The URL is built from the site's root, because some hosts serve this file under another URL.
const root = baseAbove(pathname, Number(depth));
const isSame = (address: string) => address.replace(/#.*/, '') === href.replace(/#.*/, '');

if (!isSame(document.referrer)) location.replace(root + to + search + hash);
// The referrer is this page: the host serves this file for the canonical URL, too, so that a redirect would loop. Load
// 404.html instead, in which the application renders any page.
else
  void fetch(`${root}404.html`)
    .then((response) => response.text())
    .then((html) => {
      document.open();
      document.write(html);
      document.close();
    });
