// What a link leads to, in a few lines: the section at its anchor, or the page's beginning.
import type { Section } from '../search/index/sections.ts';

export interface SectionStart {
  /** Empty for the page's beginning. */
  heading: string;
  /** Headings above, outer first. */
  trail: readonly string[];
  /** Its first lines. */
  text: string;
}

/** As much is shown of a section. */
const MAX_LENGTH = 180;
const MAX_LINES = 5;

/**
 * The section that an anchor names, whatever the case it is written in; the page's beginning where it names
 * none. Where nothing stands below a heading, what comes next does.
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
