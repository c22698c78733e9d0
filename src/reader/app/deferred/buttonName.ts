/** The accessible name of a button. */
export function buttonName(button: Element): string {
  return button.getAttribute('aria-label') ?? button.textContent;
}
