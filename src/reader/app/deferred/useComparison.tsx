import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { readCompared } from '../../../core/diff/address.ts';
import { messages } from '../../../core/i18n/messages.ts';
import type { ComparisonPartProps } from '../../pages/compare/ComparisonPart.tsx';
import { loadPart } from '../../platform/loadPart.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { useCurrentPage } from '../navigation/currentPage.tsx';

type Part = ComponentType<Pick<ComparisonPartProps, 'route' | 'asked'>>;

/** What takes the place of a doc's text where the address asks for what changed since another version (`?compare=v7`). */
export function useComparison(): ReactNode {
  const { route, location } = useCurrentPage();
  const asked = readCompared(location.search);
  const [Comparison, setComparison] = useState<Part>();
  // It is kept here: who comes back to a comparison finds it in the same frame.
  const load = useCallback(async () => {
    const part = await loadPart(loadComparison);
    setComparison(() => part);
    return { default: () => null };
  }, []);
  if (asked === undefined || route.kind !== 'doc') return null;
  if (Comparison === undefined)
    return <LazyPart load={load} given={{}} words={messages.lazyPart} waiting="" />;
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
