// Decides when diagrams are rendered: near the viewport, or for print. Browsers do not wait for promises before they
// print. While the browser is idle, the other diagrams are therefore rendered into the cache, which does not shift the
// layout.
import { whenIdle } from '../../platform/whenQuiet.ts';

interface Work {
  /** Renders into the cache. Its errors are ignored: `show` retries and reports them. */
  prepare: () => Promise<unknown>;
  /** Renders the diagram, or its error, into the page. */
  show: () => Promise<void>;
}

/** Margin around the viewport in which a diagram is rendered before it is visible. */
const MARGIN = '200px 0px';
/** Milliseconds before idle rendering begins: a render is a long task, which would block input after the page load. */
const IDLE_DELAY = 5000;

/** Tasks of diagrams that are not in the page yet, in document order. */
const waiting = new Set<Work>();
let timer: number | undefined;
let isPrintWaiting = false;

/**
 * Schedules the render of a diagram.
 * @returns a function that cancels it
 */
export function scheduleRender(figure: Element, work: Work): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && work.show(),
    { rootMargin: MARGIN },
  );
  observer.observe(figure);
  if (waiting.size === 0) {
    timer = window.setTimeout(prepareAll, IDLE_DELAY);
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
 * Shows all diagrams. Between the `beforeprint` event and printing, browsers run microtasks only: a promise that
 * waits for no request resolves in time, so cached diagrams are printed.
 */
const showAll = () => Promise.all([...waiting].map(({ show }) => show()));

/**
 * Handles the print shortcut: renders all diagrams, then prints. A key press can be prevented; `beforeprint`
 * cannot.
 */
async function onKeyDown(event: KeyboardEvent): Promise<void> {
  if (!isPrintKey(event)) return;
  // A second press cancels the wait.
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

/** Ctrl+P; on macOS ⌘P, because Ctrl+P moves the cursor there. */
function isPrintKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isHeld = navigator.platform.startsWith('Mac') ? metaKey : ctrlKey;
  return isHeld && !altKey && !shiftKey && key.toLowerCase() === 'p';
}
