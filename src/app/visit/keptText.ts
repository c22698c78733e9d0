import type { KeptText } from '../../core/model/doc.ts';
import { readTextFacts, TEXT_FACTS_ID } from '../../core/model/textFacts.ts';

/**
 * The text that stands in the shell, with what the build wrote of it; undefined on pages without one. To be
 * called before anything is drawn: whatever becomes of the page around it, its elements are kept.
 */
export function findKeptText(root: HTMLElement): { text: KeptText; key: string } | undefined {
  const written = document.getElementById(TEXT_FACTS_ID)?.textContent;
  const frame = root.querySelector('article > .prose');
  if (written == null || frame === null) return undefined;
  const { facts, key } = readTextFacts(written);
  return { text: { ...facts, nodes: [...frame.childNodes] }, key };
}
