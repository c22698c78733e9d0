// The table `alias` of docsify: regular expressions of paths, and the file or the URL that stands for them.

export interface Aliases {
  /** What stands for a path; undefined where nothing does. */
  find: (path: string) => string | undefined;
  /** Paths without wildcards, and the pages that stand for them. */
  literal: [from: string, to: string][];
}

/** Literal characters, and wildcards that are matched in linear time. */
const KNOWN = /^(?:[\w\-/.%~ \u0080-\uffff]|\\\.|\(?(?:\.\*\??|\.\+\??|\[\^\/\]\+)\)?)*$/;

const MAX_WILDCARDS = 3;

const MAX_STEPS = 5;

/** @param onUnread is called with the keys that are not understood */
export function createAliases(
  table: Readonly<Record<string, unknown>>,
  onUnread: (key: string) => void,
): Aliases {
  const rules = Object.entries(table).flatMap(([key, to]): [RegExp, string, string][] => {
    const wildcards = key.match(/[*+]/g)?.length ?? 0;
    const isBalanced = (key.match(/\(/g)?.length ?? 0) === (key.match(/\)/g)?.length ?? 0);
    if (
      typeof to === 'string' &&
      KNOWN.test(key) &&
      isBalanced &&
      wildcards <= MAX_WILDCARDS &&
      key.length < 200
    )
      return [[new RegExp(`^${key}$`), to, key]];
    onUnread(key);
    return [];
  });
  const find = (path: string): string | undefined => {
    const start = `/${path.replace(/^\//, '').replace(/[?#].*$/, '')}`.replace(/\.md$/, '');
    let found = start;
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const rule = rules.find(([pattern]) => pattern.test(found));
      if (rule === undefined) break;
      const next = found.replace(rule[0], rule[1]);
      if (next === found) break;
      found = next;
    }
    return found === start ? undefined : showOnHost(found);
  };
  const literal = rules.flatMap(([, to, key]): [string, string][] =>
    /[*+\\]|_\w+\.md$/.test(key) || /^https?:/.test(to) ? [] : [[key, to]],
  );
  return { find, literal };
}

/**
 * The page about a file on GitHub instead of its raw text.
 * @example showOnHost('https://raw.githubusercontent.com/a/b/main/c.md') === 'https://github.com/a/b/blob/main/c.md'
 */
const showOnHost = (url: string) =>
  url
    .replace(/^https:\/\/raw\.githubusercontent\.com\/([^/]+\/[^/]+)\//, 'https://github.com/$1/blob/')
    .replace(
      /^https:\/\/cdn\.jsdelivr\.net\/gh\/([^/]+\/[^/@]+)@([^/]+)\//,
      'https://github.com/$1/blob/$2/',
    );
