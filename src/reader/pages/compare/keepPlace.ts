import { flushSync } from 'react-dom';
import { CHANGE } from './columns.ts';

/** Lays a comparison out anew, at once and as a whole; the change next to the middle of the window stays where it is. */
export function keepPlace(frame: HTMLElement | null, layOut: () => void): void {
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
