// What is going to happen to a site's files, before it does: shown to the writer, then done as a whole.

/** A file's text before and after, undefined where there is none. */
export interface FileChange {
  file: string;
  before: string | undefined;
  after: string | undefined;
  /** What it was called before, of a new file. */
  from?: string;
}

/** A file that gets another path and stays what it is: a picture, say. */
export interface FileMove {
  from: string;
  to: string;
}

/** Changes that belong together, and what the writer should know of them. */
export interface Plan {
  changes: FileChange[];
  moves: FileMove[];
  /** Files that are new under another path, with the bytes of those that stay. */
  copies?: FileMove[] | undefined;
  notes: string[];
  /** The page that the writer wants to see afterwards. */
  opens?: string | undefined;
}

/** A plan, or in words why there is none. */
export type Planned = Plan | { refused: string };

/** What is left of changes that change something, a file each, in the order of their names. */
export function toPlan(
  changes: readonly FileChange[],
  notes: readonly string[] = [],
  moves: readonly FileMove[] = [],
): Plan {
  const real = changes.filter(({ before, after }) => before !== after);
  return {
    changes: real.sort((a, b) => (a.file < b.file ? -1 : 1)),
    moves: [...moves].sort((a, b) => (a.from < b.from ? -1 : 1)),
    notes: [...notes],
  };
}
