import { useEffect } from 'react';
import { TOC_ID } from '../../features/toc/Toc.tsx';
import { listen } from '../../platform/listen.ts';

/**
 * The sheet of the contents stands behind the text: who reads by ear is led into it, to where they are. The browser
 * opens it, and gives the focus back.
 */
export function useContentsFocus(): void {
  useEffect(() => {
    const onToggle = ({ target: sheet, newState }: ToggleEvent) => {
      if (newState !== 'open' || !(sheet instanceof HTMLElement) || sheet.id !== TOC_ID) return;
      const link = sheet.querySelector<HTMLElement>('[aria-current]') ?? sheet.querySelector('a');
      link?.focus();
    };
    // It does not bubble.
    return listen(document, ['toggle'], onToggle, { capture: true });
  }, []);
}
