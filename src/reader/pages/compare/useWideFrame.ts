import { useLayoutEffect } from 'react';

/**
 * Gives two columns the room of the contents list, by an attribute of the page's frame: a selector that looks
 * inside it (`:has`) is asked again for the whole page whenever the text grows.
 */
export function useWideFrame(isTwo: boolean): void {
  useLayoutEffect(() => {
    const frame = document.getElementById('main')?.parentElement;
    frame?.toggleAttribute('data-two-sides', isTwo);
    return () => frame?.removeAttribute('data-two-sides');
  }, [isTwo]);
}
