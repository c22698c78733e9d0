import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Found } from '../../../core/search/answer/askVersions.ts';
import { focusQuietly } from '../../platform/focusQuietly.ts';

const linksIn = (frame: Element | null) => [...(frame?.querySelectorAll<HTMLAnchorElement>('li > a') ?? [])];

/**
 * Leads from the button that asks for more hits, which goes with the last of them, to the first one that comes.
 * @param frame the hits are listed in it
 * @returns what the press of the button is told to
 */
export function useMoreHits(frame: RefObject<HTMLElement | null>, found: Found | undefined) {
  const asked = useRef<{ button: Element; known: ReadonlySet<string> }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer may bring them
  useLayoutEffect(() => {
    if (asked.current === undefined) return;
    const { button, known } = asked.current;
    const first = linksIn(frame.current).find(({ href }) => !known.has(href));
    if (first === undefined) return;
    asked.current = undefined;
    const { activeElement } = document;
    // Who has gone elsewhere meanwhile stays there.
    if (activeElement === button || activeElement === document.body) focusQuietly(first);
  }, [frame, found]);
  return ({ currentTarget }: MouseEvent) => {
    asked.current = { button: currentTarget, known: new Set(linksIn(frame.current).map(({ href }) => href)) };
  };
}
