import { BackToTop } from '../../features/back-to-top/BackToTop.tsx';
import { PageParts } from './PageParts.tsx';
import { PaintedProvider } from './PaintedProvider.tsx';
import { useArrivalAfterAll } from './arrivalEffects.ts';
import { useIsAskedAgain } from './useIsAskedAgain.ts';
import { useLostFocus } from './useLostFocus.ts';
import { useNavbarHiding } from './useNavbarHiding.ts';
import { useProgressBar } from './useProgressBar.ts';
import { useReadingPlace } from './useReadingProgress.ts';
import './browserSettings.part.css';

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
