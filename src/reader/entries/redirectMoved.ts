// All that the page of an old address does: it leads on to where its text stands now.

import { baseAbove } from '../../core/site/urls/basePath.ts';
import { decodeSafely } from '../../core/site/urls/filePath.ts';

// A classic script, and no other kind runs here.
const { to = '', depth = '', anchors = '[]' } = (document.currentScript as HTMLScriptElement).dataset;
const { pathname, search, hash } = location;
// Written by the build.
const places = new Map<string, string>(JSON.parse(anchors));
const own = places.get(decodeSafely(hash.slice(1)));
const [path = '', anchor = ''] = (own ?? to).split('#');
const fallback = own === undefined ? hash : '';

// Seen from the root: some hosts show this page under an address that it was not written for.
location.replace(
  baseAbove(pathname, Number(depth)) + path + search + (anchor === '' ? fallback : `#${anchor}`),
);
