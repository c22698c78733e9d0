// Text of the preview that opens on hover or focus of a link: the start of the section with the link's hash.
import type { Section } from '../search/index/sections.ts';

export interface SectionStart {
  /** Empty at the start of the page. */
  heading: string;
  /** Ancestor headings, outermost first. */
  trail: readonly string[];
  /** First lines of the section. */
  text: string;
}

/** Limits of the rendered text, in characters and in lines. */
const MAX_LENGTH = 180;
const MAX_LINES = 5;

/**
 * Finds a section by its anchor: an exact match first, then one that differs in case only, then the start of the
 * page. If the section has no text of its own, the text of the next section is used.
 * @param anchor percent-decoded fragment without `#`
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

/** Truncates the text. @example cutStart('一\n二\n三\n四\n五\n六') === '一\n二\n三\n四\n五…' */
function cutStart(text: string): string {
  const start = [...text.split('\n').slice(0, MAX_LINES).join('\n')].slice(0, MAX_LENGTH).join('');
  return start.length < text.length ? `${start}…` : start;
}
