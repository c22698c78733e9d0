import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { valuesMessages } from '../../../core/messages/valuesMessages.ts';
import type { Manifest } from '../../../core/model/manifest.ts';
import { entryOfRoute, type Route } from '../../../core/paths/route.ts';
import { valuesOfPage } from '../../../core/values/pageValues.ts';
import { defaultOf, type ReaderValue } from '../../../core/values/readerValue.ts';
import { listen } from '../../../platform/listen.ts';
import { countOwn, followOwnValues, ownOf, useOwnValues } from '../../../store/ownValues.ts';
import { Button } from '../../../ui/Button.tsx';
import { fillPlaces, findPlace, hearPlaces, type PlaceName, type ShownValue } from './placeFields.ts';
import { useTakeBack } from './useTakeBack.ts';
import { ValueInput } from './ValueInput.tsx';
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

interface ValueFieldProps {
  value: ReaderValue;
  /** Below which it stands, and which gets the focus back. */
  place: PlaceName;
  onClose: () => void;
}

/** A field for one value, over the page. What is written shows at once; Enter and Esc close it. */
function ValueField({ value, place, onClose }: ValueFieldProps) {
  const own = useOwnValues();
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const count = countOwn(own);
  const { round, takeBack } = useTakeBack(field);

  useLayoutEffect(() => moveBelow(frame.current, findPlace(place)), [place]);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  useEffect(() => {
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) onClose();
    };
    return listen(document, ['pointerdown', 'focusin'], onOutside);
  }, [onClose]);

  const close = () => {
    onClose();
    findPlace(place)?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <div ref={frame} className={styles.field} role="dialog" aria-label={value.label} onKeyDown={onKeyDown}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <ValueInput key={round} value={value} field={field} />
        <div className={styles.buttons}>
          {ownOf(own, value) !== undefined && (
            <button type="button" onClick={() => takeBack(() => own.give(value, ''))}>
              {valuesMessages.reset}
            </button>
          )}
          {count > 1 && (
            <button type="button" onClick={() => takeBack(own.forget)}>
              {valuesMessages.resetAll(count)}
            </button>
          )}
          <Button type="submit">{valuesMessages.done}</Button>
        </div>
      </form>
    </div>
  );
}

/** Room beside it, in pixels. */
const EDGE = 8;

function moveBelow(frame: HTMLElement | null, place: HTMLElement | undefined): void {
  if (frame === null || place === undefined) return;
  const [line] = place.getClientRects();
  const { left, bottom } = line ?? place.getBoundingClientRect();
  const most = document.documentElement.clientWidth - frame.offsetWidth - EDGE;
  frame.style.left = `${window.scrollX + Math.max(EDGE, Math.min(left, most))}px`;
  frame.style.top = `${window.scrollY + bottom + EDGE}px`;
}
