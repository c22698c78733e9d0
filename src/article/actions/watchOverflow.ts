/**
 * Marks the code blocks of a text whose lines are longer than the block is wide, for the button that wraps
 * them. Blocks that are drawn later are found as well.
 * @returns a function that ends it
 */
export function watchOverflow(text: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const sizes = new ResizeObserver((entries) => {
    const blocks = entries.map(({ target }) => ({ target, isWide: target.scrollWidth > target.clientWidth }));
    for (const { target, isWide } of blocks) target.parentElement?.toggleAttribute('data-overflows', isWide);
  });
  const find = () => {
    for (const pre of text.getElementsByTagName('pre')) sizes.observe(pre);
  };
  const growth = new MutationObserver(find);
  growth.observe(text, { childList: true });
  find();
  return () => {
    growth.disconnect();
    sizes.disconnect();
  };
}
