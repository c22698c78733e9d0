import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Fence } from '../../core/markdown/fence.ts';
import { messages } from '../../core/messages.ts';
import { Button } from '../../ui/Button.tsx';
import type { LargeImage } from '../elements/LargeImage.tsx';
import styles from './LazyFence.module.css';

export interface FenceProps {
  fence: Fence;
  /** Stands in until the fence is drawn. */
  waiting: ReactNode;
  /** The code, for a fence that cannot be drawn. */
  plain: ReactNode;
  /** Shows a drawing over the window. Handed down: what a lazy part imports stands apart, and costs the first route more. */
  Large: typeof LargeImage;
}

export type LoadFence = () => Promise<{ default: ComponentType<FenceProps> }>;

/** A fenced block that a part of its own draws. Where that part does not come, the code is shown. */
export function LazyFence({ load, ...props }: Omit<FenceProps, 'waiting'> & { load: LoadFence }) {
  const [Drawn, setDrawn] = useState<ComponentType<FenceProps>>();
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    if (!isMissing)
      load().then(
        (part) => setDrawn(() => part.default),
        () => setMissing(true),
      );
  }, [load, isMissing]);

  if (isMissing)
    return (
      <>
        <p role="alert">{messages.contentError.missingPart.title}</p>
        <Button onClick={() => setMissing(false)}>{messages.contentError.retry}</Button>
        {props.plain}
      </>
    );
  // Near enough to the height of what will come, so that little moves.
  const minHeight = `${Math.min(45, 3 * props.fence.lines.length)}rem`;
  const waiting = (
    <p role="status" className={styles.waiting} style={{ minHeight }}>
      {messages.layout.loading}
    </p>
  );
  return Drawn ? <Drawn {...props} waiting={waiting} /> : waiting;
}
