// Inlined in the page head: until the application has taken the text over, its buttons do nothing.
// A click on one is remembered on it; src/app/useEarlyClick.ts makes up for it.

addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element && target.closest('[data-snapshot] button');
    if (!button) return;
    // Of several clicks the last one is what the reader wants.
    document.querySelector('[data-clicked]')?.removeAttribute('data-clicked');
    button.setAttribute('data-clicked', '');
  },
  true,
);
