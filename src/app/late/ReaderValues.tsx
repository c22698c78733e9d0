import { type ComponentProps, type ComponentType, useEffect, useMemo, useState } from 'react';
import { useManifest } from '../../content/queries/useManifest.ts';
import { entryOfRoute } from '../../core/paths/route.ts';
import { valuesOfPage } from '../../core/values/pageValues.ts';
import type ValuesPart from '../../features/tools/values/ValuesPart.tsx';
import { loadExtra } from '../../platform/loadPart.ts';
import { useShown } from '../visit/shown.ts';

/** The reader's values. Who meets none of them loads nothing for them. */
export function ReaderValues() {
  const { site } = useManifest();
  const { route, path } = useShown();
  const entry = entryOfRoute(route);
  const values = useMemo(() => valuesOfPage(site.values, entry?.values), [site.values, entry?.values]);
  const [Part, setPart] = useState<ComponentType<ComponentProps<typeof ValuesPart>>>();
  const isAwaited = values.length > 0 && Part === undefined;
  useEffect(() => {
    if (!isAwaited) return;
    const look = () => {
      if (document.querySelector('[data-value]') === null) return;
      growth.disconnect();
      void loadExtra(
        () => import(/* webpackChunkName: "values" */ '../../features/tools/values/ValuesPart.tsx'),
      ).then((part) => part && setPart(() => part.default));
    };
    const growth = new MutationObserver(look);
    growth.observe(document.body, { childList: true, subtree: true });
    look();
    return () => growth.disconnect();
  }, [isAwaited]);
  return Part && <Part key={path} values={values} />;
}
