// A compiled part of the engine as one compressed file of the published package. Plain JavaScript: engineStore.mjs
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

/**
 * @typedef {object} PackedPart
 * @property {Readonly<Record<string, string>>} files texts by path
 * @property {unknown} value what its compiler returned
 */

/**
 * The file of a part in the package.
 * @param {string} project
 * @param {string} name
 */
export const packedPart = (project, name) => join(project, PACKED_ENGINE, `${name}.br`);

/** @param {string} project */
const rootUrl = (project) => pathToFileURL(join(project, '/')).href;

/**
 * @param {PackedPart} part
 * @param {string} project whose URL in the texts is replaced
 * @returns {Buffer}
 */
export function packPart(part, project) {
  const json = JSON.stringify(part).replaceAll(rootUrl(project), ROOT_URL);
  // The highest level takes ten times as long, for a tenth less.
  return brotliCompressSync(json, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

/**
 * Writes the files of a packed part into a folder.
 * @param {string} packed
 * @param {string} folder
 * @param {string} project root of the package
 * @returns {any} what the part's compiler returned
 */
export function unpackPart(packed, folder, project) {
  const json = brotliDecompressSync(readFileSync(packed)).toString();
  /** @type {PackedPart} */
  const { files, value } = JSON.parse(json.replaceAll(ROOT_URL, rootUrl(project)));
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return value;
}
