/** The innermost element around an event's target that a selector means. */
export function closest({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}
