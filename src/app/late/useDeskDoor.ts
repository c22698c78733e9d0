import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskAddress, isEditable } from '../../core/paths/lateRoutes.ts';
import { pageAddress } from '../../core/paths/pageAddress.ts';
import { isPlainClick } from '../../platform/isPlainClick.ts';
import { listen } from '../../platform/listen.ts';
import { useShown } from '../visit/shown.ts';

/** The way to a page's desk: the link below its text, which leads to its file elsewhere (the key `e` clicks it). */
export function useDeskDoor(): void {
  const navigate = useNavigate();
  const { manifest, route } = useShown();
  useEffect(() => {
    if (!('entry' in route) || !isEditable(manifest, route)) return;
    const onClick = (event: MouseEvent) => {
      // The only link below a text that is not the text's own.
      const link = event.target instanceof Element ? event.target.closest('article > footer > a') : null;
      if (link === null || !isPlainClick(event)) return;
      event.preventDefault();
      void navigate(pageAddress(deskAddress(route.path)));
    };
    return listen(document, ['click'], onClick);
  }, [navigate, manifest, route]);
}
