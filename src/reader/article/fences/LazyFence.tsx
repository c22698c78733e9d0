import type { ReactNode } from 'react';
import type { Fence } from '../../../core/document/fence.ts';
import { messages } from '../../../core/i18n/messages.ts';
import { LazyPart, type LoadPart } from '../../ui/LazyPart.tsx';
import styles from './LazyFence.module.css';

export interface FenceProps {
  fence: Fence;
  /** Stands in until the fence is drawn. */
  waiting: ReactNode;
  /** The code, for a fence that cannot be drawn. */
  plain: ReactNode;
}

export type LoadFence = LoadPart<FenceProps>;

/** A fenced block that a part of its own draws. Where that part does not come, the code is shown. */
export function LazyFence({ load, ...props }: Omit<FenceProps, 'waiting'> & { load: LoadFence }) {
  // Near enough to the height of what will come, so that little moves.
  const minHeight = `${Math.min(45, 3 * props.fence.lines.length)}rem`;
  const waiting = (
    <>
      <p className={styles.waiting} style={{ minHeight }}>
        {messages.lazyPart.loading}
      </p>
      <div className={styles.plain}>{props.plain}</div>
    </>
  );
  const given = { ...props, waiting };
  return (
    <LazyPart load={load} given={given} words={messages.lazyPart} waiting={waiting} instead={props.plain} />
  );
}
