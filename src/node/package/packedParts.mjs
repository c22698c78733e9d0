// The compiled parts of the engine as compressed archives of the published package. Plain JavaScript: engineStore.mjs
// unpacks the commands before anything else is loaded.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { PACKED_ENGINE } from '../lib/cacheRoot.mjs';

/**
 * Stands for the URL of the package's root, which compiled commands name and only an installation knows. Joined, since
 * unpacking would replace it in the packed copy of this module, too, which then could unpack nothing.
 */
const ROOT_URL = ['file:', '', '', 'mojian-root', ''].join('/');

/** Archives of parts that are mostly the same modules; any other part has an archive of its own. */
const SHARED_ARCHIVES = { web: 'browser', offline: 'browser', development: 'browser', inline: 'browser' };

/**
 * @typedef {object} PackedPart
 * @property {Readonly<Record<string, string>>} files texts by path
 * @property {unknown} value what its compiler returned
 */

/**
 * The archive of a part in the package: all languages of a part are in one, since they differ in message tables only.
 * @param {string} project
 * @param {string} name
 */
export function archiveOf(project, name) {
  const [kind = ''] = name.split('.');
  return join(project, PACKED_ENGINE, `${SHARED_ARCHIVES[kind] ?? kind}.br`);
}

/** @param {string} project */
const rootUrl = (project) => pathToFileURL(join(project, '/')).href;

/**
 * An archive: a line of JSON that locates the files of each part in the texts that follow, each of which is there once.
 * @param {Readonly<Record<string, PackedPart>>} parts
 * @param {string} project whose URL in the texts is replaced
 * @returns {Buffer}
 */
export function packParts(parts, project) {
  /** @type {Map<string, [start: number, end: number]>} */
  const ranges = new Map();
  let end = 0;
  const locate = (/** @type {string} */ written) => {
    const text = written.replaceAll(rootUrl(project), ROOT_URL);
    const start = end;
    if (!ranges.has(text)) {
      end += Buffer.byteLength(text);
      ranges.set(text, [start, end]);
    }
    return ranges.get(text);
  };
  const located = Object.entries(parts).map(([name, { files, value }]) => [
    name,
    { files: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, locate(text)])), value },
  ]);
  const list = JSON.stringify(Object.fromEntries(located));
  // The highest level takes ten times as long, for a tenth less. The window reaches to the copy of another language.
  return brotliCompressSync(`${list}\n${[...ranges.keys()].join('')}`, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

/**
 * Writes the files of a part into a folder.
 * @param {string} archive
 * @param {string} name of the part
 * @param {string} folder
 * @param {string} project root of the package
 * @returns {any} what the part's compiler returned
 */
export function unpackPart(archive, name, folder, project) {
  const bytes = brotliDecompressSync(readFileSync(archive));
  const texts = bytes.indexOf('\n') + 1;
  const { files, value } = JSON.parse(bytes.toString('utf8', 0, texts))[name];
  mkdirSync(folder, { recursive: true });
  for (const [file, [start, end]] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const text = bytes.toString('utf8', texts + start, texts + end);
    writeFileSync(join(folder, file), text.replaceAll(ROOT_URL, rootUrl(project)));
  }
  return value;
}
