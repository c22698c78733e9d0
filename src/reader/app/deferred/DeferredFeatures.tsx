import { memo, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useContentSource } from '../../content/queries/ContentProvider.tsx';
import { BackToTop } from '../../features/back-to-top/BackToTop.tsx';
import { registerServiceWorker } from '../../features/offline/serviceWorker.ts';
import { UpdateNotice } from '../../features/offline/UpdateNotice.tsx';
import { PageTools } from '../../features/tools/PageTools.tsx';
import { addListener, combineCleanups } from '../../platform/listen.ts';
import { afterPaint } from '../../platform/paint.ts';
import { QUIET_DURATION, whenQuiet } from '../../platform/whenQuiet.ts';
import { followStorage } from '../../store/followStorage.ts';
import { preferenceKey, readPreferences, usePreferences } from '../../store/preferences.ts';
import { followReadingSettings } from '../../store/readingSettings.ts';
import { rootData } from '../../store/rootData.ts';
import { CurrentPageProvider, useCurrentPage } from '../navigation/currentPage.tsx';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import {
  Announcer,
  useContentsSheet,
  useOverlayFocus,
  useRemovedFocus,
  useSkipLink,
} from './accessibility.tsx';
import { useEmptyPictureEntry, useLateArrival, useMarkedWords, useMovedAnchor } from './arrivalEffects.ts';
import { KeyboardShortcuts } from './KeyboardShortcuts.tsx';
import {
  ContentFeatures,
  LinkPreview,
  OnDemandExportControls,
  ReadingHistory,
  useComparison,
} from './OnDemandFeatures.tsx';
import { MissingFeaturesNotice, SiteNotice } from './SiteNotices.tsx';
import { useEarlyInput } from './useEarlyInput.ts';
import { useHeadTags } from './useHeadTags.ts';
import { useNavbarHiding } from './useNavbarHiding.ts';
import { usePreloads } from './usePreloads.ts';
import { useIsRefetching, useProgressBar } from './useProgressBar.ts';
import { useReadingProgress } from './useReadingProgress.ts';
import './browserSettings.part.css';

/** Features that load after the first page has rendered; the page is readable without them. */
export default function DeferredFeatures({ isLoading }: { isLoading: boolean }) {
  const isRefetching = useIsRefetching();
  useProgressBar(isLoading || isRefetching);
  useLateArrival();
  useRemovedFocus();
  // These handle scroll events, so they must update in the same render as the navigation.
  useNavbarHiding();
  useReadingProgress();
  return (
    <>
      <BackToTop />
      <AfterPaintProvider>
        <PageFeatures />
      </AfterPaintProvider>
    </>
  );
}

/** Features that render after the current page has been painted. */
const PageFeatures = memo(function PageFeatures() {
  const { manifest, route, content } = useCurrentPage();
  useEffect(followPreferences, []);
  useEffect(followReadingSettings, []);
  useContentsSheet();
  useEarlyInput();
  useHeadTags();
  useOverlayFocus();
  useEmptyPictureEntry();
  useExpandedPrint();
  useMarkedWords();
  useMovedAnchor();
  useServiceWorker();
  useSkipLink();
  usePreloads();
  const comparison = useComparison();
  return (
    <>
      <AnnouncementBar />
      <Announcer />
      <KeyboardShortcuts />
      <LinkPreview />
      <ReadingHistory />
      {'Page' in content && <PageTools manifest={manifest} route={route} />}
      <ContentFeatures />
      {comparison}
      <SiteNotice />
      <OnDemandExportControls />
      <UpdateNotice />
      <MissingFeaturesNotice />
    </>
  );
});

/**
 * Provides a new page to its children only after that page has been painted: rendering them earlier would delay the
 * navigation.
 */
function AfterPaintProvider({ children }: { children: ReactNode }) {
  const page = useCurrentPage();
  const [painted, setPainted] = useState(page);
  useEffect(() => {
    if (painted !== page) return afterPaint(() => startTransition(() => setPainted(page)));
    return undefined;
  }, [painted, page]);
  // Another history entry of the same page is provided immediately.
  return (
    <CurrentPageProvider page={painted.path === page.path ? page : painted}>{children}</CurrentPageProvider>
  );
}

/**
 * Registers the service worker that the shell's data attribute names, when the network has been idle for twice the
 * delay of
 * prefetches.
 */
function useServiceWorker(): void {
  const source = useContentSource();
  useEffect(() => {
    const { serviceWorker } = rootData();
    if (serviceWorker === undefined) return;
    return whenQuiet(() => void registerServiceWorker(source.assetUrl(serviceWorker)), 2 * QUIET_DURATION);
  }, [source]);
}

/** Opens closed <details> while the page is printed: older browsers lack `::details-content` (styles/print.css). */
function useExpandedPrint(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const unfold = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('article .prose details:not([open])')];
      for (const details of opened) details.open = true;
    };
    const fold = () => {
      for (const details of opened) details.open = false;
      opened = [];
    };
    return combineCleanups(
      addListener(window, ['beforeprint'], unfold),
      addListener(window, ['afterprint'], fold),
    );
  }, []);
}

/** Applies preferences that another tab stores. */
function followPreferences(): () => void {
  return followStorage(preferenceKey(), () => usePreferences.setState(readPreferences()));
}
