import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { compareMessages as words } from '#i18n/compareMessages';
import type { Change } from '../../../core/diff/listChanges.ts';
import styles from './ChangeStrip.part.module.css';
import { CHANGE, changeId } from './ComparisonColumns.tsx';

/** Debounce of the measurement, in milliseconds. */
const DEBOUNCE = 150;

interface ChangeStripProps {
  frame: RefObject<HTMLElement | null>;
  changes: readonly Change[];
  onChoose: (at: number) => void;
}

/** Minimum height of a link in pixels (WCAG 2.5.8): changes closer to each other share a link. */
const TARGET = 24;

/** An overview ruler: links to the changes by their position in the text. */
export function ChangeStrip({ frame, changes, onChoose }: ChangeStripProps) {
  const { pathname, search } = useLocation();
  const url = useHref({ pathname, search });
  const strip = useRef<HTMLElement>(null);
  const { positions, slots } = usePositions(frame, strip, changes);
  return (
    <nav ref={strip} className={styles.strip} aria-label={words.places}>
      {groupBySlot(positions, slots).map(({ slot, members }) => {
        const [first = 0] = members;
        const { kind, label } = changes[first] ?? {};
        if (kind === undefined || label === undefined) return null;
        const name = words.place(first + 1, kind, label, members.length);
        return (
          <a
            key={slot}
            href={`${url}#${changeId(first)}`}
            aria-label={name}
            title={name}
            style={{ top: `${(slot * 100) / slots}%`, height: `${100 / slots}%` }}
            onClick={(event) => {
              event.preventDefault();
              onChoose(first);
            }}
          >
            {members.map((at) => (
              <span
                key={at}
                data-kind={changes[at]?.kind}
                style={{ top: `${((positions.get(at) ?? 0) * slots - slot) * 100}%` }}
              />
            ))}
          </a>
        );
      })}
    </nav>
  );
}

/** Groups the changes by slots of the ruler. */
function groupBySlot(
  positions: ReadonlyMap<number, number>,
  slots: number,
): { slot: number; members: number[] }[] {
  const groups = new Map<number, number[]>();
  for (const [at, position] of positions) {
    const slot = Math.min(slots - 1, Math.floor(position * slots));
    groups.set(slot, [...(groups.get(slot) ?? []), at]);
  }
  return [...groups].map(([slot, members]) => ({ slot, members }));
}

/**
 * Measures where each change begins in the text, from 0 to 1, and how many links fit into the ruler. Measures
 * again when the size of the text changes.
 */
function usePositions(
  frame: RefObject<HTMLElement | null>,
  strip: RefObject<HTMLElement | null>,
  changes: readonly Change[],
): { positions: ReadonlyMap<number, number>; slots: number } {
  const [measured, setMeasured] = useState({ positions: new Map<number, number>(), slots: 1 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another comparison renders other nodes
  useEffect(() => {
    const text = frame.current;
    if (text === null || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { top, height } = text.getBoundingClientRect();
      const positions = new Map<number, number>();
      for (const row of text.querySelectorAll(`[${CHANGE}]`)) {
        const position = (row.getBoundingClientRect().top - top) / Math.max(1, height);
        positions.set(Number(row.getAttribute(CHANGE)), position);
      }
      setMeasured({ positions, slots: Math.max(1, Math.floor((strip.current?.clientHeight ?? 0) / TARGET)) });
    };
    let timer: number | undefined;
    // Debounced: while the text grows, each measurement would force a layout.
    const observer = new ResizeObserver(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(measure, DEBOUNCE);
    });
    observer.observe(text);
    return () => {
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, [frame, strip, changes]);
  return measured;
}
