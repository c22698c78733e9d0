/** Runs work when the page has been painted as it stands now; gives a function that calls it off. */
export function afterPaint(work: () => void): () => void {
  let timer: number | undefined;
  const wait = () => {
    timer = window.setTimeout(work);
  };
  // Nobody paints a page that nobody sees.
  if (document.hidden) {
    wait();
    return () => clearTimeout(timer);
  }
  const frame = requestAnimationFrame(wait);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
