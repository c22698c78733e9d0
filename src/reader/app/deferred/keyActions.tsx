// What the keys of core/keys/keyTable.ts do: mostly what a click on the page's own control does.
import type { ReactNode } from 'react';
import { messages } from '../../../core/i18n/messages.ts';
import type { KeyAction } from '../../../core/keys/keyTable.ts';
import { findLink } from '../../features/preview/findLink.ts';
import KeysDialog from '../../features/tools/keys/KeysDialog.tsx';
import { loadExtra } from '../../platform/loadPart.ts';

/** Lays something over the page; null takes it away. */
type Show = (over: ReactNode) => void;

const { pager, article, toc } = messages;

/** @param openDesk absent where the page has no desk */
type Act = (show: Show, openDesk: (() => void) | undefined) => unknown;

export const keyActions: Record<Exclude<KeyAction, 'search'>, Act> = {
  previous: () => click(`nav[aria-label="${pager.label}"] a`, pager.previous),
  next: () => click(`nav[aria-label="${pager.label}"] a`, pager.next),
  contents: goToContents,
  edit: (_, openDesk) => (openDesk ? openDesk() : click('article footer a', article.editThisPage)),
  preview: showPreview,
  list: (show) => show(<KeysDialog onClose={() => show(null)} />),
};

/** Clicks the first of these controls whose words begin so; a page without it has nothing to offer. */
function click(selector: string, words: string): void {
  const controls = [...document.querySelectorAll<HTMLElement>(selector)];
  controls.find(({ textContent }) => textContent.startsWith(words))?.click();
}

const isDrawn = (element: Element) => element.getClientRects().length > 0;

/** Puts the focus where reading is in the contents; where they have no column, their sheet is opened first. */
function goToContents(): void {
  const sheet = document.querySelector<HTMLElement>('[data-toc-bar] > button');
  if (sheet && isDrawn(sheet)) sheet.click();
  const links = [...document.querySelectorAll<HTMLElement>(`nav[aria-label="${toc.label}"] a`)];
  const seen = links.filter(isDrawn);
  (seen.find((link) => link.hasAttribute('aria-current')) ?? seen[0])?.focus();
}

/** Shows what the link leads to that has the focus. */
async function showPreview(show: Show): Promise<void> {
  const link = findLink(document.activeElement);
  if (link === null) return;
  const part = await loadExtra(
    () => import(/* webpackChunkName: "reading" */ '../../features/preview/PreviewCard.tsx'),
  );
  if (part && link === document.activeElement)
    show(<part.default key={link.href} link={link} isByKey onClose={() => show(null)} />);
}
