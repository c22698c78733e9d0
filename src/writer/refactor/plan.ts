// A plan lists the changes to a site's files. It is rendered for confirmation, then applied as a transaction.

/** A file that is created, edited or deleted. */
export interface FileChange {
  file: string;
  /** Text of the file; undefined if it does not exist. `after` likewise. */
  before: string | undefined;
  after: string | undefined;
  /** Former path of a moved file. */
  from?: string;
}

/** A file that is moved or copied byte for byte. */
export interface FileMove {
  from: string;
  to: string;
}

export interface Plan {
  changes: FileChange[];
  moves: FileMove[];
  copies?: FileMove[] | undefined;
  notes: string[];
  /** Page to open after the plan is applied. */
  opens?: string | undefined;
}

/** A plan, or the message of a refusal. */
export type Planned = Plan | { refused: string };

/** Creates a plan: drops changes without effect, and sorts by path. */
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
