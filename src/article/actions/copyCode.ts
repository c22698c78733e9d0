import { COPIED_MARK_DURATION } from '../../core/constants.ts';
import { messages } from '../../core/messages.ts';
import { copyText } from '../../platform/copyText.ts';

/** Copies the code of the block that a button stands on, and says beside the button whether that worked. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const controls = button.parentElement;
  const status = controls?.querySelector('[role="status"]');
  const code = button.closest('[data-code]')?.querySelector('code');
  if (!controls || !status || !code) return;
  const isCopied = await copyText(code.textContent.replace(/\n$/, ''));
  controls.dataset.outcome = isCopied ? 'copied' : 'failed';
  status.textContent = messages.code[isCopied ? 'copied' : 'copyFailed'];
  setTimeout(() => {
    delete controls.dataset.outcome;
    status.textContent = '';
  }, COPIED_MARK_DURATION);
}
