type EventsOf<T> = T extends Window
  ? WindowEventMap
  : T extends Document
    ? DocumentEventMap
    : T extends HTMLElement
      ? HTMLElementEventMap
      : T extends VisualViewport
        ? VisualViewportEventMap
        : MediaQueryListEventMap;

/** Adds a listener for events of several types; returns a function that removes it. */
export function addListener<T extends EventTarget, K extends keyof EventsOf<T> & string>(
  target: T,
  kinds: readonly K[],
  listener: (event: EventsOf<T>[K]) => void,
  options?: AddEventListenerOptions,
): () => void {
  // Safe: the event maps pair each event type with its event.
  const untyped = listener as EventListener;
  for (const kind of kinds) target.addEventListener(kind, untyped, options);
  return () => {
    for (const kind of kinds) target.removeEventListener(kind, untyped, options);
  };
}

/** Combines cleanup functions. */
export function combineCleanups(...cleanups: readonly (() => void)[]): () => void {
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}
