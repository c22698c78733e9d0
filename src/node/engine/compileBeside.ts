// Compiles in a process of its own, from which a map does not come as one.
import { compile } from './compile.ts';
import { type KeptEngine, keepEngine } from './keptEngine.ts';

/** What the process has to offer. */
export type CompileBeside = { compileBeside: typeof compileBeside };

export async function compileBeside(folder: string, entry: 'web' | 'offline'): Promise<KeptEngine> {
  return keepEngine(await compile('production', folder, entry));
}
