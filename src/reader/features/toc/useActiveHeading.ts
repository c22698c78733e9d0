import { useEffect, useState } from 'react';
import type { TocNode } from '../../../core/site/nav/pageModel.ts';
import { isInsideCollapsed } from '../../platform/elementVisibility.ts';
import { addListener, combineCleanups } from '../../platform/listen.ts';

/** Share of the viewport's height above which a heading is active. */
const READ_LINE = 0.3;

/** The id of the active heading, updated on scroll: the first one above all headings, and until the page is measured. */
export function useActiveHeading(nodes: readonly TocNode[]): string | undefined {
  const [activeId, setActiveId] = useState(nodes[0]?.heading.id);
  useEffect(() => {
    const ids = [...idsOf(nodes)];
    let frame = 0;
    const update = () => {
      frame = 0;
      setActiveId(findActive(ids));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    return combineCleanups(addListener(window, ['scroll', 'resize'], schedule, { passive: true }), () =>
      cancelAnimationFrame(frame),
    );
  }, [nodes]);
  return activeId;
}

function* idsOf(nodes: readonly TocNode[]): Generator<string> {
  for (const node of nodes) {
    yield node.heading.id;
    yield* idsOf(node.children);
  }
}

function findActive(ids: readonly string[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  // At the end of the page the last heading is active, however short its section.
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
  const line = isAtEnd ? Infinity : window.innerHeight * READ_LINE;
  let active = ids[0];
  for (const id of ids) {
    const heading = document.getElementById(id);
    if (heading === null || isInsideCollapsed(heading)) continue;
    if (heading.getBoundingClientRect().top > line) break;
    active = id;
  }
  return active;
}
