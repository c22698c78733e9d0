// Inlined in the page head: until the application has taken the text over, buttons and keys do nothing.
// What they were to do is remembered on the button; src/app/late/useEarlyInput.ts makes up for it.
// What the browser opens by itself is open already; who has chosen in it is done with it.
import { buttonName } from '../app/late/buttonName.ts';
import { SEARCH_KEY } from '../core/keys/keyTable.ts';
import { CLICKED, SNAPSHOT } from '../core/model/shellAttributes.ts';
import { isSearchKey } from '../features/search/isSearchKey.ts';
import { rootData } from '../store/rootData.ts';

const root = rootData();
root.early = '';

function remember(button: Element | null): void {
  if (button === null) return;
  // Of several clicks the last one is what the reader wants.
  document.querySelector(`[${CLICKED}]`)?.removeAttribute(CLICKED);
  button.setAttribute(CLICKED, '');
  // Where the page is drawn anew there will be another button of this name.
  root.clicked = buttonName(button);
}

addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Element)) return;
    remember(target.closest(`[${SNAPSHOT}] button:not([popovertarget]), #announcement button`));
    target.closest(`[${SNAPSHOT}] [popover] a`)?.closest<HTMLElement>('[popover]')?.hidePopover?.();
  },
  true,
);

addEventListener('keydown', (event) => {
  // Keys are listened for a moment later than clicks.
  if (root.early === undefined || !(isSearchKey(event) || isSlash(event))) return;
  const button = document.querySelector('button[aria-keyshortcuts]');
  if (button === null) return;
  event.preventDefault();
  remember(button);
});

/** The only fields of a page that was drawn ahead are inputs. */
const isSlash = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key === SEARCH_KEY && !(root.keys || ctrlKey || metaKey || altKey || document.querySelector('input:focus'));
