import {
  type ComponentType,
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { messages } from '../../../core/i18n/messages.ts';
import { OverlayContext } from '../../content/historyState.ts';
import {
  useCache,
  useContentSource,
  useManifest,
  useOpenCache,
} from '../../content/queries/ContentProvider.tsx';
import { Footer } from '../../features/footer/Footer.tsx';
import { Navbar } from '../../features/navbar/Navbar.tsx';
import { showTheme, subscribeToTheme } from '../../features/theme/readTheme.ts';
import { loadPart } from '../../platform/loadPart.ts';
import { afterPaint } from '../../platform/paint.ts';
import { rootData } from '../../store/rootData.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { useCurrentPage, useCurrentTitle, useCurrentVersion } from '../navigation/currentPage.tsx';
import { findArrival, useNavigationFocus, useScroll } from '../navigation/scrollAndFocus.ts';
import { useOverlay } from '../navigation/useOverlay.ts';
import { CrashBoundary, ErrorScreen } from './ErrorScreen.tsx';
import { NavItems } from './NavItems.tsx';
import styles from './Shell.module.css';
import { useSheets } from './useStylesheets.ts';

// By the time that they are asked for they have mostly come.
const loadMenu = () => loadPart(() => import(/* webpackChunkName: "late" */ './MenuDrawer.tsx'));
const loadSearch = () =>
  loadPart(() => import(/* webpackChunkName: "late" */ '../../features/search/SearchDialog.tsx'));

/** What surrounds every page, and the effects of moving between pages. */
export const Shell = memo(function Shell({
  isLoading,
  onRetry,
}: {
  isLoading: boolean;
  onRetry: () => void;
}) {
  const manifest = useManifest();
  const source = useContentSource();
  const openCache = useOpenCache();
  const version = useCurrentVersion();
  const { route, content, location, type, isPrerendered } = useCurrentPage();
  // How the reader arrives is settled on arrival; a page is not drawn anew for what lies over it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: further steps on the same page are no arrival
  const arrival = useMemo(() => {
    const returnedTo = type === 'POP' ? location.key : undefined;
    return isPrerendered ? 'reading' : findArrival(returnedTo, location.hash);
  }, [content]);
  const page = useMemo(() => {
    if ('error' in content) return <ErrorScreen error={content.error} onRetry={onRetry} />;
    return <content.Page route={route} arrival={arrival} />;
  }, [content, route, arrival, onRetry]);
  const menu = useOverlay('menu', location);
  const search = useOverlay('search', location);
  const { navbar, title } = manifest.site;
  // It reads through the cache.
  const loadSearchAndCache = useCallback(async () => {
    const [dialog] = await Promise.all([loadSearch(), openCache()]);
    return dialog;
  }, [openCache]);

  usePageTitle();
  useSheets();
  useThemeAttribute();
  // Before it scrolls: how far that goes depends on whether the bar has the focus.
  useNavigationFocus();
  useScroll();
  const lateParts = useLateParts(isLoading);

  return (
    <div className={styles.shell}>
      <Navbar
        title={navbar.title ?? title}
        logo={navbar.logo && source.assetUrl(navbar.logo)}
        left={<NavItems side="left" search={search} />}
        right={<NavItems side="right" search={search} />}
        isMenuOpen={menu.isOpen}
        onOpenMenu={menu.open}
      />
      {/* A page chosen in an overlay is seen coming. */}
      <OverlayContext.Provider value={true}>
        {menu.isOpen && !isLoading && (
          <LazyPart
            load={loadMenu}
            given={{ onClose: menu.close }}
            words={messages.lazyPart}
            asked={menu.asked}
          />
        )}
        {search.isOpen && !isLoading && (
          <LazyPart
            load={loadSearchAndCache}
            given={{ manifest, version, onClose: search.close }}
            words={messages.lazyPart}
            asked={search.asked}
          />
        )}
      </OverlayContext.Provider>
      <div className={styles.content}>
        <CrashBoundary resetKey={location.key}>{page}</CrashBoundary>
      </div>
      <Footer manifest={manifest} version={version} />
      {lateParts}
    </div>
  );
});

/** The parts of the application that load after the first page; nothing until then. */
function useLateParts(isLoading: boolean): ReactNode {
  const [Parts, setParts] = useState<ComponentType<{ isLoading: boolean }>>();
  const [isMissed, setIsMissed] = useState(false);
  const cache = useCache();
  const load = useCallback(async () => {
    const part = await loadPart(
      () => import(/* webpackChunkName: "late" */ '../deferred/DeferredFeatures.tsx'),
    );
    // In slices, as the page itself was taken over: the reader scrolls meanwhile.
    startTransition(() => setParts(() => part.default));
    return { default: () => null };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation retries a failed load
  useEffect(() => {
    if (Parts) return;
    load().catch(() => {
      const root = rootData();
      // A press that waits for these parts gets an error with a retry; later presses are not recorded any more.
      setIsMissed(root.pressed !== undefined);
      delete root.early;
    });
  }, [isLoading]);
  // They read through the cache.
  if (Parts) return cache && <Parts isLoading={isLoading} />;
  return isMissed && <LazyPart load={load} given={{}} words={messages.lazyPart} />;
}

/** Keeps the root's theme attributes and the colour of the browser's own bars in step; the boot script set them before the first paint. */
function useThemeAttribute(): void {
  useLayoutEffect(() => {
    const apply = () => {
      showTheme();
      const color = getComputedStyle(document.documentElement).getPropertyValue('--surface-0');
      document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
    };
    apply();
    return subscribeToTheme(apply);
  }, []);
}

/** Names the tab. */
function usePageTitle(): void {
  const title = useCurrentTitle();
  // The tab is no part of the page, and naming it takes the browser as long as drawing a dozen links.
  useEffect(
    () =>
      afterPaint(() => {
        document.title = title;
      }),
    [title],
  );
}
