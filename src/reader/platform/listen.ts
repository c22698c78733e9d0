type EventsOf<T> = T extends Window
  ? WindowEventMap
  : T extends Document
    ? DocumentEventMap
    : T extends HTMLElement
      ? HTMLElementEventMap
      : T extends VisualViewport
        ? VisualViewportEventMap
        : MediaQueryListEventMap;

/** Hears events of these kinds until the returned function is called. */
export function listen<T extends EventTarget, K extends keyof EventsOf<T> & string>(
  target: T,
  kinds: readonly K[],
  hear: (event: EventsOf<T>[K]) => void,
  options?: AddEventListenerOptions,
): () => void {
  // The maps of events say what is heard.
  const heard = hear as EventListener;
  for (const kind of kinds) target.addEventListener(kind, heard, options);
  return () => {
    for (const kind of kinds) target.removeEventListener(kind, heard, options);
  };
}

/** One function that calls all of these. */
export function together(...ends: readonly (() => void)[]): () => void {
  return () => {
    for (const end of ends) end();
  };
}
