import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskAddress, isEditable } from '../../../core/site/urls/lateRoutes.ts';
import { pageAddress } from '../../../core/site/urls/pageAddress.ts';
import { isPlainClick } from '../../platform/isPlainClick.ts';
import { listen } from '../../platform/listen.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';

/**
 * The way to a page's desk: the link below its text, which leads to its file elsewhere.
 * @returns the same without a link, for the key `e`; undefined where the page has no desk
 */
export function useDeskDoor(): (() => void) | undefined {
  const navigate = useNavigate();
  const { manifest, route } = useCurrentPage();
  const open = useMemo(() => {
    if (!('entry' in route) || !isEditable(manifest, route)) return undefined;
    return () => void navigate(pageAddress(deskAddress(route.path)));
  }, [navigate, manifest, route]);
  useEffect(() => {
    if (open === undefined) return;
    const onClick = (event: MouseEvent) => {
      // The only link below a text that is not the text's own.
      const link = event.target instanceof Element ? event.target.closest('article > footer > a') : null;
      if (link === null || !isPlainClick(event)) return;
      event.preventDefault();
      open();
    };
    return listen(document, ['click'], onClick);
  }, [open]);
  return open;
}
