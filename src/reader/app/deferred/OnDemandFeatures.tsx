import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { messages } from '#i18n/messages';
import { PREVIEW_DELAY } from '../../../core/constants.ts';
import { parseComparedVersion } from '../../../core/diff/comparisonUrl.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import type { Route } from '../../../core/site/urls/route.ts';
import { useContentReader } from '../../content/queries/ContentProvider.tsx';
import { findLink } from '../../features/link-preview/findLink.ts';
import type Controls from '../../features/tools/export/ExportControls.tsx';
import type { VersionComparisonProps } from '../../pages/compare/VersionComparison.tsx';
import { addListener, combineCleanups } from '../../platform/listen.ts';
import { loadChunk, loadOptionalChunk } from '../../platform/loadChunk.ts';
import { onPointerOrFocus } from '../../platform/onPointerOrFocus.ts';
import { useReadingSettings } from '../../store/readingSettings.ts';
import { readReadingPositions } from '../../store/storedLists.ts';
import { LazyComponent } from '../../ui/LazyComponent.tsx';
import { useLazyComponent } from '../../ui/useLazyComponent.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';

interface FeatureProps {
  manifest: Manifest;
  route: Route;
}

/** Features that enhance elements of a text: a selector of the elements, and the loader of the chunk. */
const FEATURES: readonly (readonly [
  selector: string,
  load: () => Promise<{ default: ComponentType<FeatureProps> }>,
])[] = [
  [
    '[data-value]',
    () =>
      import(/* webpackChunkName: "content-features" */ '../../features/tools/variables/VariableFields.tsx'),
  ],
  [
    '[data-line]',
    () => import(/* webpackChunkName: "content-features" */ '../../features/lines/LineMarks.tsx'),
  ],
  ['[data-tab]', () => import(/* webpackChunkName: "content-features" */ '../../features/tabs/Tabs.tsx')],
  [
    '[data-footnote-ref]',
    () => import(/* webpackChunkName: "content-features" */ '../../features/footnotes/FootnotePreview.tsx'),
  ],
];

/** Delay in milliseconds between a mutation and the search for elements. */
const SEARCH_DELAY = 100;

