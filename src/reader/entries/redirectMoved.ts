// The script of a moved page's old URL, which redirects to the new one.

import { baseAbove } from '../../core/site/urls/deriveBase.ts';
import { decodeSafely } from '../../core/site/urls/filePath.ts';

// `currentScript` is set in classic scripts only.
const { to = '', depth = '', anchors = '[]' } = (document.currentScript as HTMLScriptElement).dataset;
const { pathname, search, hash } = location;
// Not validated: the build has written this JSON. Maps anchors that have moved to another page to `path#anchor`.
const moved = new Map<string, string>(JSON.parse(anchors));
const target = moved.get(decodeSafely(hash.slice(1)));
const [path = '', anchor = ''] = (target ?? to).split('#');
const fallback = target === undefined ? hash : '';

// The URL is built from the site's root, because some hosts serve this file under another URL.
location.replace(
  baseAbove(pathname, Number(depth)) + path + search + (anchor === '' ? fallback : `#${anchor}`),
);
