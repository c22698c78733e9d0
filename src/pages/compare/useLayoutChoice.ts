import { useEffect, useState } from 'react';
import { HAS_TOC_COLUMN } from '../../core/constants.ts';
import { compareLayoutKey } from '../../lib/lateStorageKeys.ts';
import { listen } from '../../platform/listen.ts';
import { rootData } from '../../store/rootData.ts';
import { safeStorage } from '../../store/safeStorage.ts';

const keyOf = () => compareLayoutKey(rootData().storageKey);

/** Whether both sides stand beside each other: on wide screens, unless the reader has chosen otherwise. */
export function useLayoutChoice() {
  const [isWide, setWide] = useState(() => matchMedia(HAS_TOC_COLUMN).matches);
  const [wantsOne, setWantsOne] = useState(() => safeStorage.getItem(keyOf()) === 'one');
  useEffect(() => {
    const query = matchMedia(HAS_TOC_COLUMN);
    return listen(query, ['change'], () => setWide(query.matches));
  }, []);
  const choose = (isTwo: boolean) => {
    setWantsOne(!isTwo);
    safeStorage.setItem(keyOf(), isTwo ? 'two' : 'one');
  };
  return { isTwo: isWide && !wantsOne, isWide, choose };
}
