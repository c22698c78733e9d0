import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../platform/afterPaint.ts';
import { ShownProvider } from '../visit/ShownProvider.tsx';
import { useShown } from '../navigation/currentPage.tsx';

/** What stands below comes to another page once that one has been painted: it would delay the answer to a click. */
export function PaintedProvider({ children }: { children: ReactNode }) {
  const shown = useShown();
  const [painted, setPainted] = useState(shown);
  useEffect(() => {
    if (painted !== shown) return afterPaint(() => startTransition(() => setPainted(shown)));
    return undefined;
  }, [painted, shown]);
  // Steps on the same page are seen as they come.
  return <ShownProvider shown={painted.path === shown.path ? shown : painted}>{children}</ShownProvider>;
}
