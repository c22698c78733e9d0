import { memo, useEffect } from 'react';
import { UpdateNotice } from '../../features/offline/UpdateNotice.tsx';
import { PageTools } from '../../features/tools/PageTools.tsx';
import { followPreferences } from '../../store/followPreferences.ts';
import { followReading } from '../../store/readingSettings.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { Announcer } from './accessibility.tsx';
import { ExtraParts } from './OnDemandFeatures.tsx';
import { Keys } from './Keys.tsx';
import { LinkPreview } from './LinkPreview.tsx';
import { MissingExtras } from './MissingExtras.tsx';
import { Places } from './Places.tsx';
import { SiteNotice } from './SiteNotices.tsx';
import { TakeAlong } from './TakeAlong.tsx';
import { useComparison } from './useComparison.tsx';
import { useContentsSheet } from './useContentsSheet.ts';
import { useDeskDoor } from './useDeskDoor.ts';
import { useEarlyInput } from './useEarlyInput.ts';
import { useHeadTags } from './useHeadTags.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useLostPicture } from './useLostPicture.ts';
import { useMarkedWords } from './useMarkedWords.ts';
import { useMovedAnchor } from './useMovedAnchor.ts';
import { usePrintUnfolded } from './usePrintUnfolded.ts';
import { useServiceWorker } from './useServiceWorker.ts';
import { useSkipLink } from './useSkipLink.ts';
import { useWarmDocs } from './useWarmDocs.ts';

/** What belongs to a page that stands. */
export const PageParts = memo(function PageParts() {
  const { manifest, route, content } = useCurrentPage();
  useEffect(followPreferences, []);
  useEffect(followReading, []);
  useContentsSheet();
  const openDesk = useDeskDoor();
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
      <Keys openDesk={openDesk} />
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
