import { COPIED_MARK_DURATION } from '../../core/constants.ts';
import { messages } from '../../core/messages.ts';
import { readableAddress } from '../../core/paths/readableAddress.ts';
import { copyText } from '../../platform/copyText.ts';

/** Copies the address of a heading's link, in letters, as the address bar will show it. The link itself is followed as well. */
export async function copyAddress(link: HTMLElement): Promise<void> {
  if (!(link instanceof HTMLAnchorElement && (await copyText(readableAddress(link.href))))) return;
  const { title } = link;
  link.dataset.copied = '';
  link.title = messages.article.headingLinkCopied;
  setTimeout(() => {
    delete link.dataset.copied;
    link.title = title;
  }, COPIED_MARK_DURATION);
}
