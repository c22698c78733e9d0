import { useEffect, useLayoutEffect } from 'react';
import { useSiteLinks } from '../../content/links/useSiteLinks.ts';
import { useManifest } from '../../content/queries/ContentProvider.tsx';
import { isPlainClick } from '../../platform/isPlainClick.ts';
import { addListener } from '../../platform/listen.ts';
import { usePreferences } from '../../store/preferences.ts';
import { rootData } from '../../store/rootData.ts';

/** Handles clicks in the announcement bar, which is part of the shell's HTML, and hides a dismissed one. */
export function AnnouncementBar() {
  const bar = useManifest().site.announcementBar;
  const dismissed = usePreferences((state) => state.dismissedAnnouncement);
  const dismiss = usePreferences((state) => state.dismissAnnouncement);
  const { follow } = useSiteLinks();
  const id = bar?.id;
  const isDismissed = bar?.isCloseable === true && dismissed === id;

  useLayoutEffect(() => {
    const root = rootData();
    // A cached shell may show an announcement that the manifest no longer has.
    const isCurrent = id !== undefined && root.announcement === id;
    root.announcementDismissed = String(!isCurrent || isDismissed);
  }, [id, isDismissed]);

  useEffect(() => {
    const element = document.getElementById('announcement');
    if (element === null || id === undefined) return;
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target.closest('a, button') : null;
      if (target instanceof HTMLButtonElement) return dismiss(id);
      if (target instanceof HTMLAnchorElement && isPlainClick(event) && follow(target))
        event.preventDefault();
    };
    return addListener(element, ['click'], onClick);
  }, [id, follow, dismiss]);

  return null;
}
