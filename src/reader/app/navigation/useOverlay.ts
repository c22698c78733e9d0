import { useState } from 'react';
import { type Location, useNavigate } from 'react-router-dom';
import { hasOverlay, type Overlay, overlayState } from '../../content/historyState.ts';
import { isDialogOpen } from '../../platform/elementVisibility.ts';

/** An overlay whose state is in the history: opening it pushes an entry. */
export function useOverlay(overlay: Overlay, location: Location) {
  const navigate = useNavigate();
  const isOpen = hasOverlay(location, overlay);
  const [requests, setRequests] = useState(0);
  return {
    isOpen,
    /** Number of requests to open it: its chunk may have failed to load. */
    requests,
    open: () => {
      setRequests(requests + 1);
      // The search replaces the menu. Another modal dialog stays on top: closing the search would not lead back to it.
      if (isOpen || (isDialogOpen() && !hasOverlay(location, 'menu'))) return;
      void navigate(location, { state: overlayState(overlay), replace: hasOverlay(location) });
    },
    close: () => {
      if (isOpen) void navigate(-1);
    },
  };
}
