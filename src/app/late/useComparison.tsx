import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { readCompared } from '../../core/compare/address.ts';
import type { ComparisonPartProps } from '../../pages/compare/ComparisonPart.tsx';
import { loadExtra } from '../../platform/loadPart.ts';
import { useShown } from '../visit/shown.ts';

type Part = ComponentType<Pick<ComparisonPartProps, 'route' | 'asked'>>;

/** What takes the place of a doc's text where the address asks for what changed since another version (`?compare=v7`). */
export function useComparison(): ReactNode {
  const { route, location } = useShown();
  const asked = readCompared(location.search);
  const [Comparison, setComparison] = useState<Part>();
  const isWanted = asked !== undefined && route.kind === 'doc' && Comparison === undefined;
  useEffect(() => {
    if (!isWanted) return;
    void loadExtra(loadComparison).then((part) => setComparison(() => part));
  }, [isWanted]);
  if (asked === undefined || route.kind !== 'doc' || Comparison === undefined) return null;
  return <Comparison key={route.path} route={route} asked={asked} />;
}

/** The part, and what it takes from the page's own: imported there, it would cost every page. */
async function loadComparison(): Promise<Part> {
  const [{ default: ComparisonPart }, { useArticleWorldOf }] = await Promise.all([
    import(/* webpackChunkName: "compare" */ '../../pages/compare/ComparisonPart.tsx'),
    import(/* webpackChunkName: "docs" */ '../../pages/DocPage.tsx'),
  ]);
  return (props) => <ComparisonPart {...props} useWorld={useArticleWorldOf} />;
}
