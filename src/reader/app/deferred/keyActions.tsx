// Actions of the keys in core/keys/keyTable.ts: most click the control of the page that does the same.
import type { ReactNode } from 'react';
import { messages } from '../../../core/i18n/messages.ts';
import type { KeyAction } from '../../../core/keys/keyTable.ts';
import { findLink } from '../../features/link-preview/findLink.ts';
import KeysDialog from '../../features/tools/keys/KeysDialog.tsx';
import { loadExtra } from '../../platform/loadPart.ts';

/** Renders a node over the page; null removes it. */
type Show = (over: ReactNode) => void;

const { pager, article, toc } = messages;

/** @param openDesk undefined where the page cannot be edited */
type Act = (show: Show, openDesk: (() => void) | undefined) => unknown;

export const keyActions: Record<Exclude<KeyAction, 'search'>, Act> = {
  previous: () => click(`nav[aria-label="${pager.label}"] a`, pager.previous),
  next: () => click(`nav[aria-label="${pager.label}"] a`, pager.next),
  contents: focusContents,
  edit: (_, openDesk) => (openDesk ? openDesk() : click('article footer a', article.editThisPage)),
  preview: previewLink,
  list: (show) => show(<KeysDialog onClose={() => show(null)} />),
};

/** Clicks the first of these controls whose text begins with a word; a page without it ignores the key. */
function click(selector: string, words: string): void {
  const controls = [...document.querySelectorAll<HTMLElement>(selector)];
  controls.find(({ textContent }) => textContent.startsWith(words))?.click();
}

const isVisible = (element: Element) => element.getClientRects().length > 0;

/** Focuses the current link of the table of contents; without a column for it, opens its bottom sheet first. */
function focusContents(): void {
  const sheet = document.querySelector<HTMLElement>('[data-toc-bar] > button');
  if (sheet && isVisible(sheet)) sheet.click();
  const links = [...document.querySelectorAll<HTMLElement>(`nav[aria-label="${toc.label}"] a`)];
  const seen = links.filter(isVisible);
  (seen.find((link) => link.hasAttribute('aria-current')) ?? seen[0])?.focus();
}

/** Shows a preview of the target of the focused link. */
async function previewLink(show: Show): Promise<void> {
  const link = findLink(document.activeElement);
  if (link === null) return;
  const part = await loadExtra(
    () => import(/* webpackChunkName: "tools" */ '../../features/link-preview/PreviewCard.tsx'),
  );
  if (part && link === document.activeElement)
    show(<part.default key={link.href} link={link} isByKey onClose={() => show(null)} />);
}
