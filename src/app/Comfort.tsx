import { BackToTop } from '../features/back-to-top/BackToTop.tsx';
import { UpdateNotice } from '../features/offline/UpdateNotice.tsx';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { Announcer } from './Announcer.tsx';
import { useEarlyInput } from './useEarlyInput.ts';
import { useHeadTags } from './useHeadTags.ts';
import { useMarkedWords } from './useMarkedWords.ts';
import { usePrintUnfolded } from './usePrintUnfolded.ts';
import { useServiceWorker } from './useServiceWorker.ts';

/** What comes once the first page stands; without it nothing is lost. */
export default function Comfort() {
  useEarlyInput();
  useHeadTags();
  usePrintUnfolded();
  useMarkedWords();
  useServiceWorker();
  return (
    <>
      <AnnouncementBar />
      <Announcer />
      <BackToTop />
      <UpdateNotice />
    </>
  );
}
