// All that the page of an old address does: it leads on to where its text stands now.
import { decodeSafely } from '../core/paths/filePath.ts';
import { rootAbove } from '../core/paths/rootAbove.ts';

// A classic script, and no other kind runs here.
const { to = '', depth = '', anchors = '{}' } = (document.currentScript as HTMLScriptElement).dataset;
const { pathname, search, hash } = location;
// Written by the build.
const places: Record<string, string> = JSON.parse(anchors);
const [path, anchor] = (places[decodeSafely(hash.slice(1))] ?? to).split('#');

// Seen from the root: some hosts show this page under an address that it was not written for.
location.replace(
  rootAbove(pathname, Number(depth)) + path + search + (anchor === undefined ? hash : `#${anchor}`),
);
