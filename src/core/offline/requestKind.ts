import { namesFile } from '../site/urls/filePath.ts';

/**
 * How a request is answered: parts have content hashes and never change; texts are asked for each time;
 * pages and images come from the server while it answers.
 */
export type RequestKind = 'part' | 'text' | 'image' | 'page';

const KINDS: readonly (readonly [RegExp, RequestKind])[] = [
  [/^assets\/[^/]+\.[\da-f]{8}\.\w+$/, 'part'],
  [/^parts\/[^/]+\.[\da-f]{8}\.json$/, 'part'],
  [/^search\/[^/]+-[\da-f]{8}\/[^/]+\.js$/, 'part'],
  [/^manifest\.json$|\.(?:mdx?|markdown|mkd)$/i, 'text'],
  // What pages show code of (core/document/includes). At the top there is what a build has written.
  [
    /^(?!assets\/).+\/[^/]+\.(?:ya?ml|json|toml|ini|conf|env|txt|sh|bat|sql|xml|css|[jt]sx?|java|py|go)$/i,
    'text',
  ],
  [/\.(?:png|jpe?g|gif|webp|svg|avif|bmp|ico)$/i, 'image'],
];

/**
 * The kind of a request; undefined when the service worker has no business with it.
 * @param path path below the site's root, without query
 * @example requestKind('docs/v8/deploy.md', false) === 'text'
 */
export function requestKind(path: string, isNavigation: boolean): RequestKind | undefined {
  const kind = KINDS.find(([pattern]) => pattern.test(path))?.[1];
  return kind ?? (isNavigation || !namesFile(path) ? 'page' : undefined);
}
