import type { ReactNode } from 'react';
import { messages } from '#i18n/messages';
import type { Fence } from '../../../core/document/fence.ts';
import { LazyComponent, type LoadPart } from '../../ui/LazyComponent.tsx';
import styles from './LazyFence.module.css';

export interface FenceProps {
  fence: Fence;
  /** Placeholder while the component loads. */
  waiting: ReactNode;
  /** Fallback: the code as a plain block. */
  plain: ReactNode;
}

export type LoadFence = LoadPart<FenceProps>;

/** A fence whose component is a lazy chunk. If the chunk fails to load, the fallback is the code. */
export function LazyFence({ load, ...props }: Omit<FenceProps, 'waiting'> & { load: LoadFence }) {
  // An estimate of the rendered height, to reduce the layout shift.
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
    <LazyComponent
      load={load}
      given={given}
      words={messages.lazyPart}
      waiting={waiting}
      instead={props.plain}
    />
  );
}
