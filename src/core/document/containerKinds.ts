import type { AdmonitionType } from '#i18n/elementMessages';

/** Maps the name of an admonition container to the type that it renders as. */
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

/** Containers that render their content, usually a list, with another layout. */
const LAYOUTS = ['cards', 'steps', 'search', 'tabs', 'operation'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Containers of VitePress and VuePress for tabs with code blocks. */
const CODE_TABS = new Set(['code-group', 'code-tabs']);

/** The layout of `:::name`; undefined for other containers. */
export function findLayout(name: string): Layout | undefined {
  const written = name.toLowerCase();
  return CODE_TABS.has(written) ? 'tabs' : LAYOUTS.find((layout) => layout === written);
}

const DETAILS = 'details';

/** Whether `:::name` renders as a collapsed `<details>`. */
export function isDetails(name: string): boolean {
  return name.toLowerCase() === DETAILS;
}

/** Names that the editor completes after `:::`, one for each component. */
export const CONTAINER_NAMES: readonly string[] = [
  'note',
  'tip',
  'info',
  'caution',
  'danger',
  DETAILS,
  ...LAYOUTS,
];

/**
 * Containers of other engines that render as their title and content: VitePress's `raw`, VuePress's `v-pre` and
 * alignment, previews and demos of code, of which the code is shown.
 */
const UNSTYLED = new Set(['raw', 'v-pre', 'left', 'center', 'right', 'justify', 'preview']);
const DEMO = /^(?:(?:[a-z]+-)?(?:demo|playground)|sandpack|echarts|chartjs)$/;

/** Whether `:::name` renders as its title and content, without an element around them. */
export function isUnstyled(name: string): boolean {
  return UNSTYLED.has(name.toLowerCase()) || DEMO.test(name.toLowerCase());
}

/** Whether a component renders `:::name`. */
export function isContainerKind(name: string): boolean {
  return findLayout(name) !== undefined || findAdmonitionType(name) !== undefined || isDetails(name);
}

/** Further names of admonitions in MkDocs and Obsidian. */
const OTHER_ENGINES: ReadonlyMap<string, AdmonitionType> = new Map([
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
 * Names whose type differs between alerts and containers: GitHub's `[!CAUTION]` and docsify's `[!ATTENTION]` are the
 * most severe type.
 */
const ALERTS: ReadonlyMap<string, AdmonitionType> = new Map([
  ['caution', 'danger'],
  ['attention', 'danger'],
]);

/** The type of the container `:::name`, ignoring case; undefined if the container is no admonition. */
export function findAdmonitionType(name: string): AdmonitionType | undefined {
  return TYPES.get(name.toLowerCase());
}

/** The type of an admonition in MkDocs, which permits any name: unknown names default to `note`. */
export function toBoxName(name: string): AdmonitionType {
  return findAdmonitionType(name) ?? OTHER_ENGINES.get(name.toLowerCase()) ?? 'note';
}

/** The type of the alert `[!NAME]`; undefined if the name is unknown. */
export function findAlertType(name: string): AdmonitionType | undefined {
  const key = name.toLowerCase();
  return ALERTS.get(key) ?? TYPES.get(key) ?? OTHER_ENGINES.get(key);
}
