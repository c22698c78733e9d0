import { useCallback } from 'react';
import { LazyComponent, type LoadPart } from './LazyComponent.tsx';
import styles from './LazyDialog.module.css';

/** In milliseconds: a chunk that has loaded already renders before its frame would open. */
const FRAME_DELAY = 100;

interface LazyDialogProps<P> {
  load: LoadPart<P>;
  given: P;
  words: { loading: string; failed: string; retry: string };
  /** As in LazyComponent. */
  asked?: number;
}

/**
 * A dialog in a lazy chunk. While the chunk loads, or if it fails to, an empty dialog is in its place, which Esc or a
 * click outside closes: it takes the focus at once, so that the loaded dialog does not take it later.
 */
export function LazyDialog<P extends { onClose: () => void }>({ given, ...props }: LazyDialogProps<P>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first onClose closes the same dialog
  const open = useCallback((frame: HTMLDialogElement) => {
    const timer = setTimeout(() => frame.showModal(), FRAME_DELAY);
    frame.onclose = given.onClose;
    // Not by the second click of a double click, whose first one opened it.
    frame.onclick = ({ target, detail }) => target === frame && detail < 2 && frame.close();
    // React calls this before it removes the element: browsers restore the focus only on close().
    return () => {
      clearTimeout(timer);
      frame.onclose = null;
      frame.close();
    };
  }, []);
  return (
    <LazyComponent
      {...props}
      given={given}
      frame={(content) => (
        <dialog ref={open} className={styles.frame} aria-label={props.words.loading}>
          {content}
        </dialog>
      )}
    />
  );
}
