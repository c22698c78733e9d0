import { BackToTop } from '../features/back-to-top/BackToTop.tsx';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { useHeadTags } from './useHeadTags.ts';
import { useMarkedWords } from './useMarkedWords.ts';
import { usePrintUnfolded } from './usePrintUnfolded.ts';

/** What comes once the first page stands; without it nothing is lost. */
export default function Comfort() {
  useHeadTags();
  usePrintUnfolded();
  useMarkedWords();
  return (
    <>
      <AnnouncementBar />
      <BackToTop />
    </>
  );
}
