// The language of a site folder without a manifest. It is apart from languages.mjs, which lists a folder of the engine:
// refresh.mjs guesses in published folders, where the engine is not.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Texts that decide the language of a folder without manifest.json. */
const READ_TEXTS = 20;
/** Letters of a text that is long enough to tell. */
const ENOUGH = 200;

/**
 * The locale of a folder without manifest.json: `en` where its first pages have enough letters and hardly a Chinese one.
 * @param {string} siteDir
 * @returns {'en' | 'zh-Hans'}
 */
export function guessLocale(siteDir) {
  const folders = ['.', 'docs'].map((folder) => join(siteDir, folder));
  const files = folders.flatMap((folder) => listPages(folder)).slice(0, READ_TEXTS);
  const text = files.map(readText).join('');
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin >= ENOUGH && han * 20 < latin ? 'en' : 'zh-Hans';
}

/** @param {string} folder */
function listPages(folder) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder)
    .filter((name) => /\.mdx?$/i.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/**
 * The text of a file; empty where it cannot be read.
 * @param {string} path
 */
export function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
