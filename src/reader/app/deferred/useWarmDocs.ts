import { useEffect } from 'react';
import { isPrefetchWelcome } from '../../platform/isPrefetchAllowed.ts';
import { REST, whenQuiet } from '../../platform/whenQuiet.ts';
import { loadPageModule } from '../navigation/loadPage.ts';

/** Loads what draws a doc before the reader goes to one; a visit tells what did not come. */
export function useWarmDocs(): void {
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
