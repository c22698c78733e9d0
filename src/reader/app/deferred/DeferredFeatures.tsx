import { BackToTop } from '../../features/back-to-top/BackToTop.tsx';
import { Announcer, useContentsSheet, useKeptFocus, useLostFocus, useSkipLink } from './accessibility.tsx';
import { useArrivalAfterAll, useLostPicture, useMarkedWords, useMovedAnchor } from './arrivalEffects.ts';
import { useNavbarHiding } from './useNavbarHiding.ts';
import { useIsAskedAgain, useProgressBar } from './useProgressBar.ts';
import { useReadingPlace } from './useReadingProgress.ts';
import './browserSettings.part.css';
import { memo, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useContentSource } from '../../content/queries/ContentProvider.tsx';
import { UpdateNotice } from '../../features/offline/UpdateNotice.tsx';
import { startWorker } from '../../features/offline/worker.ts';
import { PageTools } from '../../features/tools/PageTools.tsx';
import { isPrefetchWelcome } from '../../platform/isPrefetchAllowed.ts';
import { listen, together } from '../../platform/listen.ts';
import { afterPaint } from '../../platform/paint.ts';
import { REST, whenQuiet } from '../../platform/whenQuiet.ts';
import { followStorage } from '../../store/followStorage.ts';
import { preferenceKey, readPreferences, usePreferences } from '../../store/preferences.ts';
import { followReading } from '../../store/readingSettings.ts';
import { rootData } from '../../store/rootData.ts';
import { CurrentPageProvider, useCurrentPage } from '../navigation/currentPage.tsx';
import { loadPageModule } from '../navigation/loadPage.ts';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { Keys } from './Keys.tsx';
import { ExtraParts, LinkPreview, Places, TakeAlong, useComparison } from './OnDemandFeatures.tsx';
import { MissingExtras, SiteNotice } from './SiteNotices.tsx';
import { useEarlyInput } from './useEarlyInput.ts';
import { useHeadTags } from './useHeadTags.ts';

/** What comes once the first page stands; without it nothing is lost. */
export default function LateParts({ isLoading }: { isLoading: boolean }) {
  const isAskedAgain = useIsAskedAgain();
  useProgressBar(isLoading || isAskedAgain);
  useArrivalAfterAll();
  useLostFocus();
  // What follows the reader's scrolling, which a step ends.
  useNavbarHiding();
  useReadingPlace();
  return (
    <>
      <BackToTop />
      <PaintedProvider>
        <PageParts />
      </PaintedProvider>
    </>
  );
}

/** What belongs to a page that stands. */
const PageParts = memo(function PageParts() {
  const { manifest, route, content } = useCurrentPage();
  useEffect(followPreferences, []);
  useEffect(followReading, []);
  useContentsSheet();
  useEarlyInput();
  useHeadTags();
  useKeptFocus();
  useLostPicture();
  usePrintUnfolded();
  useMarkedWords();
  useMovedAnchor();
  useServiceWorker();
  useSkipLink();
  useWarmDocs();
  const comparison = useComparison();
  return (
    <>
      <AnnouncementBar />
      <Announcer />
      <Keys />
      <LinkPreview />
      <Places />
      {'Page' in content && <PageTools manifest={manifest} route={route} />}
      <ExtraParts />
      {comparison}
      <SiteNotice />
      <TakeAlong />
      <UpdateNotice />
      <MissingExtras />
    </>
  );
});

/** What stands below comes to another page once that one has been painted: it would delay the answer to a click. */
function PaintedProvider({ children }: { children: ReactNode }) {
  const page = useCurrentPage();
  const [painted, setPainted] = useState(page);
  useEffect(() => {
    if (painted !== page) return afterPaint(() => startTransition(() => setPainted(page)));
    return undefined;
  }, [painted, page]);
  // Steps on the same page are seen as they come.
  return (
    <CurrentPageProvider page={painted.path === page.path ? page : painted}>{children}</CurrentPageProvider>
  );
}

/** Installs the service worker that the shell names, once the page is at rest and has what the next one needs. */
function useServiceWorker(): void {
  const source = useContentSource();
  useEffect(() => {
    const { serviceWorker } = rootData();
    if (serviceWorker === undefined) return;
    return whenQuiet(() => void startWorker(source.assetUrl(serviceWorker)), 2 * REST);
  }, [source]);
}

/** Loads what draws a doc before the reader goes to one; a visit tells what did not come. */
function useWarmDocs(): void {
  useEffect(() => {
    const warm = async () => {
      const { prepare } = await loadPageModule('doc');
      await prepare();
    };
    return whenQuiet(() => {
      if (isPrefetchWelcome()) warm().catch(() => {});
    }, REST);
  }, []);
}

/** Opens what is folded while the page is printed: older browsers have no style sheet for that. */
function usePrintUnfolded(): void {
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
    return together(listen(window, ['beforeprint'], unfold), listen(window, ['afterprint'], fold));
  }, []);
}

/** Follows what the reader chooses in other tabs. */
function followPreferences(): () => void {
  return followStorage(preferenceKey(), () => usePreferences.setState(readPreferences()));
}
