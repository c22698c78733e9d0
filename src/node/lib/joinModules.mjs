// Our own modules, joined into few files that Node reads by itself. A loader that takes their types away asks for each
// of some hundred modules anew, which took longer than most commands do.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Right in joined files as well: they have the address of project.ts, which lies beside this file (`define`, below). */
const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
/** What is started as a process of its own: commands, and what others have beside them. */
const ENTRIES = ['commands/*.ts', '**/*Beside.ts'];

/** What decides about a joined file as well: how types are read, and by which bundler. */
const SETTINGS = ['tsconfig.json', 'package-lock.json'];

/** Names all that was joined last, with its settings. */
const INPUTS = 'inputs.json';
/** As many are kept as branches are worked on in turn: who was started from one may still ask for a part of it. */
const KEPT = 8;
/** Somebody may write a file while it is read. */
const ATTEMPTS = 4;

/**
 * The file to run instead of one of ours; joined anew where one of those that are joined has changed.
 * @param {string} file in src/node: a command, or one that is called `…Beside.ts`
 * @param {string} project its folder
 * @returns {Promise<string>} an absolute path
 * @example await findJoined('/project/src/node/commands/build.ts') === '/project/.cache/joined/1f0c…/commands/build.mjs'
 */
export async function findJoined(file, project = PROJECT) {
  const store = join(resolve(project, process.env.CACHE_DIR || '.cache'), 'joined');
  const name = relative(join(project, 'src/node'), file).replace(/\.ts$/, '.mjs');
  const hash = hashFiles(project, readInputs(store));
  const known = hash && join(store, hash);
  if (known && existsSync(join(known, name))) {
    await utimes(known, new Date(), new Date()).catch(() => {});
    return join(known, name);
  }
  return join(await joinAnew(project, store), name);
}

/**
 * @param {string} store
 * @returns {string[]}
 */
function readInputs(store) {
  try {
    return JSON.parse(readFileSync(join(store, INPUTS), 'utf8'));
  } catch {
    return [];
  }
}

/**
 * @param {string} project
 * @param {readonly string[]} files named from the project
 * @returns {string | undefined} nothing where there are none, or one is missing
 */
function hashFiles(project, files) {
  if (files.length === 0) return undefined;
  // The project's own place stands in what is joined.
  const hash = createHash('sha256').update(project);
  try {
    for (const file of files) {
      const content = readFileSync(join(project, file));
      hash.update(`\0${file}\0${content.length}\0`).update(content);
    }
  } catch {
    return undefined;
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} project
 * @param {string} store
 */
async function joinAnew(project, store) {
  const { build } = await import('esbuild');
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const begun = Date.now();
    const unfinished = join(store, randomUUID());
    try {
      const { metafile } = await build({
        absWorkingDir: project,
        entryPoints: ENTRIES.map((entry) => `src/node/${entry}`),
        outbase: 'src/node',
        outdir: unfinished,
        outExtension: { '.js': '.mjs' },
        bundle: true,
        // What a command asks for only sometimes is read only then.
        splitting: true,
        format: 'esm',
        platform: 'node',
        target: 'node20',
        packages: 'external',
        charset: 'utf8',
        sourcemap: 'linked',
        sourcesContent: false,
        jsx: 'automatic',
        define: {
          'import.meta.url': JSON.stringify(pathToFileURL(join(project, 'src/node/lib/project.ts')).href),
        },
        metafile: true,
        logLevel: 'silent',
      });
      const settings = SETTINGS.filter((file) => existsSync(join(project, file)));
      const inputs = [...Object.keys(metafile.inputs).sort(), ...settings];
      const hash = hashFiles(project, inputs);
      if (hash === undefined || (await wereWritten(project, inputs, begun))) continue;
      const folder = join(store, hash);
      // Another process may have been quicker: what it has made is the same.
      await rename(unfinished, folder).catch((error) => {
        if (!existsSync(folder)) throw error;
      });
      await linkPackages(project, store);
      await writeFile(`${unfinished}.json`, JSON.stringify(inputs));
      await rename(`${unfinished}.json`, join(store, INPUTS));
      await forgetOld(store, hash);
      return folder;
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }
  throw new Error('src 里的文件一直在变，请等它们写完再运行。');
}

/**
 * @param {string} project
 * @param {readonly string[]} files named from it
 * @param {number} since milliseconds since 1970
 */
async function wereWritten(project, files, since) {
  const times = await Promise.all(files.map(async (file) => (await stat(join(project, file))).mtimeMs));
  return times.some((time) => time >= since);
}

/**
 * What is joined looks for its packages above itself.
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

/**
 * @param {string} store
 * @param {string} current name of the folder that is about to be used
 */
async function forgetOld(store, current) {
  const names = (await readdir(store)).filter((name) => !/^node_modules$|\.json$/.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs } = await stat(join(store, name)).catch(() => ({ mtimeMs: 0 }));
      return { name, mtimeMs };
    }),
  );
  const old = found.filter(({ name }) => name !== current).sort((one, other) => other.mtimeMs - one.mtimeMs);
  for (const { name } of old.slice(KEPT - 1)) await rm(join(store, name), { recursive: true, force: true });
}
