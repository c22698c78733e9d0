// When a diagram is drawn and shown: as it comes near the window, or for the paper. Browsers do not wait for a
// page that they print, so diagrams that nobody comes near are drawn ahead, unseen: nothing moves.
import { whenIdle } from '../../platform/whenQuiet.ts';

interface Work {
  /** Draws unseen; a failure is told when it is to be shown, after another try. */
  prepare: () => Promise<unknown>;
  /** Puts the drawing on the page, or the words that say why there is none. */
  show: () => Promise<void>;
}

/** Above and below the window: what is here is wanted before the reader sees it. */
const MARGIN = '200px 0px';
/** In milliseconds. A visit begins without long tasks, and a drawing is one. */
const REST = 5000;

/** Of the diagrams that are not shown, in the page's order. */
const waiting = new Set<Work>();
let timer: number | undefined;
let isPrintWaiting = false;

/** Has a diagram drawn and shown in time, until the function that it gives is called. */
export function whenWanted(figure: Element, work: Work): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && work.show(),
    { rootMargin: MARGIN },
  );
  observer.observe(figure);
  if (waiting.size === 0) {
    timer = window.setTimeout(prepareAll, REST);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('beforeprint', showAll);
  }
  waiting.add(work);
  return () => {
    observer.disconnect();
    waiting.delete(work);
    if (waiting.size > 0) return;
    window.clearTimeout(timer);
    window.removeEventListener('keydown', onKeyDown);
    window.removeEventListener('beforeprint', showAll);
  };
}

async function prepareAll(): Promise<void> {
  for (const { prepare } of waiting) {
    await new Promise<void>(whenIdle);
    await prepare().catch(() => {});
  }
}

/**
 * Before the browser goes on from `beforeprint`, it runs the promises that wait for nothing from outside:
 * once the library is there, all are on the paper.
 */
const showAll = () => Promise.all([...waiting].map(({ show }) => show()));

/** Keys that print can wait. */
async function onKeyDown(event: KeyboardEvent): Promise<void> {
  if (!isPrintKey(event)) return;
  // Who presses them again does not want to.
  if (isPrintWaiting && !event.repeat) {
    isPrintWaiting = false;
    return;
  }
  event.preventDefault();
  if (isPrintWaiting) return;
  isPrintWaiting = true;
  await showAll();
  if (isPrintWaiting) window.print();
  isPrintWaiting = false;
}

/** Ctrl P; on a Mac ⌘ P, for Ctrl P moves the cursor there. */
function isPrintKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isHeld = navigator.platform.startsWith('Mac') ? metaKey : ctrlKey;
  return isHeld && !altKey && !shiftKey && key.toLowerCase() === 'p';
}
