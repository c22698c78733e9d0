// The compiled engine on disk, in parts: commands and their workers, the browser bundles, the prerenderer … Each part
// is a folder that names its inputs (source files with the hash of their content); it is used while they have not
// changed. Plain JavaScript: run.mjs reads the commands from here before anything is compiled.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { cacheRoot, isPackage } from '../lib/cacheRoot.mjs';
import { archiveOf, unpackPart } from '../package/packedParts.mjs';

/**
 * Root of the project. Compiled files resolve the same folder: compileCommands.mjs replaces import.meta.url by the
 * URL of a file at the same depth.
 */
const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

/** Inputs of every part: the versions of bundled packages, and the compiler options. */
const SETTINGS = ['package-lock.json', 'tsconfig.json'];

/**
 * Number of folders per part that removeUnused() leaves: a running command may still import a chunk of an older
 * folder.
 */
const LIMIT = 8;
/** Attempts to compile: sources may change while a compiler reads them. */
const ATTEMPTS = 4;
/** Milliseconds by which the mtime of a file may lag behind the clock. */
const CLOCK_LAG = 20;
const LIST = 'list.json';
const FILES = 'files';

/**
 * @template T
 * @typedef {object} EnginePart
 * @property {string} folder absolute path of its files
 * @property {string} hash of its inputs
 * @property {readonly string[]} inputs source files, named from the project
 * @property {T} value what its compiler returned
 */

/**
 * Fills an empty folder. Inputs are absolute or named from the project; those outside of it, and packages, are ignored.
 * A folder among the inputs is hashed by the names of its files.
 * @template T
 * @typedef {(folder: string, project: string) => Promise<{ inputs: Iterable<string>, value: T }>} CompilePart
 */

/**
 * The part for the sources as they are; compiles it where it is missing, incomplete or made from other sources.
 * A folder is filled under a temporary name and renamed, so that a killed process leaves no truncated part, and two
 * processes may compile the same one.
 * @template T
 * @param {string} name
 * @param {CompilePart<T>} compile its value must be JSON
 * @param {string} [project] its folder
 * @returns {Promise<EnginePart<T>>}
 */
export async function openPart(name, compile, project = PROJECT) {
  const root = resolve(project);
  const store = join(cacheRoot(root), 'engine');
  if (isPackage(root)) return openPackedPart(store, name, root);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const cached = findPart(store, name, root);
    if (cached !== undefined) return cached;
    const compiled = await compilePart(store, name, compile, root);
    if (compiled !== undefined) return compiled;
    // Otherwise, a fast compiler would use up the attempts while a file that was saved just before still counts as new.
    await delay(CLOCK_LAG);
  }
  throw Object.assign(new Error(`${root}/src`), { code: 'SOURCES_CHANGE' });
}

/**
 * The part of a published package, unpacked at its first use.
 * @template T
 * @param {string} store
 * @param {string} name
 * @param {string} project
 * @returns {Promise<EnginePart<T>>}
 */
