// A compiled engine: as it is used, and as it is kept and handed over.

/** What the page's shell and the budgets need to know; files are named from the output folder. */
export interface EngineBuild {
  scripts: readonly string[];
  styles: readonly string[];
  /** The rules that come with lazy parts, in their scripts; absent: there are none. */
  partStyles?: string;
  /** Files of each named lazy part, those that it shares with others included. */
  parts: ReadonlyMap<string, readonly string[]>;
  /** All of the application's files; not every part has a name. */
  files: readonly string[];
  /** The service worker; development does without. */
  worker?: string | undefined;
}

/** An engine as JSON holds it. */
export interface KeptEngine extends Omit<EngineBuild, 'parts'> {
  parts: readonly [name: string, files: readonly string[]][];
}

export const keepEngine = (engine: EngineBuild): KeptEngine => ({ ...engine, parts: [...engine.parts] });
export const openEngine = (kept: KeptEngine): EngineBuild => ({ ...kept, parts: new Map(kept.parts) });
