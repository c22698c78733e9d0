import { type RefObject, useCallback, useEffect, useState } from 'react';
import { HAS_TOC_COLUMN } from '../../../core/constants.ts';
import { compareLayoutKey } from '../../../lib/lateStorageKeys.ts';
import type { Arrival } from '../../article/useDrawnCount.ts';
import { listen, together } from '../../platform/listen.ts';
import { rootData } from '../../store/rootData.ts';
import { safeStorage } from '../../store/safeStorage.ts';
import { keepPlace } from './keepPlace.ts';

const keyOf = () => compareLayoutKey(rootData().storageKey);

/**
 * Whether both sides stand beside each other: on wide screens, unless the reader has chosen otherwise; paper has one text.
 * What is laid out anew is drawn as a whole: the reader is inside already, and paper does not wait.
 * @param frame holds the text
 */
export function useLayoutChoice(frame: RefObject<HTMLElement | null>) {
  const [isWide, setWide] = useState(() => matchMedia(HAS_TOC_COLUMN).matches);
  const [wantsOne, setWantsOne] = useState(() => safeStorage.getItem(keyOf()) === 'one');
  const [isPrinted, setPrinted] = useState(false);
  const [arrival, setArrival] = useState<Arrival>('top');
  const change = useCallback(
    (layOut: () => void) =>
      keepPlace(frame.current, () => {
        setArrival('reading');
        layOut();
      }),
    [frame],
  );
  useEffect(() => {
    const query = matchMedia(HAS_TOC_COLUMN);
    const print = (isNow: boolean) => () => change(() => setPrinted(isNow));
    return together(
      listen(query, ['change'], () => change(() => setWide(query.matches))),
      listen(window, ['beforeprint'], print(true)),
      listen(window, ['afterprint'], print(false)),
    );
  }, [change]);
  const choose = (isTwo: boolean) => {
    change(() => setWantsOne(!isTwo));
    safeStorage.setItem(keyOf(), isTwo ? 'two' : 'one');
  };
  return { isTwo: isWide && !wantsOne && !isPrinted, isWide, arrival, choose };
}
