// The script of a moved page's old URL, which redirects to the new one.

import { baseAbove } from '../../core/site/urls/basePath.ts';
import { decodeSafely } from '../../core/site/urls/filePath.ts';

// `currentScript` is set in classic scripts only.
const { to = '', depth = '', anchors = '[]' } = (document.currentScript as HTMLScriptElement).dataset;
const { pathname, search, hash } = location;
// The build writes this JSON.
const places = new Map<string, string>(JSON.parse(anchors));
const own = places.get(decodeSafely(hash.slice(1)));
const [path = '', anchor = ''] = (own ?? to).split('#');
const fallback = own === undefined ? hash : '';

// Relative to the root: some hosts serve this file under another URL.
location.replace(
  baseAbove(pathname, Number(depth)) + path + search + (anchor === '' ? fallback : `#${anchor}`),
);
