/** What a button is called. */
export function buttonName(button: Element): string {
  return button.getAttribute('aria-label') ?? button.textContent;
}
