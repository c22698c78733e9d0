// The start of the section that a link's hash selects, for a preview card.
import type { Section } from '../search/index/sections.ts';

export interface SectionStart {
  /** Empty for the start of the page. */
  heading: string;
  /** Headings above, outermost first. */
  trail: readonly string[];
  /** First lines of the section. */
  text: string;
}

/** Limits of the text. */
const MAX_LENGTH = 180;
const MAX_LINES = 5;

/**
 * Finds the section by its anchor, ignoring case; the start of the page by default. A heading without text is followed
 * by the next section's text.
 * @param anchor decoded, without its hash
 */
export function findSection(sections: readonly Section[], anchor: string): SectionStart {
  const lower = anchor.toLowerCase();
  const exact = sections.findIndex((section) => section.anchor === anchor);
  const found = exact >= 0 ? exact : sections.findIndex((section) => section.anchor.toLowerCase() === lower);
  const at = Math.max(0, found);
  const { heading = '', trail = [] } = sections[at] ?? {};
  const text = sections.slice(at).find((section) => section.text !== '')?.text ?? '';
  return { heading, trail, text: cutStart(text) };
}

/** @example cutStart('一\n二\n三\n四\n五\n六') === '一\n二\n三\n四\n五…' */
function cutStart(text: string): string {
  const start = [...text.split('\n').slice(0, MAX_LINES).join('\n')].slice(0, MAX_LENGTH).join('');
  return start.length < text.length ? `${start}…` : start;
}
