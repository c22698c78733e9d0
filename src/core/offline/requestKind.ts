import { namesFile } from '../site/urls/filePath.ts';

/**
 * The caching strategy of a request (reader/serviceWorker/strategies.ts). A `part` has a content hash in its name: the
 * cache has priority. The others are fetched; for an `image` or a `page` the cache is the fallback, and for a `text` the
 * client requests the cached copy explicitly.
 */
export type RequestKind = 'part' | 'text' | 'image' | 'page';

const KINDS: readonly (readonly [RegExp, RequestKind])[] = [
  [/^assets\/[^/]+\.[\da-f]{8}\.\w+$/, 'part'],
  [/^parts\/[^/]+\.[\da-f]{8}\.json$/, 'part'],
  [/^search\/[^/]+-[\da-f]{8}\/[^/]+\.js$/, 'part'],
  [/^manifest\.json$|\.(?:mdx?|markdown|mkd)$/i, 'text'],
  // Files that a page may include (core/document/includes). Not files in the root folder: they are output of the build.
  [
    /^(?!assets\/).+\/[^/]+\.(?:ya?ml|json|toml|ini|conf|env|txt|sh|bat|sql|xml|css|[jt]sx?|java|py|go)$/i,
    'text',
  ],
  [/^site\.(?:css|js)$|\.(?:png|jpe?g|gif|webp|svg|avif|bmp|ico)$/i, 'image'],
];

/**
 * Classifies a request; undefined if the service worker does not handle it.
 * @param path path below the site's root, without query
 * @example requestKind('docs/v8/deploy.md', false) === 'text'
 */
export function requestKind(path: string, isNavigation: boolean): RequestKind | undefined {
  const kind = KINDS.find(([pattern]) => pattern.test(path))?.[1];
  return kind ?? (isNavigation || !namesFile(path) ? 'page' : undefined);
}
