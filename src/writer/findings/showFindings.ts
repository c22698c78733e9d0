// Renders a badge with the findings of a page, under the development server only. It is plain DOM outside of React's
// root, so that it stays mounted during navigation.
import { pageFindingsMessages } from '#i18n/pageFindingsMessages';
import type { PageFindings, PlacedFinding } from '../../core/site/manifest/liveEvent.ts';
import styles from './findings.part.module.css';

/** In milliseconds. */
const HIGHLIGHT_TIME = 3000;

let badge: HTMLDetailsElement | undefined;

/** Replaces the rendered findings; removes the badge if there are none. */
export function showFindings({ own, others, othersCount }: PageFindings): void {
  if (own.length + othersCount === 0) {
    badge?.remove();
    badge = undefined;
    return;
  }
  if (badge === undefined) {
    badge = make('details', { className: styles.badge ?? '' });
    document.body.append(badge);
  }
  const list = make('div', { className: styles.list ?? '' });
  if (own.length > 0) list.append(...listOf(pageFindingsMessages.ownFindings, own));
  if (others.length > 0) list.append(...listOf(pageFindingsMessages.otherFindings(othersCount), others));
  if (othersCount > others.length)
    list.append(make('p', { textContent: pageFindingsMessages.moreFindings(othersCount - others.length) }));
  const summary = make('summary', { textContent: pageFindingsMessages.findings(own.length, othersCount) });
  badge.replaceChildren(summary, list);
}

function listOf(title: string, findings: readonly PlacedFinding[]): HTMLElement[] {
  const list = make('ul', {});
  list.append(...findings.map(itemOf));
  return [make('h2', { textContent: title }), list];
}

function itemOf({ position, rule, message, path, desk: href = path, words }: PlacedFinding): HTMLElement {
  const item = make('li', {});
  const text = pageFindingsMessages.finding(rule, message);
  const link =
    href === undefined ? make('span', { textContent: text }) : make('a', { textContent: text, href });
  item.append(
    link,
    make('br', {}),
    make('span', { textContent: position, className: styles.position ?? '' }),
  );
  if (words !== undefined) {
    const show = make('button', { type: 'button', textContent: pageFindingsMessages.showPlace });
    show.addEventListener('click', () => highlight(words));
    item.append(show);
  }
  return item;
}

/** Scrolls to the element that contains a text, and highlights it. */
function highlight(text: string): void {
  const article = document.querySelector('main article');
  const element = article === null ? undefined : findElement(article, text);
  if (element === undefined) return;
  element.scrollIntoView({ block: 'center' });
  element.classList.add(styles.highlighted ?? '');
  setTimeout(() => element.classList.remove(styles.highlighted ?? ''), HIGHLIGHT_TIME);
}

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), properties);
}

/** Finds the first element with a text node that contains the words. */
function findElement(article: ParentNode, words: string): HTMLElement | undefined {
  const texts = document.createTreeWalker(article as Node, NodeFilter.SHOW_TEXT);
  const wanted = fold(words);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (parentElement !== null && fold(textContent ?? '').includes(wanted)) return parentElement;
  }
  return undefined;
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
