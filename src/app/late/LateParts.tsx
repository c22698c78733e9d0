import { useEffect } from 'react';
import { BackToTop } from '../../features/back-to-top/BackToTop.tsx';
import { UpdateNotice } from '../../features/offline/UpdateNotice.tsx';
import { PageTools } from '../../features/tools/PageTools.tsx';
import { followOtherTabs } from '../../store/preferences.ts';
import { followReading } from '../../store/reading.ts';
import { useShown } from '../visit/shown.ts';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { Announcer } from './Announcer.tsx';
import { ExtraParts } from './ExtraParts.tsx';
import { Keys } from './Keys.tsx';
import { LinkPreview } from './LinkPreview.tsx';
import { MissingExtras } from './MissingExtras.tsx';
import { Places } from './Places.tsx';
import { SiteNotice } from './SiteNotice.tsx';
import { TakeAlong } from './TakeAlong.tsx';
import { useComparison } from './useComparison.tsx';
import { useDeskDoor } from './useDeskDoor.ts';
import { useEarlyInput } from './useEarlyInput.ts';
import { useHeadTags } from './useHeadTags.ts';
import { useMarkedWords } from './useMarkedWords.ts';
import { useMissingStyles } from './useMissingStyles.ts';
import { useMovedAnchor } from './useMovedAnchor.ts';
import { useNavbarHiding } from './useNavbarHiding.ts';
import { usePrintUnfolded } from './usePrintUnfolded.ts';
import { useProgressBar } from './useProgressBar.ts';
import { useServiceWorker } from './useServiceWorker.ts';
import { useSkipLink } from './useSkipLink.ts';
import { useWarmDocs } from './useWarmDocs.ts';

/** What comes once the first page stands; without it nothing is lost. */
export default function LateParts({ isLoading }: { isLoading: boolean }) {
  const { manifest, route, content } = useShown();
  useEffect(followOtherTabs, []);
  useEffect(followReading, []);
  useDeskDoor();
  useEarlyInput();
  useHeadTags();
  useProgressBar(isLoading);
  useNavbarHiding();
  usePrintUnfolded();
  useMarkedWords();
  useMissingStyles();
  useMovedAnchor();
  useServiceWorker();
  useSkipLink();
  useWarmDocs();
  const comparison = useComparison();
  return (
    <>
      <AnnouncementBar />
      <Announcer />
      <BackToTop />
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
}
