// The script of an alias of a page's URL, which redirects to the page.
import { baseAbove } from '../../core/site/urls/basePath.ts';

// `currentScript` is set in classic scripts only.
const { to = '', depth = '' } = (document.currentScript as HTMLScriptElement).dataset;
const { pathname, search, hash, href } = location;

// Relative to the root: some hosts serve this file under another URL.
const root = baseAbove(pathname, Number(depth));
const isSame = (address: string) => address.replace(/#.*/, '') === href.replace(/#.*/, '');

if (!isSame(document.referrer)) location.replace(root + to + search + hash);
// The host has redirected back here, because it serves this file for the target too. 404.html renders any page.
else
  void fetch(`${root}404.html`)
    .then((answer) => answer.text())
    .then((html) => {
      document.open();
      document.write(html);
      document.close();
    });
