/** Breaks the long lines of the block that a button stands on, or lets them scroll again. */
export function wrapCode(button: HTMLElement): void {
  const pre = button.closest('[data-code]')?.querySelector('pre');
  const isWrapped = pre?.toggleAttribute('data-wrap') ?? false;
  button.setAttribute('aria-pressed', String(isWrapped));
}
