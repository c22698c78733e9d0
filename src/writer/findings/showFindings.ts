// Development server only: a badge in the corner of a page lists its findings. Plain DOM: it lives outside of React's
// root and outlives a navigation.
import { liveReloadMessages } from '../../core/i18n/liveReloadMessages.ts';
import type { PageFindings, PlacedFinding } from '../../core/site/manifest/liveEvent.ts';
import styles from './findings.part.module.css';

/** In milliseconds. */
const MARKED = 3000;

let mark: HTMLDetailsElement | undefined;

/** Renders the findings in place of the previous ones; removes the badge if there are none. */
export function showFindings({ own, others, othersCount }: PageFindings): void {
  if (own.length + othersCount === 0) {
    mark?.remove();
    mark = undefined;
    return;
  }
  if (mark === undefined) {
    mark = make('details', { className: styles.mark ?? '' });
    document.body.append(mark);
  }
  const list = make('div', { className: styles.list ?? '' });
  if (own.length > 0) list.append(...listOf(liveReloadMessages.ownFindings, own));
  if (others.length > 0) list.append(...listOf(liveReloadMessages.otherFindings(othersCount), others));
  if (othersCount > others.length)
    list.append(make('p', { textContent: liveReloadMessages.moreFindings(othersCount - others.length) }));
  const summary = make('summary', { textContent: liveReloadMessages.findings(own.length, othersCount) });
  mark.replaceChildren(summary, list);
}

function listOf(title: string, findings: readonly PlacedFinding[]): HTMLElement[] {
  const list = make('ul', {});
  list.append(...findings.map(itemOf));
  return [make('h2', { textContent: title }), list];
}

function itemOf({ position, rule, message, path, desk = path, words }: PlacedFinding): HTMLElement {
  const item = make('li', {});
  const says = `${rule}：${message}`;
  const link =
    desk === undefined ? make('span', { textContent: says }) : make('a', { textContent: says, href: desk });
  item.append(
    link,
    make('br', {}),
    make('span', { textContent: position, className: styles.position ?? '' }),
  );
  if (words !== undefined) {
    const show = make('button', { type: 'button', textContent: liveReloadMessages.showPlace });
    show.addEventListener('click', () => showPlace(words));
    item.append(show);
  }
  return item;
}

/** Scrolls to the element that contains the words. */
function showPlace(words: string): void {
  const article = document.querySelector('main article');
  const place = article === null ? undefined : findElement(article, words);
  if (place === undefined) return;
  place.scrollIntoView({ block: 'center' });
  place.classList.add(styles.place ?? '');
  setTimeout(() => place.classList.remove(styles.place ?? ''), MARKED);
}

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), properties);
}

/** Finds the innermost element of the article whose text contains the words. */
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
