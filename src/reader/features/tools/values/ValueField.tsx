import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { valuesMessages } from '../../../../core/i18n/valuesMessages.ts';
import type { ReaderValue } from '../../../../core/variables/readerVariable.ts';
import { isOfInputMethod } from '../../../platform/keyboard.ts';
import { listen } from '../../../platform/listen.ts';
import { countOwn, ownOf, useOwnValues } from '../../../store/ownValues.ts';
import { Button } from '../../../ui/Button.tsx';
import { findPlace, type PlaceName } from './placeFields.ts';
import { useTakeBack } from './useTakeBack.ts';
import { ValueInput } from './ValueInput.tsx';
import styles from './values.part.module.css';

interface ValueFieldProps {
  value: ReaderValue;
  /** Below which it stands, and which gets the focus back. */
  place: PlaceName;
  onClose: () => void;
}

/** A field for one value, over the page. What is written shows at once; Enter and Esc close it. */
export function ValueField({ value, place, onClose }: ValueFieldProps) {
  const own = useOwnValues();
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const count = countOwn(own);
  const { round, takeBack } = useTakeBack(field);

  useLayoutEffect(() => moveBelow(frame.current, findPlace(place)), [place]);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    // The browser shows what has the focus, and not what belongs to it.
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    const onOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || frame.current?.contains(target)) return;
      // WebKit looks for the caret of a field that goes with it, and scrolls to the page's end, where the field stood.
      field.current?.blur();
      onClose();
    };
    return listen(document, ['pointerdown', 'focusin'], onOutside);
  }, [onClose]);

  const close = () => {
    onClose();
    findPlace(place)?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isOfInputMethod(event.nativeEvent)) return;
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
