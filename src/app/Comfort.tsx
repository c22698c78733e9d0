import { BackToTop } from '../features/back-to-top/BackToTop.tsx';
import { usePrintUnfolded } from './usePrintUnfolded.ts';

/** What comes once the first page stands; without it nothing is lost. */
export default function Comfort() {
  usePrintUnfolded();
  return <BackToTop />;
}
