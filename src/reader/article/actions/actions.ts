// Actions of buttons and links in a text. They are plain elements with `data-action`, since React does not hydrate
// prerendered text.

import { copyMessages } from '#i18n/copyMessages';
import { COPIED_DURATION } from '../../../core/constants.ts';
import { readableUrl } from '../../../core/site/urls/readableUrl.ts';
import { copyText, selectContent } from '../../platform/copyText.ts';

/** Names of actions; `enlarge` is handled by useArticleActions.tsx. */
export type ArticleAction = keyof typeof actions | 'enlarge';

/** Click handlers by the value of `data-action`. */
export const actions = {
  copy: copyCode,
  copyAddress,
  wrap: wrapCode,
} satisfies Record<string, (control: HTMLElement) => void>;

/** Copies the code of the block around a button, and announces the result in its status element. */
async function copyCode(button: HTMLElement): Promise<void> {
  const controls = button.parentElement;
  const status = controls?.querySelector('[role="status"]');
  const code = button.closest('[data-code]')?.querySelector('code');
  if (!controls || !status || !code) return;
  const isCopied = await copyText(code.textContent.replace(/\n$/, ''));
  controls.dataset.outcome = isCopied ? 'copied' : 'failed';
  status.textContent = copyMessages[isCopied ? 'copied' : 'failed'];
  if (!isCopied) selectContent(code);
  setTimeout(() => {
    delete controls.dataset.outcome;
    status.textContent = '';
  }, COPIED_DURATION);
}

/**
 * Copies the readable URL of a permalink. Does not prevent the default of the click, so that the page also scrolls to
 * the heading.
 */
async function copyAddress(link: HTMLElement): Promise<void> {
  if (!(link instanceof HTMLAnchorElement && (await copyText(readableUrl(link.href))))) return;
  // A second click while the title is replaced must not store the replacement as the original title.
  if (link.dataset.copied !== undefined) return;
  const { title } = link;
  link.dataset.copied = '';
  link.title = copyMessages.addressCopied;
  setTimeout(() => {
    delete link.dataset.copied;
    link.title = title;
  }, COPIED_DURATION);
}

/** Toggles whether long lines of a code block wrap or scroll. */
function wrapCode(button: HTMLElement): void {
  const pre = button.closest('[data-code]')?.querySelector('pre');
  const isWrapped = pre?.toggleAttribute('data-wrap') ?? false;
  button.setAttribute('aria-pressed', String(isWrapped));
}
