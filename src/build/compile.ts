// Runs webpack over the engine.
import { join } from 'node:path';
import type { Compiler, Configuration, Stats } from 'webpack';
import webpack from 'webpack';

const configFile = new URL('../../webpack.config.js', import.meta.url).href;

export type Mode = 'production' | 'development';

/** What the page's shell and the budgets need to know; files are named from the output folder. */
export interface EngineBuild {
  scripts: readonly string[];
  styles: readonly string[];
  /** Files of each named lazy part, those that it shares with others included. */
  parts: ReadonlyMap<string, readonly string[]>;
}

/** Compiles once, and throws with webpack's words when the code has errors. */
export async function compile(mode: Mode, outDir: string): Promise<EngineBuild> {
  return describeBuild(await run(await createCompiler(mode, outDir)));
}

/** Compiles what draws pages ahead; gives the file to import. */
export async function compilePrerender(outDir: string): Promise<string> {
  await run(await createCompiler('production', outDir, { prerender: true }));
  return join(outDir, 'prerender.cjs');
}

export interface WatchEvents {
  onBuild: (build: EngineBuild, hash: string) => void;
  onErrors: (message: string) => void;
}

/** Compiles now and after each change of the code, until the returned function is called. */
export async function watchCode(
  mode: Mode,
  outDir: string,
  { onBuild, onErrors }: WatchEvents,
): Promise<() => Promise<void>> {
  const compiler = await createCompiler(mode, outDir);
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (stats === undefined) onErrors(String(error));
    else if (stats.hasErrors()) onErrors(describeErrors(stats));
    else onBuild(describeBuild(stats), stats.hash ?? '');
  });
  return () => new Promise((resolve) => (watching ? watching.close(() => resolve()) : resolve()));
}

async function run(compiler: Compiler): Promise<Stats> {
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (result === undefined ? reject(error) : resolve(result)));
  });
  // Closing writes the cache that makes the next build fast.
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats.hasErrors()) throw new Error(describeErrors(stats));
  return stats;
}

interface Environment {
  prerender?: boolean;
}

async function createCompiler(mode: Mode, outDir: string, env: Environment = {}): Promise<Compiler> {
  // The config file is plain JavaScript, as webpack's users expect, and has no types of its own.
  const { default: configure } = (await import(configFile)) as {
    default: (env: Environment, args: { mode: Mode }) => Configuration;
  };
  const { output, ...rest } = configure(env, { mode });
  const compiler = webpack({ ...rest, output: { ...output, path: outDir } });
  if (compiler === null) throw new Error('webpack gave no compiler');
  return compiler;
}

function describeErrors(stats: Stats): string {
  return stats.toString({ preset: 'errors-only', colors: false });
}

function describeBuild({ compilation }: Stats): EngineBuild {
  const entry = compilation.entrypoints.get('web')?.getFiles() ?? [];
  const parts = new Map<string, readonly string[]>();
  for (const [name, group] of compilation.namedChunkGroups) {
    if (name !== 'web') parts.set(name, group.getFiles());
  }
  return {
    scripts: entry.filter((file) => file.endsWith('.js')),
    styles: entry.filter((file) => file.endsWith('.css')),
    parts,
  };
}
