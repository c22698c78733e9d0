import { useEffect } from 'react';
import { tabsMessages } from '#i18n/tabsMessages';
import { splitAnchor } from '../../../core/site/urls/anchors.ts';
import { isPlainClick } from '../../platform/isPlainClick.ts';
import { isRightToLeft } from '../../platform/isRightToLeft.ts';
import { addListener, combineCleanups } from '../../platform/listen.ts';
import { onPointerOrFocus } from '../../platform/onPointerOrFocus.ts';
import { chosenTabs } from '../../store/storedLists.ts';
import styles from './Tabs.part.module.css';

/**
 * Turns sections of `[data-layout="tabs"]` into tabs, by the ARIA pattern. Groups in the viewport become tabs
 * when pointer or focus reaches them, so that the layout does not shift without input.
 */
export default function Tabs() {
  useEffect(() => {
    const makeAll = (isWanted: (group: HTMLElement) => boolean) => {
      const named = document.getElementById(currentAnchor());
      for (const group of document.querySelectorAll<HTMLElement>(TAB_GROUP))
        if (!hasTabList(group) && isWanted(group)) makeTabs(group, chosenTabs.read(), named);
    };
    const isBelow = (group: HTMLElement) => group.getBoundingClientRect().top >= window.innerHeight;
    makeAll(isBelow);
    // Groups that React renders later become tabs before their first paint.
    const observer = new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      makeAll((group) => added.some((node) => node.contains(group)));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const tab = target.closest('[role="tab"]');
      if (tab instanceof HTMLElement && isTabIn(tab)) choose(tab);
      const link = target.closest<HTMLAnchorElement>('a[href*="#"]');
      if (link === null || !isPlainClick(event)) return;
      const { page, anchor } = splitAnchor(link.href);
      // Only links within the page: a link to another page may have the same fragment.
      if (page === splitAnchor(window.location.href).page) openTo(anchor);
    };
    const onKey = (event: KeyboardEvent) => {
      // With a modifier these keys are shortcuts of the browser.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const tab = event.target instanceof HTMLElement && isTabIn(event.target) ? event.target : undefined;
      const next = tab && adjacentTab(tab, event.key);
      if (next === undefined) return;
      event.preventDefault();
      choose(next);
      next.focus();
    };
    const onMatch = ({ target }: Event) => {
      const panel = target instanceof Element ? panelOf(target) : undefined;
      if (panel !== undefined) showPanel(panel);
    };
    const onHash = () => openTo(currentAnchor());
    onHash();
    return combineCleanups(
      onPointerOrFocus((target) => makeAll((group) => group.contains(target))),
      // In the capture phase, so that the target is visible before the link's click scrolls to it.
      addListener(document, ['click'], onClick, { capture: true }),
      addListener(document, ['keydown'], onKey),
      addListener(document, ['beforematch'], onMatch),
      addListener(window, ['hashchange'], onHash),
      () => observer.disconnect(),
      // Restores the nodes: prerendered ones may be adopted again.
      () => document.querySelectorAll<HTMLElement>(TAB_GROUP).forEach(removeTabs),
    );
  }, []);
  return null;
}

/** Selects a tab in all groups, and persists the choice for other pages. */
function choose(tab: HTMLElement): void {
  const { top } = tab.getBoundingClientRect();
  chosenTabs.add(tab.textContent);
  chooseTab(tab);
  // Scrolls so that the tab stays under the pointer: groups above may have changed their height.
  window.scrollBy(0, tab.getBoundingClientRect().top - top);
}

const currentAnchor = () => splitAnchor(window.location.href).anchor;

/** Selects the tabs that contain a fragment's target. */
function openTo(anchor: string): void {
  const target = document.getElementById(anchor);
  let isHidden = false;
  // Tabs may be nested.
  for (let at = target; at !== null; at = at.parentElement) {
    if (panelOf(at) !== at || at.hidden === false) continue;
    isHidden = true;
    showPanel(at);
  }
  if (isHidden) target?.scrollIntoView();
}

export const TAB_GROUP = '.prose [data-layout="tabs"]';

const listOf = (group: Element) => group.querySelector<HTMLElement>(':scope > [role="tablist"]');
const panelsOf = (group: Element) => [...group.querySelectorAll<HTMLElement>(':scope > [data-tab]')];
const tabsOf = (group: Element) => [...(listOf(group)?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];

export const hasTabList = (group: Element) => listOf(group) !== null;
export const isTabIn = (element: Element) =>
  element.parentElement?.matches(`${TAB_GROUP} > [role="tablist"]`) ?? false;

export function panelOf(element: Element): HTMLElement | undefined {
  return element.closest<HTMLElement>(`${TAB_GROUP} > [data-tab]`) ?? undefined;
}

let count = 0;

/**
 * Adds a tablist and ARIA attributes to a group. React owns the panels, but does not render these attributes.
 * @param chosen titles that the reader has selected before, newest first
 * @param wanted target of the URL's fragment: its tab is selected
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
  const wantedIndex = panels.findIndex((panel) => panel.contains(wanted));
  const chosenIndex = titles.indexOf(chosen.find((title) => titles.includes(title)) ?? '');
  show(group, wantedIndex >= 0 ? wantedIndex : Math.max(0, chosenIndex));
}

/** Removes the tablist and the attributes that `makeTabs` has added. */
export function removeTabs(group: HTMLElement): void {
  listOf(group)?.remove();
  group.classList.remove(styles.group ?? '');
  for (const panel of panelsOf(group))
    for (const name of ['role', 'id', 'aria-labelledby', 'hidden']) panel.removeAttribute(name);
}

/**
 * Selects a tab, and tabs with the same title in all other groups except the ancestors of the clicked tab:
 * another selection there would hide it.
 */
export function chooseTab(tab: HTMLElement): void {
  for (const group of document.querySelectorAll<HTMLElement>(TAB_GROUP)) {
    const tabs = tabsOf(group);
    const isOwn = tabs.includes(tab);
    if (!isOwn && group.contains(tab)) continue;
    const at = isOwn
      ? tabs.indexOf(tab)
      : tabs.findIndex(({ textContent }) => textContent === tab.textContent);
    if (at >= 0) show(group, at);
  }
}

/** Shows a panel, without selecting tabs with the same title in other groups. */
export function showPanel(panel: HTMLElement): void {
  const group = panel.parentElement;
  if (group !== null && hasTabList(group)) show(group, panelsOf(group).indexOf(panel));
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const MIRRORED_KEYS: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The tab to which an arrow key moves the focus. */
export function adjacentTab(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  const step = STEPS[(isRightToLeft(tab) && MIRRORED_KEYS[key]) || key];
  return tabs[step?.(tabs.indexOf(tab), tabs.length) ?? -1];
}

/** `until-found` lets the browser's find-in-page reveal hidden panels. */
const HIDDEN = 'onbeforematch' in document.documentElement ? 'until-found' : '';

function show(group: HTMLElement, at: number): void {
  for (const [index, tab] of tabsOf(group).entries())
    setAll(tab, { 'aria-selected': String(index === at), tabindex: index === at ? '0' : '-1' });
  for (const [index, panel] of panelsOf(group).entries())
    if (index === at) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', HIDDEN);
}

function setAll(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
