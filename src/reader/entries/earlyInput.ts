// Inlined in the head: records the last click on a button, or key press, until the application handles these events.
// Then src/reader/app/App.tsx replays the click, and src/reader/app/deferred/useEarlyInput.ts the key press. Escape,
// popstate and any other click discard it, and so does a second click on the same button. A popover opens without scripts
// and needs no replay; a click on a link in a popover closes that popover.

import { LOADING } from '#i18n/messages';
import { findKeyAction } from '../../core/keys/keyTable.ts';
import {
  CLICKED_ATTRIBUTE,
  PENDING_ATTRIBUTE,
  PRERENDERED_ATTRIBUTE,
} from '../../core/site/manifest/shellAttributes.ts';
import { buttonName } from '../app/deferred/buttonName.ts';
import { isSearchKey } from '../features/search/isSearchKey.ts';
import { rootData } from '../store/rootData.ts';

/** In milliseconds: after this delay a status reports that the press is pending. */
const STATUS_DELAY = 300;

const root = rootData();
root.early = '';
let timer: ReturnType<typeof setTimeout> | undefined;

function discard(): void {
  clearTimeout(timer);
  delete root.pressed;
  document.querySelector(`[${CLICKED_ATTRIBUTE}]`)?.removeAttribute(CLICKED_ATTRIBUTE);
  document.querySelector(`body > [${PENDING_ATTRIBUTE}]`)?.remove();
}

/** @param pressed a key, or the name of a button: React may recreate the button, but its name stays the same */
function record(pressed: string, button?: Element): void {
  discard();
  root.pressed = pressed;
  button?.setAttribute(CLICKED_ATTRIBUTE, '');
  timer = setTimeout(showStatus, STATUS_DELAY);
}

function showStatus(): void {
  if (root.pressed === undefined) return;
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.setAttribute(PENDING_ATTRIBUTE, '');
  document.body.append(status);
  // Set the text after inserting the status: screen readers announce changes of its text, but not its first text.
  status.textContent = LOADING;
}

addEventListener(
  'click',
  ({ target, detail }) => {
    // The second click of a double click is no second press.
    if (!(target instanceof Element) || detail > 1) return;
    const button = target.closest(
      `[${PRERENDERED_ATTRIBUTE}] button:not([popovertarget]), #announcement button`,
    );
    const isCancelled = button?.hasAttribute(CLICKED_ATTRIBUTE);
    if (root.early !== undefined) discard();
    if (button && !isCancelled) record(buttonName(button), button);
    target
      .closest(`[${PRERENDERED_ATTRIBUTE}] [popover] a`)
      ?.closest<HTMLElement>('[popover]')
      ?.hidePopover?.();
  },
  true,
);

addEventListener('popstate', discard);

addEventListener('keydown', (event) => {
  // `early` is removed when the application handles keys, which is later than clicks.
  if (root.early === undefined) return;
  if (event.key === 'Escape') discard();
  // After hydration the search button handles its keys itself.
  if (event.defaultPrevented) return;
  const action = isSearchKey(event) ? 'search' : isFree() && findKeyAction(event);
  if (!action) return;
  event.preventDefault();
  const button = action === 'search' && document.querySelector('button[aria-keyshortcuts]');
  if (button) record(buttonName(button), button);
  else record(event.key);
});

/**
 * Whether keys are shortcuts: not disabled, no field has the focus, and no dialog is open. The fields of prerendered pages
 * are inputs.
 */
const isFree = () => !(root.keys || document.querySelector('input:focus,dialog[open]'));
