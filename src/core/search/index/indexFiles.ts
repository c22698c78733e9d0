// Paths of index files.

/** Folder of the search indexes in a built site; each version has subfolders. */
export const SEARCH_FOLDER = 'search';

/**
 * Kind of an index file. The client fetches `index` first; `t` files contain terms with postings, `d` files sections,
 * `latin` files words for typo correction.
 */
export type IndexFileKind = 'index' | 't' | 'd' | 'latin';

/** Returns the file name of a shard. @example partFile('t', 3) === 't3.js'; partFile('index', 0) === 'index.js' */
export function indexFileName(kind: IndexFileKind, index: number): string {
  return kind === 'index' ? 'index.js' : `${kind}${index}.js`;
}

/**
 * Path of an index file in a built site.
 * @param folder folder name of the index in the manifest; it ends with a hash
 * @param hash content hash of the file's group, which replaces the hash of `folder`; undefined for `index`
 * @example partPath('v8-0a1b2c3d', 'index', 0) === 'search/v8-0a1b2c3d/index.js'
 * @example partPath('v8-0a1b2c3d', 't', 3, '99999999') === 'search/v8-99999999/t3.js'
 */
export function indexFilePath(folder: string, kind: IndexFileKind, index: number, hash?: string): string {
  const name = hash === undefined ? folder : folder.slice(0, -HASH_LENGTH) + hash;
  return `${SEARCH_FOLDER}/${name}/${indexFileName(kind, index)}`;
}

/** Number of hexadecimal digits of the hash at the end of a folder name. */
export const HASH_LENGTH = 8;

/**
 * Number of adjacent files in one group. A group has a folder whose name contains the hash of its files: after an
 * edit, browsers fetch few groups again. Larger groups of `d` files shorten the list of hashes in `index`.
 */
export const GROUP_SIZES = { t: 1, d: 8, latin: 1 } as const satisfies Partial<Record<IndexFileKind, number>>;

/** Hashes of the groups, concatenated, by kind. */
export type GroupHashes = Readonly<Record<keyof typeof GROUP_SIZES, string>>;

/** Returns the hash of a file's group. */
export function groupHash(hashes: GroupHashes, kind: keyof GroupHashes, index: number): string {
  const start = Math.floor(index / GROUP_SIZES[kind]) * HASH_LENGTH;
  return hashes[kind].slice(start, start + HASH_LENGTH);
}
