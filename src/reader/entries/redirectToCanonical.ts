// All that the page of an address's other spelling does: it leads on to the page itself.
import { baseAbove } from '../../core/site/urls/basePath.ts';

// A classic script, and no other kind runs here.
const { to = '', depth = '' } = (document.currentScript as HTMLScriptElement).dataset;
const { pathname, search, hash, href } = location;

// Seen from the root: some hosts show this page under an address that it was not written for.
const root = baseAbove(pathname, Number(depth));
const isSame = (address: string) => address.replace(/#.*/, '') === href.replace(/#.*/, '');

if (!isSame(document.referrer)) location.replace(root + to + search + hash);
// The host has led back here: it shows this page in the place of the other. The one that can show any page does it.
else
  void fetch(`${root}404.html`)
    .then((answer) => answer.text())
    .then((html) => {
      document.open();
      document.write(html);
      document.close();
    });
