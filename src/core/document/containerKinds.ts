import type { AdmonitionType } from '../i18n/elementMessages.ts';

/** The names that the container of an admonition may have, and what it is drawn as. */
const TYPES: ReadonlyMap<string, AdmonitionType> = new Map([
  ['note', 'note'],
  ['secondary', 'note'],
  ['tip', 'tip'],
  ['success', 'tip'],
  ['info', 'info'],
  ['important', 'info'],
  ['caution', 'caution'],
  ['warning', 'caution'],
  ['danger', 'danger'],
]);

/** Containers that lay out what is in them; without them it reads as the list that it is. */
const LAYOUTS = ['cards', 'steps', 'search', 'tabs'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Tabs of code, as VitePress names them. */
const CODE_GROUP = 'code-group';

/** The layout of `:::name`. */
export function findLayout(name: string): Layout | undefined {
  const written = name.toLowerCase() === CODE_GROUP ? 'tabs' : name.toLowerCase();
  return LAYOUTS.find((layout) => layout === written);
}

/** What is folded until somebody opens it. */
const DETAILS = 'details';

/** Whether `:::name` folds what is in it. */
export function isDetails(name: string): boolean {
  return name.toLowerCase() === DETAILS;
}

/** The names that can stand after `:::`, one for each look. */
export const CONTAINER_NAMES: readonly string[] = [
  'note',
  'tip',
  'info',
  'caution',
  'danger',
  DETAILS,
  ...LAYOUTS,
];

/** What other engines place or leave to a program: VitePress' `raw`, VuePress' `v-pre`, `center`. */
const WITHOUT_LOOK = new Set(['raw', 'v-pre', 'left', 'center', 'right', 'justify']);

/** Whether `:::name` has no look here: what is in it stands there by itself. */
export function hasNoLook(name: string): boolean {
  return WITHOUT_LOOK.has(name.toLowerCase());
}

/** Whether something is drawn for `:::name`. */
export function isContainerKind(name: string): boolean {
  return findLayout(name) !== undefined || findAdmonitionType(name) !== undefined || isDetails(name);
}

/** Names that MkDocs and Obsidian have for boxes and `:::` has not. */
const FOREIGN: ReadonlyMap<string, AdmonitionType> = new Map([
  ...named('note', 'example', 'quote', 'cite'),
  ...named('info', 'abstract', 'summary', 'tldr', 'todo', 'question', 'help', 'faq'),
  ...named('tip', 'hint', 'check', 'done'),
  ...named('caution', 'attention'),
  ...named('danger', 'error', 'failure', 'fail', 'missing', 'bug'),
]);

function named(type: AdmonitionType, ...names: readonly string[]): [string, AdmonitionType][] {
  return names.map((name) => [name, type]);
}

/** Of alerts: GitHub's `> [!CAUTION]` is its strongest, docsify's is `[!ATTENTION]`. */
const ALERTS: ReadonlyMap<string, AdmonitionType> = new Map([
  ['caution', 'danger'],
  ['attention', 'danger'],
]);

/** The type of `:::name`, however it is capitalised. */
export function findAdmonitionType(name: string): AdmonitionType | undefined {
  return TYPES.get(name.toLowerCase());
}

/** The type of a box of MkDocs; an unknown name is a note. */
export function toBoxName(name: string): AdmonitionType {
  return findAdmonitionType(name) ?? FOREIGN.get(name.toLowerCase()) ?? 'note';
}

/** The type of `[!NAME]`. */
export function findAlertType(name: string): AdmonitionType | undefined {
  const key = name.toLowerCase();
  return ALERTS.get(key) ?? TYPES.get(key) ?? FOREIGN.get(key);
}
