import type { Blockquote } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { findAlertType } from '../containerKinds.ts';

/** GitHub's alert, a quote that begins with `[!NOTE]` on a line of its own, as the container that it means. */
export function readAlert(quote: Blockquote): ContainerDirective | undefined {
  const [first, ...rest] = quote.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const match = /^\[!([a-z]+)\][ \t]*(?:\n|$)/i.exec(text.value);
  const name = match === null ? undefined : findAlertType(match[1] ?? '');
  if (match === null || name === undefined) return undefined;

  text.value = text.value.slice(match[0].length);
  if (text.value === '') first.children.shift();
  // A hard break may follow the marker.
  if (first.children[0]?.type === 'break') first.children.shift();
  const children = first.children.length === 0 ? rest : quote.children;
  return { type: 'containerDirective', name, children, ...(quote.position && { position: quote.position }) };
}
