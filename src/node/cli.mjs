#!/usr/bin/env node
// The command of the published package: `npx mojian <command> [site folder] [options]`.
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPart } from './compile/engineStore.mjs';
import { readLanguages, runCommand } from './startCommand.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Commands, and whether the first argument may name the site folder. */
const COMMANDS = {
  init: true,
  start: true,
  build: true,
  preview: false,
  bundle: true,
  check: true,
  copywriting: true,
  manifest: true,
  convert: true,
  page: false,
};

/** Options of all commands, and the environment variables by which commands read them. */
const SETTINGS = { '--site': 'SITE_DIR', '--out': 'OUT_DIR', '--base': 'BASE_PATH', '--port': 'PORT' };

const { name, args } = readCommandLine(process.argv.slice(2));
process.env.INIT_CWD = process.cwd();
// Where no folder is named, the site of another engine is searched from here first (node/refactor/openSiteDir.ts).
if (!process.env.SITE_DIR) process.env.SITE_SEARCH = '.';
process.env.SITE_DIR ||= name === 'init' || isFolder('docs') ? 'docs' : '.';
const { words, rest, language, siteLanguage, problem, code } = await readLanguages(
  args,
  resolve(process.env.SITE_DIR),
);

main();

function main() {
  const list = words.packageHelp(Object.keys(COMMANDS));
  if (problem !== undefined) return fail(problem, code);
  if (name === '--version')
    return console.log(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);
  if (name === undefined || name === '--help' || name === '-h') return console.log(list);
  if (!Object.hasOwn(COMMANDS, name)) return fail(words.unknown(name, list));
  run();
}

async function run() {
  const part = await openPart(`node.${language}.${siteLanguage}`, nothingToCompile).catch((error) =>
    fail(words.notStarted(error.message)),
  );
  if (part !== undefined) await runCommand(part.folder, name, rest);
}

async function nothingToCompile() {
  throw new Error(root);
}

/** @param {string} path */
function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Takes the site folder and the settings out of the arguments. */
function readCommandLine([name, ...written]) {
  const args = [];
  if (COMMANDS[name] && written[0] !== undefined && !written[0].startsWith('-'))
    process.env.SITE_DIR = written.shift();
  while (written.length > 0) {
    const arg = written.shift();
    const [option, value] = arg.split(/=(.*)/s);
    // `preview` has a `--base` of its own.
    if (Object.hasOwn(SETTINGS, option) && !(name === 'preview' && option === '--base'))
      process.env[SETTINGS[option]] = value ?? written.shift() ?? '';
    else args.push(arg);
  }
  return { name, args };
}

function fail(message, code = 1) {
  console.error(message);
  process.exitCode = code;
}
