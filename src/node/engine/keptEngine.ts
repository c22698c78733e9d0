// A compiled engine, to be kept and handed over.
import type { EngineBuild } from './compile.ts';

/** An engine as JSON holds it. */
export interface KeptEngine extends Omit<EngineBuild, 'parts'> {
  parts: readonly [name: string, files: readonly string[]][];
}

export const keepEngine = (engine: EngineBuild): KeptEngine => ({ ...engine, parts: [...engine.parts] });
export const openEngine = (kept: KeptEngine): EngineBuild => ({ ...kept, parts: new Map(kept.parts) });
