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
import { messages } from '#i18n/messages';
import { homePath } from '../../../core/site/urls/localePaths.ts';
import { OverlayContext } from '../../content/historyState.ts';
import {
  useCache,
  useContentSource,
  useManifest,
  useOpenCache,
} from '../../content/queries/ContentProvider.tsx';
import { Footer } from '../../features/footer/Footer.tsx';
import { Navbar } from '../../features/navbar/Navbar.tsx';
import { showTheme, subscribeToTheme } from '../../features/theme/theme.ts';
import { loadChunk } from '../../platform/loadChunk.ts';
import { afterPaint } from '../../platform/paint.ts';
import { rootData } from '../../store/rootData.ts';
import { LazyComponent } from '../../ui/LazyComponent.tsx';
import { LazyDialog } from '../../ui/LazyDialog.tsx';
import { ThemedImage } from '../../ui/ThemedImage.tsx';
import { useCurrentPage, useCurrentTitle, useCurrentVersion } from '../navigation/currentPage.tsx';
import { findArrival, useNavigationFocus, useScroll } from '../navigation/scrollAndFocus.ts';
import { useOverlay } from '../navigation/useOverlay.ts';
import { CrashBoundary, ErrorScreen } from './ErrorScreen.tsx';
import { NavItems } from './NavItems.tsx';
import styles from './Shell.module.css';
import { useStylesheets } from './useStylesheets.ts';

// Both are in the chunk of the deferred features, which has usually loaded before the first click.
const loadMenu = () => loadChunk(() => import(/* webpackChunkName: "deferred" */ './MenuDrawer.tsx'));
const loadSearch = () =>
  loadChunk(() => import(/* webpackChunkName: "deferred" */ '../../features/search/SearchDialog.tsx'));

/** The layout around every page, and the effects of navigations: title, scroll position and focus. */
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
  // Memoized by the page's content: opening an overlay must not render the page again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry of the same page must not change where the page scrolls to
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
  // The search dialog fetches through the query cache, so load both.
  const loadSearchAndCache = useCallback(async () => {
    const [dialog] = await Promise.all([loadSearch(), openCache()]);
    return dialog;
  }, [openCache]);

  usePageTitle();
  useStylesheets();
  useThemeAttribute();
  // Before useScroll(), since it moves the focus out of the navbar: with the focus there, CSS shows the navbar and
  // sets scroll-padding-top to 0.
  useNavigationFocus();
  useScroll();
  const deferredFeatures = useDeferredFeatures(isLoading);

  return (
    <div className={styles.shell}>
      <Navbar
        title={navbar.title ?? title}
        home={homePath(manifest)}
        logo={navbar.logo && <ThemedImage picture={navbar.logo} urlOf={source.assetUrl} size={28} />}
        left={<NavItems side="left" search={search} />}
        right={<NavItems side="right" search={search} />}
        isMenuOpen={menu.isOpen}
        onOpenMenu={menu.open}
      />
      {/* With this context links in an overlay replace the history entry of the overlay. */}
      <OverlayContext.Provider value={true}>
        {menu.isOpen && !isLoading && (
          <LazyDialog
            load={loadMenu}
            given={{ onClose: menu.close }}
            words={messages.lazyPart}
            asked={menu.requests}
          />
        )}
        {search.isOpen && !isLoading && (
          <LazyDialog
            load={loadSearchAndCache}
            given={{ manifest, version, onClose: search.close }}
            words={messages.lazyPart}
            asked={search.requests}
          />
        )}
      </OverlayContext.Provider>
      <div className={styles.content}>
        <CrashBoundary resetKey={location.key}>{page}</CrashBoundary>
      </div>
      <Footer manifest={manifest} version={version} />
      {deferredFeatures}
    </div>
  );
});

/** The deferred features, once their chunk and the query cache have loaded. */
function useDeferredFeatures(isLoading: boolean): ReactNode {
  const [Features, setFeatures] = useState<ComponentType<{ isLoading: boolean }>>();
  const [hasFailed, setHasFailed] = useState(false);
  const cache = useCache();
  const load = useCallback(async () => {
    const part = await loadChunk(
      () => import(/* webpackChunkName: "deferred" */ '../deferred/DeferredFeatures.tsx'),
    );
    // In a transition React renders in time slices, so that the page handles input in between.
    startTransition(() => setFeatures(() => part.default));
    return { default: () => null };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation retries a failed load
  useEffect(() => {
    if (Features) return;
    load().catch(() => {
      const root = rootData();
      // If a press was recorded for replay, show an error with a retry button. Stop recording further presses.
      setHasFailed(root.pressed !== undefined);
      delete root.early;
    });
  }, [isLoading]);
  // The features fetch through the query cache.
  if (Features) return cache && <Features isLoading={isLoading} />;
  return hasFailed && <LazyComponent load={load} given={{}} words={messages.lazyPart} />;
}

/**
 * Applies a change of the theme to the root's attributes and the browser's theme color. The boot script set them before
 * the first paint.
 */
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

/** Sets the title of the document. */
function usePageTitle(): void {
  const title = useCurrentTitle();
  // After the paint, because setting the title takes the browser as long as rendering a dozen links.
  useEffect(
    () =>
      afterPaint(() => {
        document.title = title;
      }),
    [title],
  );
}
