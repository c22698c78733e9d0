import { whenIdle } from './whenIdle.ts';

/** Runs work once the page has loaded all that it names and the browser has nothing else to do. */
export function whenQuiet(work: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(work);
  let cancel = () => {};
  const afterLoad = () => {
    cancel = whenIdle(work);
  };
  window.addEventListener('load', afterLoad, { once: true });
  return () => {
    window.removeEventListener('load', afterLoad);
    cancel();
  };
}
