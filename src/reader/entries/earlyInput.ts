// Inlined in the head: records the last press until the application handles clicks and keys, and
// src/reader/app/deferred/useEarlyInput.ts replays it. Escape, a link and a history step drop it. Popovers open without
// scripts and need no replay; a link in one closes it.

import { LOADING } from '../../core/i18n/messages.ts';
import { findKeyAction } from '../../core/keys/keyTable.ts';
import {
  CLICKED_ATTRIBUTE,
  PENDING_ATTRIBUTE,
  PRERENDERED_ATTRIBUTE,
} from '../../core/site/manifest/shellAttributes.ts';
import { buttonName } from '../app/deferred/buttonName.ts';
import { isSearchKey } from '../features/search/isSearchKey.ts';
import { rootData } from '../store/rootData.ts';

/** In milliseconds without a response, after which a status is announced. */
const STATUS_DELAY = 300;

const root = rootData();
root.early = '';
let timer: ReturnType<typeof setTimeout> | undefined;

function forget(): void {
  clearTimeout(timer);
  delete root.pressed;
  document.querySelector(`[${CLICKED_ATTRIBUTE}]`)?.removeAttribute(CLICKED_ATTRIBUTE);
  document.querySelector(`body > [${PENDING_ATTRIBUTE}]`)?.remove();
}

/** @param button recorded by its name: a page that renders again has another button with this name */
function record(pressed: string, button?: Element): void {
  forget();
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
  // Screen readers announce a text that changes in a status, not one that is inserted with it.
  status.textContent = LOADING;
}

addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('a')) forget();
    const button = target.closest(
      `[${PRERENDERED_ATTRIBUTE}] button:not([popovertarget]), #announcement button`,
    );
    if (button) record(buttonName(button), button);
    target
      .closest(`[${PRERENDERED_ATTRIBUTE}] [popover] a`)
      ?.closest<HTMLElement>('[popover]')
      ?.hidePopover?.();
  },
  true,
);

addEventListener('popstate', forget);

addEventListener('keydown', (event) => {
  // The application handles keys later than clicks.
  if (root.early === undefined) return;
  if (event.key === 'Escape') forget();
  const action = isSearchKey(event) ? 'search' : isFree() && findKeyAction(event);
  if (!action) return;
  event.preventDefault();
  const button = action === 'search' && document.querySelector('button[aria-keyshortcuts]');
  if (button) record(buttonName(button), button);
  else record(event.key);
});

/** The only fields of a prerendered page are inputs. */
const isFree = () => !(root.keys || document.querySelector('input:focus'));
