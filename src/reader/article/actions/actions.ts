// What the reader can do with a text. Its controls are plain markup that says what they do
// (`data-action="copy"`): the same for a text that the build drew and for one that was drawn here.
import { COPIED_MARK_DURATION } from '../../../core/constants.ts';
import { copyMessages } from '../../../core/i18n/copyMessages.ts';
import { readableAddress } from '../../../core/site/urls/readableAddress.ts';
import { copyText, selectContent } from '../../platform/copyText.ts';

/** `enlarge` opens a dialog, which the page brings (ArticleWorld). */
export type ArticleAction = keyof typeof actions | 'enlarge';

/** The table name -> what a click on the control does. */
export const actions = {
  copy: copyCode,
  copyAddress,
  wrap: wrapCode,
} satisfies Record<string, (control: HTMLElement) => void>;

/** Copies the code of the block that a button stands on, and says beside the button whether that worked. */
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
  }, COPIED_MARK_DURATION);
}

/** Copies the address of a heading's link, in letters, as the address bar will show it. The link itself is followed as well. */
async function copyAddress(link: HTMLElement): Promise<void> {
  if (!(link instanceof HTMLAnchorElement && (await copyText(readableAddress(link.href))))) return;
  // Pressed again: the title is not its own now, and comes back with the first press.
  if (link.dataset.copied !== undefined) return;
  const { title } = link;
  link.dataset.copied = '';
  link.title = copyMessages.addressCopied;
  setTimeout(() => {
    delete link.dataset.copied;
    link.title = title;
  }, COPIED_MARK_DURATION);
}

/** Breaks the long lines of the block that a button stands on, or lets them scroll again. */
function wrapCode(button: HTMLElement): void {
  const pre = button.closest('[data-code]')?.querySelector('pre');
  const isWrapped = pre?.toggleAttribute('data-wrap') ?? false;
  button.setAttribute('aria-pressed', String(isWrapped));
}
