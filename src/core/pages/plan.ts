// What is going to happen to a site's files, before it does: shown to the writer, then done as a whole.

/** A file's text before and after, undefined where there is none. */
export interface FileChange {
  file: string;
  before: string | undefined;
  after: string | undefined;
}

/** Changes that belong together, and what the writer should know of them. */
export interface Plan {
  changes: FileChange[];
  notes: string[];
}

/** A plan, or in words why there is none. */
export type Planned = Plan | { refused: string };

/** What is left of changes that change something, a file each, in the order of their names. */
export function toPlan(changes: readonly FileChange[], notes: readonly string[] = []): Plan {
  const real = changes.filter(({ before, after }) => before !== after);
  return { changes: real.sort((a, b) => (a.file < b.file ? -1 : 1)), notes: [...notes] };
}
