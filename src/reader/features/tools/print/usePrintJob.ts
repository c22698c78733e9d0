import { type ComponentType, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Chapter } from '../../../../core/print/printTree.ts';
import type { BlocksProps } from '../../../article/Blocks.tsx';
import type { Reader } from '../../../content/queries/contentReader.ts';
import { loadPart } from '../../../platform/loadPart.ts';
import { layOut, type PrintOrder, type PrintProgress } from './layOut.ts';
import type { Paper } from './Paper.ts';
import { readyPictures } from './readyPictures.ts';

export type PrintWork =
  | { step: 'choosing'; hasFailed?: boolean }
  | { step: 'working'; progress: PrintProgress | undefined }
  /** What could not be read is not on the paper. */
  | { step: 'ready'; missing: readonly Chapter[] };

interface PrintJob {
  work: PrintWork;
  /** As far as it has come. */
  paper: Paper | undefined;
  Blocks: ComponentType<BlocksProps> | undefined;
  onDrawn: () => void;
  start: (order: PrintOrder) => Promise<void>;
  /** Calls off what is under way, and throws the paper away. */
  cancel: () => void;
}

interface PrintJobTools extends Reader {
  addressOf: (path: string) => string;
}

/** Lays out what is to be printed. */
export function usePrintJob({ source, client, addressOf }: PrintJobTools): PrintJob {
  const [work, setWork] = useState<PrintWork>({ step: 'choosing' });
  const [paper, setPaper] = useState<Paper>();
  const [drawing, setDrawing] = useState<{ Blocks: ComponentType<BlocksProps> }>();
  const abort = useRef<AbortController>(undefined);
  const tellDrawn = useRef<() => void>(undefined);

  const cancel = useCallback(() => {
    abort.current?.abort();
    setPaper(undefined);
    setWork({ step: 'choosing' });
  }, []);
  useEffect(() => () => abort.current?.abort(), []);

  const start = async (order: PrintOrder) => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setWork({ step: 'working', progress: undefined });
    try {
      const { Blocks } = await loadPart(
        () => import(/* webpackChunkName: "blocks" */ '../../../article/Blocks.tsx'),
      );
      // While it was on its way the reader may have thought better of it.
      signal.throwIfAborted();
      setDrawing({ Blocks });
      const missing = await layOut(order, {
        source,
        client,
        addressOf,
        signal,
        onProgress: (progress) => setWork({ step: 'working', progress }),
        show: (next) =>
          new Promise((resolve) => {
            tellDrawn.current = resolve;
            // In slices: the page answers meanwhile.
            startTransition(() => setPaper(next));
          }),
      });
      const drawn = document.querySelector('[data-paper]');
      if (drawn !== null) await readyPictures(drawn, signal);
      signal.throwIfAborted();
      setWork({ step: 'ready', missing });
    } catch {
      if (signal.aborted) return;
      setPaper(undefined);
      setWork({ step: 'choosing', hasFailed: true });
    }
  };
  return { work, paper, Blocks: drawing?.Blocks, onDrawn: () => tellDrawn.current?.(), start, cancel };
}
