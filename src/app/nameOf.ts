/** What a button is called. */
export function nameOf(button: Element): string {
  return button.getAttribute('aria-label') ?? button.textContent;
}
