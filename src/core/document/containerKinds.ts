import type { AdmonitionType } from '../i18n/elementMessages.ts';

/** Names of admonition containers, and the type that each renders as. */
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

/** Containers that change the layout of their content; without one the content renders as a list. */
const LAYOUTS = ['cards', 'steps', 'search', 'tabs'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** VitePress's container for tabs of code. */
const CODE_GROUP = 'code-group';

/** The layout of `:::name`; undefined for other containers. */
export function findLayout(name: string): Layout | undefined {
  const written = name.toLowerCase() === CODE_GROUP ? 'tabs' : name.toLowerCase();
  return LAYOUTS.find((layout) => layout === written);
}

const DETAILS = 'details';

/** Whether `:::name` renders as a collapsed `<details>`. */
export function isDetails(name: string): boolean {
  return name.toLowerCase() === DETAILS;
}

/** Names for completion after `:::`, one for each component. */
export const CONTAINER_NAMES: readonly string[] = [
  'note',
  'tip',
  'info',
  'caution',
  'danger',
  DETAILS,
  ...LAYOUTS,
];

/** Containers of other engines that have no component here: VitePress's `raw`, VuePress's `v-pre`, `center`. */
const WITHOUT_LOOK = new Set(['raw', 'v-pre', 'left', 'center', 'right', 'justify']);

/** Whether `:::name` renders as its content alone. */
export function isUnstyled(name: string): boolean {
  return WITHOUT_LOOK.has(name.toLowerCase());
}

/** Whether `:::name` has a component. */
export function isContainerKind(name: string): boolean {
  return findLayout(name) !== undefined || findAdmonitionType(name) !== undefined || isDetails(name);
}

/** Names of admonitions in MkDocs and Obsidian. */
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

/**
 * Names that mean something else in an alert: GitHub's `[!CAUTION]` is the most severe, as is docsify's `[!ATTENTION]`.
 */
const ALERTS: ReadonlyMap<string, AdmonitionType> = new Map([
  ['caution', 'danger'],
  ['attention', 'danger'],
]);

/** The type of `:::name`, ignoring case. */
export function findAdmonitionType(name: string): AdmonitionType | undefined {
  return TYPES.get(name.toLowerCase());
}

/** The type of an admonition of MkDocs; unknown names default to a note. */
export function toBoxName(name: string): AdmonitionType {
  return findAdmonitionType(name) ?? FOREIGN.get(name.toLowerCase()) ?? 'note';
}

/** The type of `[!NAME]`. */
export function findAlertType(name: string): AdmonitionType | undefined {
  const key = name.toLowerCase();
  return ALERTS.get(key) ?? TYPES.get(key) ?? FOREIGN.get(key);
}
