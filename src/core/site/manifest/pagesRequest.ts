// What a writer's page asks of the development server when pages are made, renamed, moved or put in order.
import * as v from 'valibot';

/** Where it is sent. Only `npm start` answers there. */
export const PAGES_PATH = '/__live/pages';

const Options = v.strictObject({
  title: v.optional(v.string()),
  label: v.optional(v.string()),
  template: v.optional(v.string()),
  position: v.optional(v.pipe(v.number(), v.finite())),
  to: v.optional(v.string()),
  from: v.optional(v.string()),
});

/** A command of `npm run page`, in its words; or `look`: what can be chosen for a page. */
export const PagesRequest = v.strictObject({
  task: v.string(),
  words: v.array(v.string()),
  options: v.optional(Options),
  /** Hash of the plan that the writer has seen, which is to be done. */
  confirm: v.optional(v.string()),
});
export type PagesRequest = v.InferOutput<typeof PagesRequest>;

/** A line that comes or goes. */
export interface ShownLine {
  line: number;
  sign: '-' | '+';
  text: string;
}

/** What becomes of a file. */
export interface ShownFile {
  sign: '+' | '-' | '~' | '>';
  file: string;
  /** Where it lies afterwards, of one that only moves. */
  to?: string | undefined;
  lines: readonly ShownLine[];
  /** How many more lines change. */
  more: number;
}

/** What is going to happen. */
export interface ShownPlan {
  /** Names the plan: it is done under this name, or not at all. */
  hash: string;
  files: readonly ShownFile[];
  notes: readonly string[];
}

/** It has happened; `path` is the address of the page that the writer wants to see, as links have it. */
export interface PagesDone {
  done: true;
  path: string | undefined;
}

/** What can be chosen for a page. */
export interface PageChoices {
  /** The folder of its version, or of the pages; below it folders and pages are chosen. */
  top: string;
  folders: readonly string[];
  pages: readonly { file: string; title: string }[];
  headings: readonly { id: string; text: string }[];
  /** What lies in the page's folder, as the sidebar shows it. */
  order: readonly { name: string; label: string }[];
}
