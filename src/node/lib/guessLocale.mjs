// The language of a site folder without a manifest. It is apart from languages.mjs, which lists a folder of the engine:
// refresh.mjs guesses in published folders, where the engine is not.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { guessLocaleOfText } from '../../lib/guessLocaleOfText.mjs';

/** Texts that decide the language of a folder without manifest.json. */
const READ_TEXTS = 20;

/**
 * The locale of a folder without manifest.json, by its first pages.
 * @param {string} siteDir
 * @returns {'en' | 'zh-Hans'}
 */
export function guessLocale(siteDir) {
  const folders = ['.', 'docs'].map((folder) => join(siteDir, folder));
  const files = folders.flatMap((folder) => listPages(folder)).slice(0, READ_TEXTS);
  return guessLocaleOfText(files.map(readText).join(''));
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
