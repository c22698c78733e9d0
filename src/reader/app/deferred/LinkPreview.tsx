import { type ReactNode, useEffect, useState } from 'react';
import { PREVIEW_DELAY } from '../../../core/constants.ts';
import { findLink } from '../../features/preview/findLink.ts';
import { listen, together } from '../../platform/listen.ts';
import { loadExtra } from '../../platform/loadPart.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';

/** Shows what a link of the text leads to, beside it, when the mouse rests on it. Loaded with the first one. */
export function LinkPreview(): ReactNode {
  const { location } = useCurrentPage();
  const [card, setCard] = useState<ReactNode>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => setCard(null), [location]);
  useEffect(() => {
    let timer: number | undefined;
    let under: HTMLAnchorElement | null = null;
    // A link that has come under a resting pointer (Back, a closed dialog) was not pointed at.
    let isNew = false;
    let last = '';
    const show = async (link: HTMLAnchorElement) => {
      const part = await loadExtra(
        () => import(/* webpackChunkName: "reading" */ '../../features/preview/PreviewCard.tsx'),
      );
      if (part !== undefined && link === under && link.isConnected)
        setCard(<part.default key={link.href} link={link} onClose={() => setCard(null)} />);
    };
    const onOver = ({ target, pointerType }: PointerEvent) => {
      const isMouse = pointerType === 'mouse' && target instanceof Element;
      const link = isMouse ? findLink(target) : null;
      // Who has closed it has to leave the link first.
      if (link === under) return;
      under = link;
      isNew = true;
      window.clearTimeout(timer);
    };
    const onMove = ({ screenX, screenY }: PointerEvent) => {
      const link = under;
      const place = `${screenX},${screenY}`;
      // Some browsers tell of a move where only the page has changed.
      if (isNew && link !== null && place !== last) {
        isNew = false;
        timer = window.setTimeout(() => void show(link), PREVIEW_DELAY);
      }
      last = place;
    };
    return together(
      listen(document, ['pointerover'], onOver),
      listen(document, ['pointermove'], onMove),
      () => window.clearTimeout(timer),
    );
  }, []);
  return card;
}
