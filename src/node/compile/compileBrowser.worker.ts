// Runs webpack over the reader's application (webpack.config.js).
import { statSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Compilation, Compiler, Module, Stats } from 'webpack';
import webpack from 'webpack';
import configure from '../../../webpack.config.js';
import { type BrowserPart, type EngineBuild, type EngineJson, engineToJson } from './engineBuild.ts';

/**
 * Compiles once; rejects with webpack's message where the code has errors. The result's `inputs` are the absolute paths
 * of the files that webpack read, without the folders whose symbolic links its resolver has checked: a folder changes
 * with every file that is created in it.
 * @param isPackaged for those who have no sources: without debug information
 */
export async function compileBrowser(
  part: BrowserPart,
  outDir: string,
  isPackaged = false,
): Promise<{ inputs: string[]; value: EngineJson }> {
  const stats = await run(createCompiler(part, outDir, isPackaged));
  return {
    inputs: [...stats.compilation.fileDependencies].filter(isFile),
    value: engineToJson(describeBuild(stats, entryOf(part))),
  };
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

const entryOf = (part: BrowserPart) => (part === 'development' ? 'web' : part);

export interface WatchEvents {
  onBuild: (build: EngineBuild) => void;
  onErrors: (message: string) => void;
}

/** Compiles now and after each change of the code, until the returned function is called. */
export async function watchBrowser(
  outDir: string,
  { onBuild, onErrors }: WatchEvents,
): Promise<() => Promise<void>> {
  const compiler = createCompiler('development', outDir);
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (stats === undefined) onErrors(String(error));
    else if (stats.hasErrors()) onErrors(describeErrors(stats));
    else onBuild(describeBuild(stats, 'web'));
  });
  return () => new Promise((resolve) => (watching ? watching.close(() => resolve()) : resolve()));
}

async function run(compiler: Compiler): Promise<Stats> {
  const stats = await promisify(compiler.run.bind(compiler))();
  // Closing writes webpack's cache, which makes the next development build fast.
  await promisify(compiler.close.bind(compiler))();
  if (stats === undefined) throw new Error('webpack gave no result');
  if (stats.hasErrors()) throw new Error(describeErrors(stats));
  return stats;
}

function createCompiler(part: BrowserPart, outDir: string, isPackaged = false): Compiler {
  const isLive = part === 'development';
  const mode = isLive && !isPackaged ? 'development' : 'production';
  const { output, ...rest } = configure({ entry: entryOf(part), isLive }, { mode });
  const compiler = webpack({ ...rest, output: { ...output, path: outDir } });
  if (compiler === null) throw new Error('webpack gave no compiler');
  return compiler;
}

function describeErrors(stats: Stats): string {
  return stats.toString({ preset: 'errors-only', colors: false });
}

function describeBuild({ compilation }: Stats, entry: string): EngineBuild {
  const files = compilation.entrypoints.get(entry)?.getFiles() ?? [];
  const parts = new Map<string, readonly string[]>();
  for (const [name, group] of compilation.namedChunkGroups) {
    if (!compilation.entrypoints.has(name)) parts.set(name, group.getFiles());
  }
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
    partStyles: collectPartStyles(compilation),
    parts,
    files: Object.keys(compilation.assets).filter((file) => /^assets\/.*(?<!\.LICENSE\.txt)$/.test(file)),
    worker: compilation.entrypoints.get('service-worker')?.getFiles()[0],
  };
}

/**
 * CSS rules that partStylesLoader.mjs has attached to modules of all chunks. Modules that webpack has concatenated
 * are inside another module.
 */
function collectPartStyles({ modules }: Compilation): string {
  const separate = [...modules].flatMap((module) =>
    'modules' in module ? (module.modules as Module[]) : [module],
  );
  const styles = separate.flatMap((module): [string, string][] => {
    const text: string | undefined = module.buildInfo?.partStyles;
    return text === undefined ? [] : [[module.identifier(), text]];
  });
  // Sorted, since webpack lists modules in the order in which it read them. The Map drops the copy of a module that
  // is in two chunks.
  return [...new Map(styles.sort(([one], [other]) => (one < other ? -1 : 1))).values()].join('');
}
