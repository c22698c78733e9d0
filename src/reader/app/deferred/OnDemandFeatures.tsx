import { type ComponentType, useEffect, useState } from 'react';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import type { Route } from '../../../core/site/urls/route.ts';
import { loadExtra } from '../../platform/loadPart.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';

interface ExtraProps {
  manifest: Manifest;
  route: Route;
}

/** What some pages hold, by a selector, and the part that brings it to life. */
const EXTRAS: readonly (readonly [
  selector: string,
  load: () => Promise<{ default: ComponentType<ExtraProps> }>,
])[] = [
  [
    '[data-value]',
    () => import(/* webpackChunkName: "texts" */ '../../features/tools/values/ValuesPart.tsx'),
  ],
  ['[data-line]', () => import(/* webpackChunkName: "texts" */ '../../features/lines/LineMarks.tsx')],
  ['[data-tab]', () => import(/* webpackChunkName: "texts" */ '../../features/tabs/Tabs.tsx')],
  ['[data-footnote-ref]', () => import(/* webpackChunkName: "texts" */ '../../features/notes/NotePeek.tsx')],
];

/** Between two looks, in milliseconds. */
const REST = 100;

/** The parts that pages need which hold something of theirs. Who meets none of them loads nothing for them. */
export function ExtraParts() {
  const { manifest, route, path } = useCurrentPage();
  const [parts, setParts] = useState<readonly ComponentType<ExtraProps>[]>([]);
  useEffect(() => {
    const awaited = new Set(EXTRAS);
    const look = () => {
      for (const extra of awaited) {
        const [selector, load] = extra;
        if (document.querySelector(`.prose ${selector}`) === null) continue;
        awaited.delete(extra);
        void loadExtra(load).then((part) => part && setParts((known) => [...known, part.default]));
      }
      if (awaited.size === 0) growth.disconnect();
    };
    // Texts are drawn in slices, and other pages are other texts. One look for what changes together:
    // on the writer's desk each key changes the page.
    let timer: number | undefined;
    const growth = new MutationObserver(() => {
      timer ??= window.setTimeout(() => {
        timer = undefined;
        look();
      }, REST);
    });
    growth.observe(document.body, { childList: true, subtree: true });
    look();
    return () => {
      window.clearTimeout(timer);
      growth.disconnect();
    };
  }, []);
  return parts.map((Part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts come and stay
    <Part key={`${at} ${path}`} {...{ manifest, route }} />
  ));
}
