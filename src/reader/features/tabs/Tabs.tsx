import { useEffect } from 'react';
import { splitAddress } from '../../../core/site/urls/splitAddress.ts';
import { isPlainClick } from '../../platform/isPlainClick.ts';
import { listen, together } from '../../platform/listen.ts';
import { onPointerOrFocus } from '../../platform/onPointerOrFocus.ts';
import { chosenTabs } from '../../store/storedLists.ts';
import {
  chooseTab,
  GROUP,
  isMade,
  isTabIn,
  makeTabs,
  moveChoice,
  panelOf,
  showPanel,
  undoTabs,
} from './tabGroup.ts';

/**
 * Makes tabs of what stands below each other under titles, by listeners on it. What is on the screen already waits
 * until the reader comes to it, so that nothing moves before the reader's eyes.
 */
export default function Tabs() {
  useEffect(() => {
    const makeAll = (isWanted: (group: HTMLElement) => boolean) => {
      const named = document.getElementById(anchorHere());
      for (const group of document.querySelectorAll<HTMLElement>(GROUP))
        if (!isMade(group) && isWanted(group)) makeTabs(group, chosenTabs.read(), named);
    };
    const isBelow = (group: HTMLElement) => group.getBoundingClientRect().top >= window.innerHeight;
    makeAll(isBelow);
    // Drawn here, and not seen yet.
    const growth = new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      makeAll((group) => added.some((node) => node.contains(group)));
    });
    growth.observe(document.body, { childList: true, subtree: true });
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const tab = target.closest('[role="tab"]');
      if (tab instanceof HTMLElement && isTabIn(tab)) choose(tab);
      const link = target.closest<HTMLAnchorElement>('a[href*="#"]');
      if (link === null || !isPlainClick(event)) return;
      const { page, anchor } = splitAddress(link.href);
      // Another page may have an anchor of that name as well.
      if (page === splitAddress(window.location.href).page) openTo(anchor);
    };
    const onKey = (event: KeyboardEvent) => {
      // With Alt or Ctrl they are the browser's: the way back, the page's beginning.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const tab = event.target instanceof HTMLElement && isTabIn(event.target) ? event.target : undefined;
      const next = tab && moveChoice(tab, event.key);
      if (next === undefined) return;
      event.preventDefault();
      choose(next);
      next.focus();
    };
    const onMatch = ({ target }: Event) => {
      const panel = target instanceof Element ? panelOf(target) : undefined;
      if (panel !== undefined) showPanel(panel);
    };
    const onHash = () => openTo(anchorHere());
    onHash();
    return together(
      onPointerOrFocus((target) => makeAll((group) => group.contains(target))),
      // Before the page scrolls to what a link names.
      listen(document, ['click'], onClick, { capture: true }),
      listen(document, ['keydown'], onKey),
      listen(document, ['beforematch'], onMatch),
      listen(window, ['hashchange'], onHash),
      () => growth.disconnect(),
      // The text may be shown again.
      () => document.querySelectorAll<HTMLElement>(GROUP).forEach(undoTabs),
    );
  }, []);
  return null;
}

/** The same choice everywhere on the page, and on the next one. */
function choose(tab: HTMLElement): void {
  const { top } = tab.getBoundingClientRect();
  chosenTabs.add(tab.textContent);
  chooseTab(tab);
  // Groups above may have another height now; the reader's hand stays where it is.
  window.scrollBy(0, tab.getBoundingClientRect().top - top);
}

const anchorHere = () => splitAddress(window.location.href).anchor;

/** Shows what an anchor of the page leads to. */
function openTo(anchor: string): void {
  const target = document.getElementById(anchor);
  let isHidden = false;
  // Tabs may stand in a tab.
  for (let at = target; at !== null; at = at.parentElement) {
    if (panelOf(at) !== at || at.hidden === false) continue;
    isHidden = true;
    showPanel(at);
  }
  if (isHidden) target?.scrollIntoView();
}
