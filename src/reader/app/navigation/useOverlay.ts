import { useState } from 'react';
import { type Location, useNavigate } from 'react-router-dom';
import { hasOverlay, type Overlay, overlayState } from '../../content/historyState.ts';
import { isCovered } from '../../platform/visibility.ts';

/** Something that lies over the page. Whether it is open is the history's to say: opening it is a step forward. */
export function useOverlay(overlay: Overlay, location: Location) {
  const navigate = useNavigate();
  const isOpen = hasOverlay(location, overlay);
  const [asked, setAsked] = useState(0);
  return {
    isOpen,
    /** How often it was asked for: it may be open, and not have come. */
    asked,
    open: () => {
      setAsked(asked + 1);
      // The menu gives way to the search. What else is modal stays, and nothing opens above it: what the reader
      // closes would not be what they were at before.
      if (isOpen || (isCovered() && !hasOverlay(location, 'menu'))) return;
      void navigate(location, { state: overlayState(overlay), replace: hasOverlay(location) });
    },
    close: () => {
      if (isOpen) void navigate(-1);
    },
  };
}
