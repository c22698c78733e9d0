// One group of tabs in a text, by the pattern of the ARIA practices. The text is React's, or nobody's: what is added
// to it is a list of its own and attributes, which whoever owns the text has no reason to touch.
import { tabsMessages } from '../../../core/i18n/tabsMessages.ts';
import styles from './tabs.part.module.css';

export const GROUP = '.prose [data-layout="tabs"]';

const listOf = (group: Element) => group.querySelector<HTMLElement>(':scope > [role="tablist"]');
const panelsOf = (group: Element) => [...group.querySelectorAll<HTMLElement>(':scope > [data-tab]')];
const tabsOf = (group: Element) => [...(listOf(group)?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];

export const isMade = (group: Element) => listOf(group) !== null;
export const isTabIn = (element: Element) =>
  element.parentElement?.matches(`${GROUP} > [role="tablist"]`) ?? false;

/** The panel around an element. */
export function panelOf(element: Element): HTMLElement | undefined {
  return element.closest<HTMLElement>(`${GROUP} > [data-tab]`) ?? undefined;
}

let count = 0;

/**
 * Makes tabs of a group.
 * @param chosen titles that the reader has chosen elsewhere, newest first
 * @param wanted what the address names: where it stands in the group, its tab is shown
 */
export function makeTabs(group: HTMLElement, chosen: readonly string[], wanted: Element | null): void {
  const panels = panelsOf(group);
  if (panels.length < 2) return;
  count += 1;
  const list = document.createElement('div');
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', tabsMessages.list);
  for (const [at, panel] of panels.entries()) {
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.textContent = panel.dataset.tab ?? '';
    const [tabId, panelId] = [`tab-${count}-${at}`, `tab-panel-${count}-${at}`];
    setAll(tab, { role: 'tab', id: tabId, 'aria-controls': panelId });
    setAll(panel, { role: 'tabpanel', id: panelId, 'aria-labelledby': tabId });
    list.append(tab);
  }
  group.classList.add(styles.group ?? '');
  group.prepend(list);
  const titles = panels.map(({ dataset }) => dataset.tab ?? '');
  const own = panels.findIndex((panel) => panel.contains(wanted));
  const known = titles.indexOf(chosen.find((title) => titles.includes(title)) ?? '');
  show(group, own >= 0 ? own : Math.max(0, known));
}

/** As it was drawn. */
export function undoTabs(group: HTMLElement): void {
  listOf(group)?.remove();
  group.classList.remove(styles.group ?? '');
  for (const panel of panelsOf(group))
    for (const name of ['role', 'id', 'aria-labelledby', 'hidden']) panel.removeAttribute(name);
}

/**
 * Shows a tab, and the tab of that title in all other groups that have one; not in a group that the tab stands in:
 * it would go out of sight at the click that chose it.
 */
export function chooseTab(tab: HTMLElement): void {
  for (const group of document.querySelectorAll<HTMLElement>(GROUP)) {
    const tabs = tabsOf(group);
    const isOwn = tabs.includes(tab);
    if (!isOwn && group.contains(tab)) continue;
    const at = isOwn
      ? tabs.indexOf(tab)
      : tabs.findIndex(({ textContent }) => textContent === tab.textContent);
    if (at >= 0) show(group, at);
  }
}

/** Shows one panel, for what stands in it: another group that followed could hide that again. */
export function showPanel(panel: HTMLElement): void {
  const group = panel.parentElement;
  if (group !== null && isMade(group)) show(group, panelsOf(group).indexOf(panel));
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The tab that a key leads to from another one. */
export function moveChoice(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  return tabs[STEPS[key]?.(tabs.indexOf(tab), tabs.length) ?? -1];
}

/** Where browsers can, the search in the page finds what is hidden, and shows it. */
const HIDDEN = 'onbeforematch' in document.documentElement ? 'until-found' : '';

function show(group: HTMLElement, at: number): void {
  for (const [place, tab] of tabsOf(group).entries())
    setAll(tab, { 'aria-selected': String(place === at), tabindex: place === at ? '0' : '-1' });
  for (const [place, panel] of panelsOf(group).entries())
    if (place === at) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', HIDDEN);
}

function setAll(element: Element, marks: Readonly<Record<string, string>>): void {
  for (const [name, mark] of Object.entries(marks)) element.setAttribute(name, mark);
}
