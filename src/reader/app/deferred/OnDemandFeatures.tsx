import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { PREVIEW_DELAY } from '../../../core/constants.ts';
import { readCompared } from '../../../core/diff/address.ts';
import { messages } from '../../../core/i18n/messages.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import type { Route } from '../../../core/site/urls/route.ts';
import { useReader } from '../../content/queries/ContentProvider.tsx';
import { findLink } from '../../features/preview/findLink.ts';
import type TakeControls from '../../features/tools/take/TakeControls.tsx';
import type { ComparisonPartProps } from '../../pages/compare/ComparisonPart.tsx';
import { listen, together } from '../../platform/listen.ts';
import { loadExtra, loadPart } from '../../platform/loadPart.ts';
import { hearReach } from '../../platform/onPointerOrFocus.ts';
import { useReading } from '../../store/readingSettings.ts';
import { readPlaces } from '../../store/storedLists.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { useExtra } from '../../ui/useExtra.ts';
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

const loadHomePlaces = () => import(/* webpackChunkName: "reading" */ '../../features/places/HomePlaces.tsx');
const loadReadMarks = () => import(/* webpackChunkName: "reading" */ '../../features/places/ReadMarks.tsx');

/** Tells where the reader has been, where that is wanted. */
export function Places() {
  const { route } = useCurrentPage();
  const HomePlaces = useExtra(route.kind === 'home' && readPlaces().length > 0, loadHomePlaces);
  const ReadMarks = useExtra(
    useReading((reading) => reading.marksRead),
    loadReadMarks,
  );
  return (
    <>
      {HomePlaces && <HomePlaces />}
      {ReadMarks && <ReadMarks key={route.path} />}
    </>
  );
}

/** Controls for taking parts of a text along, loaded when pointer or focus first come to a text. */
export function TakeAlong() {
  const reader = useReader();
  const { manifest, route, path } = useCurrentPage();
  const [part, setPart] = useState<{
    Part: ComponentType<ComponentProps<typeof TakeControls>>;
    first: Element;
  }>();
  const isAwaited = part === undefined;
  useEffect(() => {
    if (!isAwaited) return;
    const stop = hearReach((target) => {
      if (target.closest(TAKEN) === null) return;
      stop();
      void loadExtra(
        () => import(/* webpackChunkName: "take" */ '../../features/tools/take/TakeControls.tsx'),
      ).then((found) => found && setPart({ Part: found.default, first: target }));
    });
    return stop;
  }, [isAwaited]);
  if (part === undefined || !('entry' in route)) return null;
  return <part.Part key={path} page={{ manifest, route, ...reader }} first={part.first} />;
}

/** What parts of a text begin with; the focus may come by any of its links. */
const TAKEN = '.prose :is(h2, h3, h4, h5, h6, [data-code], table, a, button)';

/** Shows what a link of the text leads to, beside it, when the mouse rests on it. Loaded with the first one. */
export function LinkPreview(): ReactNode {
  const { location } = useCurrentPage();
  const [card, setCard] = useState<ReactNode>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => setCard(null), [location]);
  useEffect(() => {
    let timer: number | undefined;
    let under: HTMLAnchorElement | null = null;
    // A link that has come under a resting pointer (Back, a closed dialog) was not pointed at.
    let isNew = false;
    let last = '';
    const show = async (link: HTMLAnchorElement) => {
      const part = await loadExtra(
        () => import(/* webpackChunkName: "reading" */ '../../features/preview/PreviewCard.tsx'),
      );
      if (part !== undefined && link === under && link.isConnected)
        setCard(<part.default key={link.href} link={link} onClose={() => setCard(null)} />);
    };
    const onOver = ({ target, pointerType }: PointerEvent) => {
      const isMouse = pointerType === 'mouse' && target instanceof Element;
      const link = isMouse ? findLink(target) : null;
      // Who has closed it has to leave the link first.
      if (link === under) return;
      under = link;
      isNew = true;
      window.clearTimeout(timer);
    };
    const onMove = ({ screenX, screenY }: PointerEvent) => {
      const link = under;
      const place = `${screenX},${screenY}`;
      // Some browsers tell of a move where only the page has changed.
      if (isNew && link !== null && place !== last) {
        isNew = false;
        timer = window.setTimeout(() => void show(link), PREVIEW_DELAY);
      }
      last = place;
    };
    return together(
      listen(document, ['pointerover'], onOver),
      listen(document, ['pointermove'], onMove),
      () => window.clearTimeout(timer),
    );
  }, []);
  return card;
}

type Part = ComponentType<Pick<ComparisonPartProps, 'route' | 'asked'>>;

/** What takes the place of a doc's text where the address asks for what changed since another version (`?compare=v7`). */
export function useComparison(): ReactNode {
  const { route, location } = useCurrentPage();
  const asked = readCompared(location.search);
  const [Comparison, setComparison] = useState<Part>();
  // It is kept here: who comes back to a comparison finds it in the same frame.
  const load = useCallback(async () => {
    const part = await loadPart(loadComparison);
    setComparison(() => part);
    return { default: () => null };
  }, []);
  if (asked === undefined || route.kind !== 'doc') return null;
  if (Comparison === undefined)
    return <LazyPart load={load} given={{}} words={messages.lazyPart} waiting="" />;
  return <Comparison key={route.path} route={route} asked={asked} />;
}

/** The part, and what it takes from the page's own: imported there, it would cost every page. */
async function loadComparison(): Promise<Part> {
  const [{ default: ComparisonPart }, { useArticleWorldOf }] = await Promise.all([
    import(/* webpackChunkName: "compare" */ '../../pages/compare/ComparisonPart.tsx'),
    import(/* webpackChunkName: "docs" */ '../../pages/DocPage.tsx'),
  ]);
  return (props) => <ComparisonPart {...props} useWorld={useArticleWorldOf} />;
}
