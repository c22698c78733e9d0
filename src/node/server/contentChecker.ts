import type { ContentCheck, checkContent } from '../check/checkContent.ts';
import { openBeside } from '../lib/openBeside.ts';

export interface ContentChecker {
  check: () => Promise<ContentCheck>;
  close: () => Promise<void>;
}

/** Checks a site folder's content beside: a large site takes seconds, and the server must answer meanwhile. */
export function openContentChecker(siteDir: string): ContentChecker {
  const open = () =>
    openBeside<{ checkContent: typeof checkContent }>(new URL('../check/checkContent.ts', import.meta.url), [
      'checkContent',
    ]);
  let beside: ReturnType<typeof open> | undefined;
  return {
    check: () => {
      // Started when first asked: before that, the compiler needs the processor.
      beside ??= open();
      return beside.checkContent(siteDir);
    },
    close: async () => void (await beside?.end()),
  };
}
