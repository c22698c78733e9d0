import { type Location, useNavigate } from 'react-router-dom';
import { isMenuEntry, menuState } from '../content/menuEntry.ts';

/**
 * The sliding menu of small screens. Whether it is open is the history's to say: opening
 * it is a step forward, so that Back (the gesture of phones) closes it.
 */
export function useMenu(location: Location) {
  const navigate = useNavigate();
  const isOpen = isMenuEntry(location);
  return {
    isOpen,
    open: () => void navigate(location, { state: menuState }),
    close: () => {
      if (isOpen) void navigate(-1);
    },
  };
}
