// The oldest browsers that the site is for: phones of 2022, and the last ones of Windows 7 and 8.
import type { Targets } from 'lightningcss';

/** What scripts are written in; types know no newer functions (tsconfig.json). */
export const SCRIPT_TARGET = 'es2020';

/** Style sheets are written for them: with prefixes, and widths as `max-width`, not as a range. */
export const STYLE_TARGETS: Targets = {
  chrome: 100 << 16,
  safari: (15 << 16) | (4 << 8),
  ios_saf: (15 << 16) | (4 << 8),
};
