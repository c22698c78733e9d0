/** Puts the styles of a lazy part into the page, behind those that stand there. */
export function addStyles(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}
