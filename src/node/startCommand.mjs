// Starts a compiled command in the language of the site: for run.mjs in a clone, and for cli.mjs in the package.
// Plain JavaScript: it runs before anything is compiled or unpacked.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  findSiteLanguage,
  findTerminalLanguage,
  LANGUAGES,
  matchLanguage,
  takeLanguage,
} from './lib/languages.mjs';

const MIN_NODE = 20;

/**
 * The languages of a command, its arguments without `--lang`, and what is wrong with that option or with Node.
 * @param {readonly string[]} args
 * @param {string} siteDir
 */
export async function readLanguages(args, siteDir) {
  const { asked, rest } = takeLanguage(args);
  const siteLanguage = findSiteLanguage(siteDir);
  const language = matchLanguage(asked ?? '') ?? siteLanguage ?? findTerminalLanguage(process.env);
  /** @type {typeof import('../core/i18n/zh-Hans/earlyMessages.mjs')} */
  const { earlyMessages: words } = await import(`../core/i18n/${language}/earlyMessages.mjs`);
  const found = { rest, language, siteLanguage: siteLanguage ?? language, words };
  if (Number.parseInt(process.versions.node, 10) < MIN_NODE)
    return { ...found, problem: words.oldNode(MIN_NODE, process.version), code: 1 };
  if (asked !== undefined && matchLanguage(asked) === undefined)
    return { ...found, problem: words.unknownLanguage(asked, LANGUAGES), code: 2 };
  return found;
}

/**
 * Imports a compiled command into this process: another process would double the start time.
 * @param {string} folder of the compiled commands
 * @param {string} name
 * @param {readonly string[]} args
 */
export async function runCommand(folder, name, args) {
  const script = join(folder, 'commands', `${name}.mjs`);
  process.argv = [process.execPath, script, ...args];
  await import(pathToFileURL(script).href);
}
