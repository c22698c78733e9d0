// Paths of index files.

/** Folder of all indexes in a built site; each version has a folder below. */
export const SEARCH_FOLDER = 'search';

/**
 * `index` is fetched first; `t` files hold terms with postings, `d` files sections, `latin` files words for typo
 * correction.
 */
export type PartKind = 'index' | 't' | 'd' | 'latin';

/** @example partFile('t', 3) === 't3.js'; partFile('index', 0) === 'index.js' */
export function partFile(kind: PartKind, index: number): string {
  return kind === 'index' ? 'index.js' : `${kind}${index}.js`;
}

/**
 * Path of an index file in a built site.
 * @param folder of the index, as the manifest names it
 * @param hash of the file's group, where it has a folder of its own
 * @example partPath('v8-0a1b2c3d', 'index', 0) === 'search/v8-0a1b2c3d/index.js'
 * @example partPath('v8-0a1b2c3d', 't', 3, '99999999') === 'search/v8-99999999/t3.js'
 */
export function partPath(folder: string, kind: PartKind, index: number, hash?: string): string {
  const own = hash === undefined ? folder : folder.slice(0, -HASH_LENGTH) + hash;
  return `${SEARCH_FOLDER}/${own}/${partFile(kind, index)}`;
}

/** Number of hash digits at the end of a folder name. */
export const HASH_LENGTH = 8;

/**
 * Number of adjacent files that share a folder named by their content hash: an edit invalidates few folders, and the
 * list of hashes stays short.
 */
export const GROUP_SIZES = { t: 1, d: 8, latin: 1 } as const satisfies Partial<Record<PartKind, number>>;

/** Concatenated hashes of the groups by kind. */
export type GroupHashes = Readonly<Record<keyof typeof GROUP_SIZES, string>>;

/** Hash of the group of a file. */
export function groupHash(hashes: GroupHashes, kind: keyof GroupHashes, index: number): string {
  const start = Math.floor(index / GROUP_SIZES[kind]) * HASH_LENGTH;
  return hashes[kind].slice(start, start + HASH_LENGTH);
}
