// Starts a command of this project: `node src/node/run.mjs <command> [arguments]`.
// Plain JavaScript: runs before packages are installed and before anything is compiled.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLanguages, runCommand } from './startCommand.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/**
 * The folder where the command was typed, at which relative paths in arguments and environment variables start: npm
 * names it when it changes to this project.
 */
const TYPED_IN = process.cwd() === root ? process.env.INIT_CWD || root : process.cwd();
const commandsFolder = join(root, 'src', 'node', 'commands');

const siteDir = resolve(TYPED_IN, process.env.SITE_DIR || join(root, 'public'));
const languages = await readLanguages(process.argv.slice(2), siteDir);
const { words, rest: argv } = languages;

main();

function main() {
  if (languages.problem !== undefined) return fail(languages.problem, languages.code);
  const [name, ...args] = argv;
  const names = readdirSync(commandsFolder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts'))
    // Sets up a site outside of this repository.
    .filter((each) => each !== 'init')
    .sort();
  const list = words.commands(
    names.map((each) => `  npm ${each === 'start' || each === 'test' ? each : `run ${each}`}`).join('\n'),
  );
  if (name === undefined || name === '--help') return console.log(list);
  if (!names.includes(name)) return fail(words.unknown(name, list));
  if (!isInstalled()) install();
  run(name, args);
}

/** Whether node_modules has the versions of the lock file; npm writes a copy of the lock there after an installation. */
function isInstalled() {
  const copy = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(copy)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(copy, 'utf8')).packages;
  return Object.keys(wanted).every((path) => {
    // In the lock file the empty path is the project itself; npm skips optional packages of other platforms.
    if (path === '' || (installed[path] === undefined && wanted[path].optional)) return true;
    return installed[path]?.version === wanted[path].version;
  });
}

function install() {
  console.log(words.installing);
  // The build tools are development dependencies; NODE_ENV=production would leave them out.
  const args = ['ci', '--include=dev'];
  const npm = process.env.npm_execpath;
  const isNpm = npm !== undefined && basename(npm) === 'npm-cli.js';
  const result = isNpm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : // On Windows npm is a batch file, which only a shell can start.
      spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) {
    fail(words.notInstalled);
    process.exit();
  }
}

/** Compiles the command where its sources have changed, and runs it. */
async function run(name, args) {
  // esbuild and tsc are Go programs that run for about a second; less frequent garbage collection saves a quarter
  // of it.
  process.env.GOGC ??= '400';
  process.env.INIT_CWD = TYPED_IN;
  process.chdir(root);
  const { openCommands } = await import('./compile/compileCommands.mjs');
  const onCompile = () => console.error(words.compiling);
  const { language, siteLanguage } = languages;
  const folder = await openCommands(root, onCompile, language, siteLanguage).catch((error) =>
    fail(words.notStarted(error.code === 'SOURCES_CHANGE' ? words.sourcesChange : error.message)),
  );
  if (folder !== undefined) await runCommand(folder, name, args);
}

function fail(message, code = 1) {
  console.error(message);
  process.exitCode = code;
}
