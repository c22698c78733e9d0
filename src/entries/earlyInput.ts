// Inlined in the page head: until the application has taken the text over, buttons and keys do nothing.
// What they were to do is remembered on the button; src/app/late/useEarlyInput.ts makes up for it.
import { buttonName } from '../app/late/buttonName.ts';
import { isSearchKey } from '../features/search/isSearchKey.ts';

const { dataset } = document.documentElement;
dataset.early = '';

function remember(button: Element | null): void {
  if (button === null) return;
  // Of several clicks the last one is what the reader wants.
  document.querySelector('[data-clicked]')?.removeAttribute('data-clicked');
  button.setAttribute('data-clicked', '');
  // Where the page is drawn anew there will be another button of this name.
  dataset.clicked = buttonName(button);
}

addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element) remember(target.closest('[data-snapshot] button, #announcement button'));
  },
  true,
);

addEventListener('keydown', (event) => {
  // Keys are listened for a moment later than clicks.
  if (dataset.early === undefined || !isSearchKey(event)) return;
  const button = document.querySelector('button[aria-keyshortcuts]');
  if (button === null) return;
  event.preventDefault();
  remember(button);
});
