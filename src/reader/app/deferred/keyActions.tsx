// Actions of the keys in core/keys/keyTable.ts. Most click a link or button of the page.
import type { ReactNode } from 'react';
import { messages } from '#i18n/messages';
import type { KeyAction } from '../../../core/keys/keyTable.ts';
import { findLink } from '../../features/link-preview/findLink.ts';
import KeysDialog from '../../features/tools/keys/KeysDialog.tsx';
import { loadOptionalChunk } from '../../platform/loadChunk.ts';

/** Sets the node that is rendered over the page; null removes the node. */
type Show = (over: ReactNode) => void;

const { pager, article, toc } = messages;

/** @param openEditor undefined where the page cannot be edited */
type Act = (show: Show, openEditor: (() => void) | undefined) => unknown;

export const keyActions: Record<Exclude<KeyAction, 'search'>, Act> = {
  previous: () => click(`nav[aria-label="${pager.label}"] a`, pager.previous),
  next: () => click(`nav[aria-label="${pager.label}"] a`, pager.next),
  contents: focusContents,
  edit: (_, openEditor) => (openEditor ? openEditor() : click('article footer a', article.editThisPage)),
  preview: previewLink,
  list: (show) => show(<KeysDialog onClose={() => show(null)} />),
};

/** Clicks the first matching element whose text starts with a label; without one the key does nothing. */
function click(selector: string, label: string): void {
  const controls = [...document.querySelectorAll<HTMLElement>(selector)];
  controls.find(({ textContent }) => textContent.startsWith(label))?.click();
}

const isVisible = (element: Element) => element.getClientRects().length > 0;

/** Focuses the current link of the table of contents. Where the table has no column, opens its bottom sheet first. */
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
  const part = await loadOptionalChunk(
    () => import(/* webpackChunkName: "tools" */ '../../features/link-preview/PreviewCard.tsx'),
  );
  if (part && link === document.activeElement)
    show(<part.default key={link.href} link={link} isByKey onClose={() => show(null)} />);
}
