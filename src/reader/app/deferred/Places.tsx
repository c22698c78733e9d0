import { readPlaces } from '../../store/places.ts';
import { useReading } from '../../store/readingSettings.ts';
import { useExtra } from '../../ui/useExtra.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';

const loadHomePlaces = () => import(/* webpackChunkName: "reading" */ '../../features/places/HomePlaces.tsx');
const loadReadMarks = () => import(/* webpackChunkName: "reading" */ '../../features/places/ReadMarks.tsx');

/** Tells where the reader has been, where that is wanted. */
export function Places() {
  const { route } = useCurrentPage();
  const HomePlaces = useExtra(route.kind === 'home' && readPlaces().length > 0, loadHomePlaces);
  const ReadMarks = useExtra(
    useReading((reading) => reading.marksRead),
    loadReadMarks,
  );
  return (
    <>
      {HomePlaces && <HomePlaces />}
      {ReadMarks && <ReadMarks key={route.path} />}
    </>
  );
}
