import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Manifest } from '../../../../core/site/manifest/manifest.ts';
import { entryOfRoute, type Route } from '../../../../core/site/urls/route.ts';
import { defaultOf, valuesOfPage } from '../../../../core/variables/readerVariable.ts';
import { followOwnValues, ownOf, useOwnValues } from '../../../store/ownValues.ts';
import { fillPlaces, hearPlaces, type PlaceName, type ShownValue } from './placeFields.ts';
import { ValueField } from './ValueField.tsx';
import styles from './values.part.module.css';

/** The reader's values on the page: their places follow what is given, and are fields for it. */
export default function ValuesPart({ manifest: { site }, route }: { manifest: Manifest; route: Route }) {
  const entry = entryOfRoute(route);
  const values = useMemo(() => valuesOfPage(site.values, entry?.values), [site.values, entry?.values]);
  const own = useOwnValues();
  const [open, setOpen] = useState<PlaceName>();
  const shown = useMemo(
    () =>
      new Map(
        values.map((value): [string, ShownValue] => {
          const given = ownOf(own, value);
          const text = given ?? defaultOf(value);
          return [value.name, { label: value.label, text, isOwn: given !== undefined }];
        }),
      ),
    [values, own],
  );
  useEffect(followOwnValues, []);
  useEffect(() => hearPlaces(setOpen), []);
  useEffect(() => {
    const fill = () => fillPlaces(shown, styles.place ?? '');
    fill();
    // Long texts are drawn in slices, colours come later, and other pages are other texts.
    const growth = new MutationObserver(fill);
    growth.observe(document.body, { childList: true, subtree: true });
    return () => growth.disconnect();
  }, [shown]);

  const value = values.find(({ name }) => name === open?.value);
  if (open === undefined || value === undefined) return null;
  return createPortal(
    <ValueField key={value.name} value={value} place={open} onClose={() => setOpen(undefined)} />,
    document.body,
  );
}
