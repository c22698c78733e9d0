import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../platform/paint.ts';
import { CurrentPageProvider, useCurrentPage } from '../navigation/currentPage.tsx';

/** What stands below comes to another page once that one has been painted: it would delay the answer to a click. */
export function PaintedProvider({ children }: { children: ReactNode }) {
  const page = useCurrentPage();
  const [painted, setPainted] = useState(page);
  useEffect(() => {
    if (painted !== page) return afterPaint(() => startTransition(() => setPainted(page)));
    return undefined;
  }, [painted, page]);
  // Steps on the same page are seen as they come.
  return (
    <CurrentPageProvider page={painted.path === page.path ? page : painted}>{children}</CurrentPageProvider>
  );
}