async function openPackedPart(store, name, project) {
  const archive = archiveOf(project, name);
  const inputs = { [relative(project, archive)]: hashContent(archive) };
  const path = join(store, `${name}-${hashList({ project, inputs })}`);
  const known = readList(path);
  if (isComplete(path, known)) return toPart(path, known);
  const unfinished = join(store, `${name}-${randomUUID()}`);
  try {
    const value = unpackPart(archive, name, join(unfinished, FILES), project);
    return await finishPart(unfinished, path, { project, inputs, value });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * Lists the files of a filled folder and gives it its name.
 * @template T
 * @param {string} unfinished
 * @param {string} path
 * @param {{ project: string, inputs: object, value: T }} made
 * @returns {Promise<EnginePart<T>>}
 */
async function finishPart(unfinished, path, made) {
  const folder = join(unfinished, FILES);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.flatMap((file) => {
    const size = sizeOf(join(folder, file));
    return size === undefined ? [] : [[file.replaceAll('\\', '/'), size]];
  });
  const list = { ...made, files: Object.fromEntries(files) };
  await writeFile(join(unfinished, LIST), JSON.stringify(list));
  // A folder of this name is either damaged, or complete and in use by a concurrent process that made the same part.
  if (!isComplete(path, readList(path))) await rm(path, { recursive: true, force: true });
  await rename(unfinished, path).catch((error) => {
    if (!isComplete(path, readList(path))) throw error;
  });
  return toPart(path, list);
}

/**
 * @param {string} store
 * @param {string} name
 * @param {string} project
 */
function findPart(store, name, project) {
  const hashInput = createInputHasher(project);
  for (const path of listFolders(store, name)) {
    const list = readList(path);
    if (list?.project !== project) continue;
    if (!Object.entries(list.inputs).every(([file, hash]) => hashInput(file) === hash)) continue;
    if (path !== join(store, `${name}-${hashList(list)}`) || !isComplete(path, list)) continue;
    utimesSync(path, new Date(), new Date());
    return toPart(path, list);
  }
  return undefined;
}

/**
 * @param {string} path
 * @param {any} list
 */
const isComplete = (path, list) =>
  list !== undefined &&
  Object.entries(list.files).every(([file, size]) => sizeOf(join(path, FILES, file)) === size);

/**
 * @template T
 * @param {string} store
 * @param {string} name
 * @param {CompilePart<T>} compile
 * @param {string} project
 * @returns {Promise<EnginePart<T> | undefined>} undefined where sources changed meanwhile
 */
async function compilePart(store, name, compile, project) {
  const start = Date.now();
  const unfinished = join(store, `${name}-${randomUUID()}`);
  const folder = join(unfinished, FILES);
  try {
    mkdirSync(folder, { recursive: true });
    await linkPackages(project, store);
    const { inputs: paths, value } = await compile(folder, project);
    const hashInput = createInputHasher(project);
    const inputs = Object.fromEntries(
      listInputs(paths, project).map((file) => [file, hashInput(file) ?? '']),
    );
    const isChanged = (/** @type {string} */ file) => {
      const time = statSync(join(project, file), { throwIfNoEntry: false })?.mtimeMs ?? start;
      return time >= start - CLOCK_LAG && time <= Date.now();
    };
    if (Object.keys(inputs).some(isChanged)) return undefined;
    const made = { project, inputs, value };
    const part = await finishPart(unfinished, join(store, `${name}-${hashList(made)}`), made);
    await removeUnused(store, name);
    return part;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * @param {string} path
 * @param {any} list
 */
const toPart = (path, { inputs, value }) => ({
  folder: join(path, FILES),
  hash: path.slice(-16),
  inputs: Object.keys(inputs),
  value,
});

/** @param {{ project: string, inputs: object }} list */
function hashList({ project, inputs }) {
  return createHash('sha256')
    .update(JSON.stringify([project, inputs]))
    .digest('hex')
    .slice(0, 16);
}

/**
 * @param {Iterable<string>} paths
 * @param {string} project
 */
function listInputs(paths, project) {
  const files = [...paths].map((path) => relative(project, resolve(project, path)).replaceAll('\\', '/'));
  const own = files.filter((file) => !/^(?:\.\.|node_modules)?(?:\/|$)/.test(file));
  const settings = SETTINGS.filter((file) => existsSync(join(project, file)));
  return [...new Set([...own, ...settings])].filter((file) => existsSync(join(project, file))).sort();
}

/**
 * Returns a function that hashes a file of the project and returns undefined for a missing file. Synchronous: for
 * some hundred small files promises take three times as long.
 * @param {string} project
 */
function createInputHasher(project) {
  /** @type {Map<string, string | undefined>} */
  const known = new Map();
  return (/** @type {string} */ file) => {
    if (!known.has(file)) known.set(file, hashContent(join(project, file)));
    return known.get(file);
  };
}

/** @param {string} path */
function hashContent(path) {
  try {
    return createHash('sha256').update(readInput(path)).digest('base64').slice(0, 22);
  } catch {
    return undefined;
  }
}

/** @param {string} path */
function readInput(path) {
  try {
    return readFileSync(path);
  } catch {
    return readdirSync(path).sort().join('\0');
  }
}

/** @param {string} path */
function readList(path) {
  try {
    return JSON.parse(readFileSync(join(path, LIST), 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} path of a file; undefined for anything else */
function sizeOf(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : undefined;
}

/**
 * Folders of a part, those of running and killed compilers included; last used first.
 * @param {string} store
 * @param {string} name
 */
function listFolders(store, name) {
  if (!existsSync(store)) return [];
  return readdirSync(store)
    .filter((folder) => folder.startsWith(`${name}-`) && /^[\da-f-]+$/.test(folder.slice(name.length + 1)))
    .map((folder) => join(store, folder))
    .map((path) => ({ path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.time - one.time)
    .map(({ path }) => path);
}

/**
 * @param {string} store
 * @param {string} name
 */
async function removeUnused(store, name) {
  for (const path of listFolders(store, name).slice(LIMIT))
    await rm(path, { recursive: true, force: true }).catch(() => {});
}

/**
 * Node resolves packages from the parents of a compiled file.
 * @param {string} project
 * @param {string} store
 */
async function linkPackages(project, store) {
  const link = join(store, 'node_modules');
  if (!relative(project, store).startsWith('..') || existsSync(link)) return;
  await symlink(join(project, 'node_modules'), link, 'junction').catch((error) => {
    if (!existsSync(link)) throw error;
  });
}
