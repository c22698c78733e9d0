/** Appends the styles of a lazy chunk to the head, after the other stylesheets. */
export function addStyles(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}