/** Loads the features whose elements a page has. */
export function ContentFeatures() {
  const { manifest, route, path } = useCurrentPage();
  const [parts, setParts] = useState<readonly ComponentType<FeatureProps>[]>([]);
  useEffect(() => {
    const pending = new Set(FEATURES);
    const look = () => {
      for (const extra of pending) {
        const [selector, load] = extra;
        if (document.querySelector(`.prose ${selector}`) === null) continue;
        pending.delete(extra);
        void loadOptionalChunk(load).then((part) => part && setParts((known) => [...known, part.default]));
      }
      if (pending.size === 0) observer.disconnect();
    };
    // Elements appear later, too: a text renders in slices, and a navigation renders another text. Debounced, because
    // each key press in the editor mutates the preview.
    let timer: number | undefined;
    const observer = new MutationObserver(() => {
      timer ??= window.setTimeout(() => {
        timer = undefined;
        look();
      }, SEARCH_DELAY);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return parts.map((Part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: features are appended and stay
    <Part key={`${at} ${path}`} {...{ manifest, route }} />
  ));
}

const loadContinueReading = () =>
  import(/* webpackChunkName: "tools" */ '../../features/reading-history/ContinueReading.tsx');
const loadReadMarks = () =>
  import(/* webpackChunkName: "tools" */ '../../features/reading-history/VisitedLinks.tsx');

/**
 * Lists recently read pages on the home page, if there are any, and marks read pages in the sidebar, if the reader has
 * enabled that.
 */
export function ReadingHistory() {
  const { route } = useCurrentPage();
  const ContinueReading = useLazyComponent(
    route.kind === 'home' && readReadingPositions().length > 0,
    loadContinueReading,
  );
  const VisitedLinks = useLazyComponent(
    useReadingSettings((reading) => reading.marksRead),
    loadReadMarks,
  );
  return (
    <>
      {ContinueReading && <ContinueReading />}
      {VisitedLinks && <VisitedLinks key={route.path} />}
    </>
  );
}

/** Controls that copy or export parts of a text. Their chunk loads when pointer or focus first reach such a part. */
export function OnDemandExportControls() {
  const reader = useContentReader();
  const { manifest, route, path } = useCurrentPage();
  const [part, setPart] = useState<{
    Part: ComponentType<ComponentProps<typeof Controls>>;
    first: Element;
  }>();
  const isPending = part === undefined;
  useEffect(() => {
    if (!isPending) return;
    const stop = onPointerOrFocus((target) => {
      if (target.closest(EXPORTABLE) === null) return;
      stop();
      void loadOptionalChunk(
        () => import(/* webpackChunkName: "export" */ '../../features/tools/export/ExportControls.tsx'),
      ).then((found) => found && setPart({ Part: found.default, first: target }));
    });
    return stop;
  }, [isPending]);
  if (part === undefined || !('entry' in route)) return null;
  return <part.Part key={path} page={{ manifest, route, ...reader }} first={part.first} />;
}

/** Elements that have export controls, and elements that may get the focus inside such a part. */
const EXPORTABLE = '.prose :is(h2, h3, h4, h5, h6, [data-code], table, a, button)';

/** Shows a preview of a link's target when the mouse rests on the link. The first preview loads the chunk. */
export function LinkPreview(): ReactNode {
  const { location } = useCurrentPage();
  const [preview, setPreview] = useState<ReactNode>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => setPreview(null), [location]);
  useEffect(() => {
    let timer: number | undefined;
    let hovered: HTMLAnchorElement | null = null;
    // A link that moves under a resting pointer (after Back, or when a dialog closes) shows no preview: it must see the
    // pointer move.
    let isNew = false;
    let last = '';
    const show = async (link: HTMLAnchorElement) => {
      const part = await loadOptionalChunk(
        () => import(/* webpackChunkName: "tools" */ '../../features/link-preview/PreviewCard.tsx'),
      );
      if (part !== undefined && link === hovered && link.isConnected)
        setPreview(<part.default key={link.href} link={link} onClose={() => setPreview(null)} />);
    };
    const onOver = ({ target, pointerType }: PointerEvent) => {
      const isMouse = pointerType === 'mouse' && target instanceof Element;
      const link = isMouse ? findLink(target) : null;
      // A closed preview shows again only after the pointer has left its link.
      if (link === hovered) return;
      hovered = link;
      isNew = true;
      window.clearTimeout(timer);
    };
    const onMove = ({ screenX, screenY }: PointerEvent) => {
      const link = hovered;
      const position = `${screenX},${screenY}`;
      // Compare screen coordinates: some browsers fire pointermove when only the page scrolls.
      if (isNew && link !== null && position !== last) {
        isNew = false;
        timer = window.setTimeout(() => void show(link), PREVIEW_DELAY);
      }
      last = position;
    };
    return combineCleanups(
      addListener(document, ['pointerover'], onOver),
      addListener(document, ['pointermove'], onMove),
      () => window.clearTimeout(timer),
    );
  }, []);
  return preview;
}

type Part = ComponentType<Pick<VersionComparisonProps, 'route' | 'asked'>>;

/** Renders the changes since another version instead of the text if the URL's query has `?compare=v7`. */
export function useComparison(): ReactNode {
  const { route, location } = useCurrentPage();
  const asked = parseComparedVersion(location.search);
  const [Comparison, setComparison] = useState<Part>();
  // This hook stores the loaded component, so that returning to a comparison renders it synchronously.
  const load = useCallback(async () => {
    const part = await loadChunk(loadComparison);
    setComparison(() => part);
    return { default: () => null };
  }, []);
  if (asked === undefined || route.kind !== 'doc') return null;
  if (Comparison === undefined)
    return <LazyComponent load={load} given={{}} words={messages.lazyPart} waiting="" />;
  return <Comparison key={route.path} route={route} asked={asked} />;
}

/** Loads the comparison, and passes it the hook of DocPage: a static import would add the hook to this chunk. */
async function loadComparison(): Promise<Part> {
  const [{ default: VersionComparison }, { usePageEnvironment }] = await Promise.all([
    import(/* webpackChunkName: "compare" */ '../../pages/compare/VersionComparison.tsx'),
    import(/* webpackChunkName: "docs" */ '../../pages/DocPage.tsx'),
  ]);
  return (props) => <VersionComparison {...props} useEnvironment={usePageEnvironment} />;
}
