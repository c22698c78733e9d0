// Development only: a quiet mark in the corner of a page, with what is wrong in its text and elsewhere.
// Elements by hand: it lives beside the application and outlives its pages.
import { liveMessages } from '../../core/i18n/liveMessages.ts';
import type { PageFindings, PlacedFinding } from '../../core/site/manifest/liveEvent.ts';
import styles from './findings.part.module.css';

/** How long, in milliseconds, a place is marked. */
const MARKED = 3000;

let mark: HTMLDetailsElement | undefined;

/** Shows the findings, in place of those before; none, no mark. */
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
  if (own.length > 0) list.append(...listOf(liveMessages.ownFindings, own));
  if (others.length > 0) list.append(...listOf(liveMessages.otherFindings(othersCount), others));
  if (othersCount > others.length)
    list.append(make('p', { textContent: liveMessages.moreFindings(othersCount - others.length) }));
  const summary = make('summary', { textContent: liveMessages.findings(own.length, othersCount) });
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
    const show = make('button', { type: 'button', textContent: liveMessages.showPlace });
    show.addEventListener('click', () => showPlace(words));
    item.append(show);
  }
  return item;
}

/** Shows where the words stand in the page, if they do. */
function showPlace(words: string): void {
  const article = document.querySelector('main article');
  const place = article === null ? undefined : findSitePage(article, words);
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

/** The element of the page whose text holds these words, the innermost one. */
function findSitePage(article: ParentNode, words: string): HTMLElement | undefined {
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
