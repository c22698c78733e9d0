import { memo, useCallback, useMemo } from 'react';
import { messages } from '../../../core/i18n/messages.ts';
import { OverlayContext } from '../../content/historyState.ts';
import { useContentSource, useOpenCache } from '../../content/queries/ContentProvider.tsx';
import { useManifest } from '../../content/queries/useManifest.ts';
import { Footer } from '../../features/footer/Footer.tsx';
import { Navbar } from '../../features/navbar/Navbar.tsx';
import { loadPart } from '../../platform/loadPart.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { useLateParts } from '../deferred/useLateParts.tsx';
import { useCurrentPage, useCurrentVersion } from '../navigation/currentPage.tsx';
import { useNavigationFocus } from '../navigation/useNavigationFocus.ts';
import { useOverlay } from '../navigation/useOverlay.ts';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { findArrival, useScroll } from '../navigation/scrollAndFocus.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { NavItems } from './NavItems.tsx';
import styles from './Shell.module.css';
import { useSheets } from './useStylesheets.ts';
import { useThemeAttribute } from './useThemeAttribute.ts';

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
