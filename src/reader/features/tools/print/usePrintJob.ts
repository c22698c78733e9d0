import { type ComponentType, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Chapter } from '../../../../core/print/printChapters.ts';
import type { BlocksProps } from '../../../article/Blocks.tsx';
import type { ContentReader } from '../../../content/queries/contentReader.ts';
import { loadChunk } from '../../../platform/loadChunk.ts';
import type { Paper } from './renderPrintDocument.ts';
import { layOutPaper, type PrintProgress, type PrintRequest } from './renderPrintDocument.ts';

export type PrintWork =
  | { step: 'choosing'; hasFailed?: boolean }
  | { step: 'working'; progress: PrintProgress | undefined }
  /** Chapters whose text failed to load are missing. */
  | { step: 'ready'; missing: readonly Chapter[] };

interface PrintJob {
  work: PrintWork;
  /** The document rendered so far. */
  paper: Paper | undefined;
  Blocks: ComponentType<BlocksProps> | undefined;
  onCommit: () => void;
  start: (order: PrintRequest) => Promise<void>;
  /** Aborts, and discards the document. */
  cancel: () => void;
}

interface PrintJobTools extends ContentReader {
  addressOf: (path: string) => string;
}

/** State of a print job. */
export function usePrintJob({ source, client, addressOf }: PrintJobTools): PrintJob {
  const [work, setWork] = useState<PrintWork>({ step: 'choosing' });
  const [paper, setPaper] = useState<Paper>();
  const [renderer, setRenderer] = useState<{ Blocks: ComponentType<BlocksProps> }>();
  const abort = useRef<AbortController>(undefined);
  const resolveCommit = useRef<() => void>(undefined);

  const cancel = useCallback(() => {
    abort.current?.abort();
    setPaper(undefined);
    setWork({ step: 'choosing' });
  }, []);
  useEffect(() => () => abort.current?.abort(), []);

  const start = async (order: PrintRequest) => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setWork({ step: 'working', progress: undefined });
    try {
      const { Blocks } = await loadChunk(
        () => import(/* webpackChunkName: "blocks" */ '../../../article/Blocks.tsx'),
      );
      // The reader may have aborted while the chunk was loading.
      signal.throwIfAborted();
      setRenderer({ Blocks });
      const missing = await layOutPaper(order, {
        source,
        client,
        addressOf,
        signal,
        onProgress: (progress) => setWork({ step: 'working', progress }),
        show: (next) =>
          new Promise((resolve) => {
            resolveCommit.current = resolve;
            // In a transition, so that the page stays responsive.
            startTransition(() => setPaper(next));
          }),
      });
      const paperNode = document.querySelector('[data-paper]');
      if (paperNode !== null) await loadImages(paperNode, signal);
      signal.throwIfAborted();
      setWork({ step: 'ready', missing });
    } catch {
      if (signal.aborted) return;
      setPaper(undefined);
      setWork({ step: 'choosing', hasFailed: true });
    }
  };
  return { work, paper, Blocks: renderer?.Blocks, onCommit: () => resolveCommit.current?.(), start, cancel };
}

/** Timeout in milliseconds, after which the document is printed without the missing images. */
const IMAGES_TIMEOUT = 20_000;

/** Loads the lazy images of the document, which browsers load only when they are near the viewport. */
async function loadImages(paper: ParentNode, signal: AbortSignal): Promise<void> {
  const images = [...paper.querySelectorAll('img')];
  for (const image of images) image.loading = 'eager';
  let timer: number | undefined;
  const end = new Promise<void>((resolve) => {
    timer = window.setTimeout(resolve, IMAGES_TIMEOUT);
    signal.addEventListener('abort', () => resolve());
  });
  await Promise.race([end, Promise.all(images.map(whenLoaded))]);
  window.clearTimeout(timer);
}

function whenLoaded(image: HTMLImageElement): Promise<void> | undefined {
  if (image.complete) return undefined;
  return new Promise((resolve) => {
    for (const kind of ['load', 'error']) image.addEventListener(kind, () => resolve(), { once: true });
  });
}
