// Schema of the requests that create, rename, move and reorder pages: the editor sends them to the development
// server.
import * as v from 'valibot';

/** URL of the endpoint; only the dev server (`npm start`) has it. */
export const REFACTOR_PATH = '/__live/pages';

const Options = v.strictObject({
  title: v.optional(v.string()),
  label: v.optional(v.string()),
  template: v.optional(v.string()),
  position: v.optional(v.pipe(v.number(), v.finite())),
  to: v.optional(v.string()),
  from: v.optional(v.string()),
});

/** The arguments of `npm run page`; the task `look` instead returns the options of the dialog (`PageChoices`). */
export const RefactorRequest = v.strictObject({
  task: v.string(),
  words: v.array(v.string()),
  options: v.optional(Options),
  /** Hash of the plan that the user confirmed; absent: the server responds with a plan and changes nothing. */
  confirm: v.optional(v.string()),
});
export type RefactorRequest = v.InferOutput<typeof RefactorRequest>;

/** A removed (`-`) or added (`+`) line. */
export interface ShownLine {
  line: number;
  sign: '-' | '+';
  text: string;
}

/** Change of a file: created (`+`), deleted (`-`), edited (`~`) or moved (`>`). */
export interface ShownFile {
  sign: '+' | '-' | '~' | '>';
  file: string;
  /** New path of a moved file. */
  to?: string | undefined;
  lines: readonly ShownLine[];
  /** Number of changed lines that `lines` omits. */
  more: number;
}

/** A plan which the user must confirm. */
export interface ShownPlan {
  /** The server runs the plan only if its hash is still the same. */
  hash: string;
  files: readonly ShownFile[];
  notes: readonly string[];
}

/** Response after the change; the client navigates to `path`. */
export interface RefactorDone {
  done: true;
  path: string | undefined;
}

/** Options that the refactoring dialog offers for a page. */
export interface PageChoices {
  /** Root folder of the page's version, or of standalone pages. */
  top: string;
  folders: readonly string[];
  pages: readonly { file: string; title: string }[];
  headings: readonly { id: string; text: string }[];
  /** Items of the page's folder in sidebar order. */
  order: readonly { name: string; label: string }[];
}
