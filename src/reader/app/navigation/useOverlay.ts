import { useState } from 'react';
import { type Location, useNavigate } from 'react-router-dom';
import { hasOverlay, type Overlay, overlayState } from '../../content/historyState.ts';
import { isDialogOpen } from '../../platform/elementVisibility.ts';

/** Opens and closes an overlay by history entries, so that Back closes it. */
export function useOverlay(overlay: Overlay, location: Location) {
  const navigate = useNavigate();
  const isOpen = hasOverlay(location, overlay);
  const [requests, setRequests] = useState(0);
  return {
    isOpen,
    /** Number of calls of open(); another number retries a chunk that failed to load. */
    requests,
    open: () => {
      setRequests(requests + 1);
      // The search replaces the menu. It does not open over another modal dialog, which closing the search would not restore.
      if (isOpen || (isDialogOpen() && !hasOverlay(location, 'menu'))) return;
      void navigate(location, { state: overlayState(overlay), replace: hasOverlay(location) });
    },
    close: () => {
      if (isOpen) void navigate(-1);
    },
  };
}
