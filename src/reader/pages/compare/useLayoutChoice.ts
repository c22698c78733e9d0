import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { HAS_TOC_COLUMN } from '../../../core/constants.ts';
import { compareLayoutKey } from '../../../lib/deferredStorageKeys.ts';
import type { Arrival } from '../../article/useRenderedCount.ts';
import { addListener, combineCleanups } from '../../platform/listen.ts';
import { rootData } from '../../store/rootData.ts';
import { safeStorage } from '../../store/safeStorage.ts';
import { CHANGE } from './ComparisonColumns.tsx';

const keyOf = () => compareLayoutKey(rootData().storageKey);

/**
 * State of the layout: two columns on wide viewports, unless the reader has chosen one column; print has one
 * column. A change of layout renders all rows synchronously, not in steps, because neither print nor the
 * scroll correction can wait.
 * @param frame contains the text
 */
export function useLayoutChoice(frame: RefObject<HTMLElement | null>) {
  const [isWide, setWide] = useState(() => matchMedia(HAS_TOC_COLUMN).matches);
  const [wantsOne, setWantsOne] = useState(() => safeStorage.getItem(keyOf()) === 'one');
  const [isPrinted, setPrinted] = useState(false);
  const [arrival, setArrival] = useState<Arrival>('top');
  const change = useCallback(
    (layOut: () => void) =>
      keepChangeInView(frame.current, () => {
        setArrival('reading');
        layOut();
      }),
    [frame],
  );
  useEffect(() => {
    const query = matchMedia(HAS_TOC_COLUMN);
    const print = (isNow: boolean) => () => change(() => setPrinted(isNow));
    return combineCleanups(
      addListener(query, ['change'], () => change(() => setWide(query.matches))),
      addListener(window, ['beforeprint'], print(true)),
      addListener(window, ['afterprint'], print(false)),
    );
  }, [change]);
  const choose = (isTwo: boolean) => {
    change(() => setWantsOne(!isTwo));
    safeStorage.setItem(keyOf(), isTwo ? 'two' : 'one');
  };
  return { isTwo: isWide && !wantsOne && !isPrinted, isWide, arrival, choose };
}

/**
 * Renders another layout synchronously, and scrolls so that the change nearest to the viewport's middle keeps
 * its vertical position.
 */
function keepChangeInView(frame: HTMLElement | null, layOut: () => void): void {
  const near = window.scrollY > 0 && frame !== null ? findNear(frame) : undefined;
  flushSync(layOut);
  const row = near && frame?.querySelector(`[${CHANGE}="${near.change}"]`);
  if (row && near) window.scrollBy({ top: topOf(row) - near.top, behavior: 'instant' });
}

function findNear(frame: HTMLElement): { change: string | null; top: number } | undefined {
  const middle = window.innerHeight / 2;
  const rows = [...frame.querySelectorAll(`[${CHANGE}]`)].map((row) => ({
    change: row.getAttribute(CHANGE),
    top: topOf(row),
  }));
  return rows.sort((a, b) => Math.abs(a.top - middle) - Math.abs(b.top - middle))[0];
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

/**
 * Widens the page's frame for two columns by setting an attribute: browsers would match a `:has()` selector
 * again after each insertion of a node.
 */
export function useWideFrame(isTwo: boolean): void {
  useLayoutEffect(() => {
    const frame = document.getElementById('main')?.parentElement;
    frame?.toggleAttribute('data-two-sides', isTwo);
    return () => frame?.removeAttribute('data-two-sides');
  }, [isTwo]);
}
