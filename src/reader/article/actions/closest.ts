/** The closest ancestor of an event's target, or the target itself, that matches a selector. */
export function closest({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}
