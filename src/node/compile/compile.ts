// Runs webpack over the engine.
import { promisify } from 'node:util';
import type { Compilation, Compiler, Module, Stats } from 'webpack';
import webpack from 'webpack';
import configure from '../../../webpack.config.js';
import { type EngineBuild, type KeptEngine, keepEngine } from './keptEngine.ts';

type Mode = 'production' | 'development';

/** The application's two entries: on the web by paths, in the offline kit by hashes. */
type Entry = 'web' | 'offline';

/** Compiles once, and throws with webpack's words when the code has errors. The result may be sent between processes. */
export async function compile(mode: Mode, outDir: string, entry: Entry = 'web'): Promise<KeptEngine> {
  return keepEngine(describeBuild(await run(createCompiler(mode, outDir, entry)), entry));
}

export interface WatchEvents {
  onBuild: (build: EngineBuild) => void;
  onErrors: (message: string) => void;
}

/** Compiles now and after each change of the code, until the returned function is called. */
export async function watchCode(
  outDir: string,
  { onBuild, onErrors }: WatchEvents,
): Promise<() => Promise<void>> {
  const compiler = createCompiler('development', outDir, 'web');
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (stats === undefined) onErrors(String(error));
    else if (stats.hasErrors()) onErrors(describeErrors(stats));
    else onBuild(describeBuild(stats, 'web'));
  });
  return () => new Promise((resolve) => (watching ? watching.close(() => resolve()) : resolve()));
}

async function run(compiler: Compiler): Promise<Stats> {
  const stats = await promisify(compiler.run.bind(compiler))();
  // Closing writes the cache that makes the next build fast.
  await promisify(compiler.close.bind(compiler))();
  if (stats === undefined) throw new Error('webpack gave no result');
  if (stats.hasErrors()) throw new Error(describeErrors(stats));
  return stats;
}

function createCompiler(mode: Mode, outDir: string, entry: Entry): Compiler {
  const { output, ...rest } = configure({ entry }, { mode });
  const compiler = webpack({ ...rest, output: { ...output, path: outDir } });
  if (compiler === null) throw new Error('webpack gave no compiler');
  return compiler;
}

function describeErrors(stats: Stats): string {
  return stats.toString({ preset: 'errors-only', colors: false });
}

function describeBuild({ compilation }: Stats, entry: Entry): EngineBuild {
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

/** What partStyles.mjs has left on its modules, some of which were joined into one. */
function collectPartStyles({ modules }: Compilation): string {
  const separate = [...modules].flatMap((module) =>
    'modules' in module ? (module.modules as Module[]) : [module],
  );
  const styles = separate.flatMap((module): [string, string][] => {
    const text: string | undefined = module.buildInfo?.partStyles;
    return text === undefined ? [] : [[module.identifier(), text]];
  });
  // Modules stand in the order in which they were read, which is another one each time; and one may stand in two parts.
  return [...new Map(styles.sort(([one], [other]) => (one < other ? -1 : 1))).values()].join('');
}
