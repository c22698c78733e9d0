// Where the files of an index are (search-design §4).

/** Folder of the indexes inside a built site; each version has one of its own below it. */
export const SEARCH_FOLDER = 'search';

/** `index` is read first; `t` holds terms with their postings, `d` sections, `latin` words for finding slips. */
export type PartKind = 'index' | 't' | 'd' | 'latin';

/** @example partFile('t', 3) === 't3.js'; partFile('index', 0) === 'index.js' */
export function partFile(kind: PartKind, index: number): string {
  return kind === 'index' ? 'index.js' : `${kind}${index}.js`;
}

/**
 * A file of a version's index in a built site.
 * @param folder of the index, as the manifest names it
 * @param hash of the file's group, where it has a folder of its own
 * @example partPath('v8-0a1b2c3d', 'index', 0) === 'search/v8-0a1b2c3d/index.js'
 * @example partPath('v8-0a1b2c3d', 't', 3, '99999999') === 'search/v8-99999999/t3.js'
 */
export function partPath(folder: string, kind: PartKind, index: number, hash?: string): string {
  const own = hash === undefined ? folder : folder.slice(0, -HASH_LENGTH) + hash;
  return `${SEARCH_FOLDER}/${own}/${partFile(kind, index)}`;
}

/** Digits of the hash that ends the name of each folder. */
export const HASH_LENGTH = 8;

/**
 * Files that follow each other and share a folder named after their content: an edit gives few folders new names,
 * and the list of them stays short.
 */
export const GROUP_SIZES = { t: 1, d: 8, latin: 1 } as const satisfies Partial<Record<PartKind, number>>;

/** Hashes of the groups of each kind, one behind the other. */
export type GroupHashes = Readonly<Record<keyof typeof GROUP_SIZES, string>>;

/** The hash of the group that a file belongs to. */
export function groupHash(hashes: GroupHashes, kind: keyof GroupHashes, index: number): string {
  const start = Math.floor(index / GROUP_SIZES[kind]) * HASH_LENGTH;
  return hashes[kind].slice(start, start + HASH_LENGTH);
}
