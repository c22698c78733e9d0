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
 * @param folder the index's own, as the manifest names it
 * @example partPath('v8-0a1b2c3d', 'index', 0) === 'search/v8-0a1b2c3d/index.js'
 */
export function partPath(folder: string, kind: PartKind, index: number): string {
  return `${SEARCH_FOLDER}/${folder}/${partFile(kind, index)}`;
}
